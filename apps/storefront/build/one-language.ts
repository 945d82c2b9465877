import type { Language } from '@dealstore/commerce-core/domain';
import { type ESTree, parseAst, type Plugin, Visitor } from 'vite';

const TEXT_FILE = /\/src\/.+\.text\.ts$/;

/** The environment of the client build for a language. */
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
        const clientLanguage = CLIENT_ENVIRONMENTS[this.environment.name];
        return clientLanguage === undefined ? null : { code: keepLanguage(code, clientLanguage), map: null };
      },
    },
  };
}

/**
 * The code with `ko` or `en` left out of every `defineText({ ko, en })`; what only they used is then dropped by the bundler.
 * @example keepLanguage('const t = defineText({ ko: { a: '가' }, en: { a: 'a' } })', 'en') // 'const t = defineText({ en: { a: 'a' } })'
 */
export function keepLanguage(code: string, clientLanguage: Language): string {
  const others: { readonly start: number; readonly end: number }[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [messages] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineText') return;
      if (messages?.type === 'ObjectExpression')
        others.push(...messages.properties.filter((one) => isOther(one, clientLanguage)));
    },
  });
  visitor.visit(parseAst(code));
  return others
    .toSorted((left, right) => right.start - left.start)
    .reduce((rest, { start, end }) => {
      // The comma after a property is removed with it.
      const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
      return rest.slice(0, start) + rest.slice(end + comma);
    }, code);
}

function isOther(property: ESTree.ObjectPropertyKind, clientLanguage: Language): boolean {
  if (property.type !== 'Property' || property.key.type !== 'Identifier') return false;
  const { name } = property.key;
  return name !== clientLanguage && Object.values(CLIENT_ENVIRONMENTS).some((language) => language === name);
}
