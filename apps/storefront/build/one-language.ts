import type { Language } from '@dealstore/commerce-core/domain';
import type { Plugin } from 'vite';
import { applyEdits, type Edit, isNode, type Node, nodesOf, parse, walk } from './syntax.ts';

const TEXT_FILE = /\/src\/.+\.text\.ts$/;

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
  const cuts: Edit[] = [];
  walk(parse(code), (node) => {
    const words = messagesOf(node);
    const others = words.filter(({ key }) => isNode(key) && key['name'] !== kept && isLanguage(key['name']));
    // The comma after a property goes with it.
    for (const { start, end } of others)
      cuts.push({ start, end: /^\s*,/.test(code.slice(end)) ? code.indexOf(',', end) + 1 : end, text: '' });
    return true;
  });
  return applyEdits(code, cuts);
}

/** The properties of the object that a node hands to `defineText`; none when it is another node. */
function messagesOf({ type, callee, arguments: given }: Node): readonly Node[] {
  if (type !== 'CallExpression' || !isNode(callee) || callee['name'] !== 'defineText') return [];
  return nodesOf(nodesOf(given)[0]?.['properties']);
}

function isLanguage(name: unknown): boolean {
  return Object.values(CLIENT_ENVIRONMENTS).some((language) => language === name);
}
