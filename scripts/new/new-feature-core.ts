import type { FeatureNames } from './new-feature-name.ts';

const CORE = 'packages/commerce-core/src';

/** The rule, the port, their tests, and both adapters of a new feature; path to content. */
export function layOutCore(names: FeatureNames): readonly (readonly [string, string])[] {
  const { word } = names;
  return [
    [`${CORE}/${word}/${word}.ts`, rule(names)],
    [`${CORE}/${word}/${word}.domain.ts`, domainList(names)],
    [`${CORE}/${word}/${word}.test.ts`, ruleTest(names)],
    [`${CORE}/${word}/${word}.port.ts`, port(names)],
    [`${CORE}/testing/port-suites/${word}-api.suite.ts`, suite(names)],
    [`${CORE}/adapters/http/${word}.http.ts`, http(names)],
    [`${CORE}/adapters/memory/${word}.memory.ts`, memory(names)],
  ];
}

const rule = ({
  name,
  type,
  types,
  phrase,
  phrases,
}: FeatureNames): string => `import type { ${type}No } from '../value/identifiers.ts';

/** One ${phrase} of a member. Assumed. */
export interface ${type} {
  readonly ${name}No: ${type}No;
  readonly label: string;
}

/** What a member has of them. Assumed. */
export interface ${type}List {
  readonly totalCount: number;
  readonly items: readonly ${type}[];
}

/** The one of a number; null when the list has none. Assumed. */
export function find${type}({ items }: ${type}List, ${name}No: ${type}No): ${type} | null {
  return items.find((${name}) => ${name}.${name}No === ${name}No) ?? null;
}

/** A list of these ${phrases}. Assumed. */
export function listOf${types}(items: readonly ${type}[]): ${type}List {
  return { totalCount: items.length, items };
}
`;

const domainList = ({ word, type, types }: FeatureNames): string =>
  `export { find${type}, listOf${types}, type ${type}, type ${type}List } from './${word}.ts';\n`;

const ruleTest = ({
  word,
  name,
  names,
  type,
  types,
}: FeatureNames): string => `import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { find${type}, listOf${types} } from './${word}.ts';

const ${names} = fc.uniqueArray(fc.record({ ${name}No: fc.nat(), label: fc.string() }), {
  selector: (${name}) => ${name}.${name}No,
});

describe('find${type}', () => {
  it.prop([${names}])('finds each one of a list by its number', (items) => {
    const list = listOf${types}(items);
    expect(items.map((${name}) => find${type}(list, ${name}.${name}No))).toEqual(items);
  });

  it('finds nothing in an empty list', () => {
    expect(find${type}(listOf${types}([]), 1)).toBeNull();
  });
});
`;

const port = ({ word, type, phrases }: FeatureNames): string => `import type { ${type}List } from './${word}.ts';

/** The member's ${phrases}. Every method rejects with a CommerceError and with nothing else. */
export interface ${type}Api {
  list(signal?: AbortSignal): Promise<${type}List>;
}
`;

const suite = ({ name, type }: FeatureNames): string => `import { describe, expect, it } from 'vitest';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** What every ${type}Api does. */
export function ${name}ApiSuite(open: OpenSuiteShop): void {
  describe('${type}Api', () => {
    const shop = withShop(open);

    it('begins with none', async () => {
      expect(await shop().member.${name}Api.list()).toEqual({ totalCount: 0, items: [] });
    });

    it('knows none of a guest', async () => {
      expect(await refusalOf(shop().guest.${name}Api.list())).toMatchObject({ name: 'CommerceError', code: 'AU99' });
    });
  });
}
`;

const http = ({
  word,
  type,
  phrase,
  path,
}: FeatureNames): string => `import type { ${type}Api } from '../../${word}/${word}.port.ts';
import { dataOf } from './client.ts';
import type { HttpClient } from './http-client.ts';

/** The ${phrase} calls over HTTP. */
export function createHttp${type}Api(http: HttpClient): ${type}Api {
  return {
    list: (signal) => dataOf(http.GET('${path}', { signal: signal ?? null })),
  };
}
`;

const memory = ({
  word,
  type,
  types,
  phrases,
}: FeatureNames): string => `import type { ${type}Api } from '../../${word}/${word}.port.ts';
import { listOf${types} } from '../../${word}/${word}.ts';
import type { MemoryBackend } from './memory-backend.ts';

/** The ${phrases} of the member of a memory shop. */
export function createMemory${type}Api(backend: MemoryBackend): ${type}Api {
  return {
    list: async () => {
      await backend.member();
      return listOf${types}([]);
    },
  };
}
`;
