import { glob, readFile } from 'node:fs/promises';

/** Where the READMEs say the shop runs; a test puts the address of its own shop in the place. */
export const DOCUMENTED_ORIGIN = 'http://localhost:3000';

/** Blocks that are no programs, by a line of theirs, each with what the reader has that it compiles with. */
export const FRAGMENTS: Readonly<Record<string, string>> = {
  'const commerce = createCommerce({ ...createMemoryPorts({ clock, random }), tracking: myTracking });': `
    import { type Clock, createCommerce, type Random, type Tracking } from '@dealstore/commerce-core';
    import { createMemoryPorts } from '@dealstore/commerce-core/adapters/memory';
    import { createActor } from 'xstate';
    declare const clock: Clock, random: Random, myTracking: Tracking;`,
  "import { cartApiSuite, fakePorts } from '@dealstore/commerce-core/testing';": `
    import type { Tracking } from '@dealstore/commerce-core';
    import type { OpenSuiteShop } from '@dealstore/commerce-core/testing';
    declare const myTracking: Tracking, openMyShop: OpenSuiteShop;`,
  'keyValueStoreSuite((clock) => {': `
    import type { KeyValueStore } from '@dealstore/commerce-core';
    declare function jsonStorage(read: () => string, write: (json: string) => void, now: () => number): KeyValueStore;`,
  'const { ports } = createHttpCommerce({ baseUrl, auth, ports: { wishApi: myWishes } });': `
    import type { WishApi } from '@dealstore/commerce-core';
    declare const baseUrl: string, auth: string, myWishes: WishApi;`,
};

/** A block of TypeScript in a page of the project. */
interface CodeBlock {
  /** The page and the line the block begins in, such as `README.md:103`. */
  readonly place: string;
  /** The line by which it is listed as a fragment; null for a program. */
  readonly fragment: string | null;
  readonly code: string;
}

/** Every block of TypeScript or JavaScript of the READMEs and of docs/. */
export async function documentedCode(): Promise<readonly CodeBlock[]> {
  const pages: string[] = [];
  for await (const page of glob(['README*.md', 'packages/*/README*.md', 'docs/**/*.md'])) pages.push(page);
  const blocks = await Promise.all(pages.toSorted().map(async (page) => blocksOf(page, await readFile(page, 'utf8'))));
  return blocks.flat();
}

/** The blocks that run as they stand, and the examples. */
export async function documentedPrograms(): Promise<readonly CodeBlock[]> {
  const blocks = (await documentedCode()).filter(({ fragment }) => fragment === null);
  const examples: CodeBlock[] = [];
  for await (const place of glob('examples/*.ts')) {
    const code = await readFile(place, 'utf8');
    examples.push({ place, fragment: null, code });
  }
  return [...blocks, ...examples.toSorted((left, right) => (left.place < right.place ? -1 : 1))];
}

/** Every block as a file that compiles: a fragment behind what the reader has. */
export async function documentedFiles(): Promise<readonly string[]> {
  const [blocks, programs] = await Promise.all([documentedCode(), documentedPrograms()]);
  const fragments = blocks.flatMap(({ fragment, code }) =>
    fragment === null ? [] : [`${FRAGMENTS[fragment]}\n${code}\nexport {};\n`],
  );
  return [...programs.map(({ code }) => code), ...fragments];
}

function blocksOf(page: string, text: string): readonly CodeBlock[] {
  return [...text.matchAll(/^```(?:tsx?|typescript|jsx?|javascript)\b.*\n([\s\S]*?)^```/gm)].map((found) => {
    const [, code = ''] = found;
    const lines = code.split('\n');
    const line = text.slice(0, found.index).split('\n').length + 1;
    return { place: `${page}:${line}`, fragment: lines.find((text) => Object.hasOwn(FRAGMENTS, text)) ?? null, code };
  });
}
