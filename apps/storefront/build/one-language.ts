import type { Language } from '@dealstore/commerce-core/domain';
import { parseAst, type Plugin } from 'vite';

const TEXT_FILE = /\/src\/.+\.text\.ts$/;

/** A node of the syntax tree, as far as messages are concerned. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** The environment of the client build that carries a language's words. */
export const CLIENT_ENVIRONMENTS: Readonly<Record<string, Language>> = { client: 'ko', clientEn: 'en' };

/** Takes the other language's messages out of a client build: a document has one language, and changes it by loading anew. */
export function oneLanguage(): Plugin {
  return {
    name: 'dealstore:one-language',
    apply: 'build',
    // After types are gone, before anything is bundled.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name in CLIENT_ENVIRONMENTS,
    transform: {
      filter: { id: TEXT_FILE },
      handler(code) {
        const kept = CLIENT_ENVIRONMENTS[this.environment.name];
        return kept === undefined ? null : { code: keepLanguage(code, kept), map: null };
      },
    },
  };
}

/**
 * The code with `ko` or `en` left out of every `defineText({ ko, en })`; what only they used is then dropped by the bundler.
 * @example keepLanguage('const t = defineText({ ko: { a: '가' }, en: { a: 'a' } })', 'en') // 'const t = defineText({ en: { a: 'a' } })'
 */
export function keepLanguage(code: string, kept: Language): string {
  const cuts: { readonly start: number; readonly end: number }[] = [];
  walk(parseAst(code), (node) => {
    const [words] = messagesOf(node);
    if (words === undefined) return;
    const others = words.filter(({ key }) => isNode(key) && key['name'] !== kept && isLanguage(key['name']));
    // The comma after a property goes with it.
    for (const { start, end } of others)
      cuts.push({ start, end: /^\s*,/.test(code.slice(end)) ? code.indexOf(',', end) + 1 : end });
  });
  return cuts
    .toSorted((left, right) => right.start - left.start)
    .reduce((rest, cut) => rest.slice(0, cut.start) + rest.slice(cut.end), code);
}

/** The properties of the object that a node hands to `defineText`; nothing when it is another node. */
function messagesOf(node: Node): readonly (readonly Node[])[] {
  const { type, callee, arguments: given } = node;
  if (type !== 'CallExpression' || !isNode(callee) || callee['name'] !== 'defineText' || !Array.isArray(given))
    return [];
  const [object]: readonly unknown[] = given;
  if (!isNode(object) || !Array.isArray(object['properties'])) return [];
  return [object['properties'].filter(isNode)];
}

function isLanguage(name: unknown): boolean {
  return Object.values(CLIENT_ENVIRONMENTS).some((language) => language === name);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, visit);
  } else if (isNode(value)) {
    visit(value);
    for (const child of Object.values(value)) walk(child, visit);
  }
}
