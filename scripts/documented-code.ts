import { glob, readFile } from 'node:fs/promises';

/** Where the READMEs say the shop runs; a test puts the address of its own shop in the place. */
export const DOCUMENTED_ORIGIN = 'http://localhost:3000';

/** Blocks that are no programs, by their first line, and why. */
export const FRAGMENTS: Readonly<Record<string, string>> = {
  'const commerce = createCommerce({ ...createMemoryPorts({ clock, random }), tracking: myTracking });':
    'goes on from the program above it, with the reader’s own tracking',
  "import { cartApiSuite, fakePorts } from '@dealstore/commerce-core/testing';":
    'a test of the reader’s own shop, which runs in Vitest',
};

/** A block of TypeScript in a page of the project. */
interface CodeBlock {
  /** The page and the line the block begins in, such as `README.md:103`. */
  readonly place: string;
  readonly firstLine: string;
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
  const blocks = (await documentedCode()).filter(({ firstLine }) => !Object.hasOwn(FRAGMENTS, firstLine));
  const examples: CodeBlock[] = [];
  for await (const place of glob('examples/*.ts')) {
    const code = await readFile(place, 'utf8');
    examples.push({ place, firstLine: code.split('\n', 1)[0] ?? '', code });
  }
  return [...blocks, ...examples.toSorted((left, right) => (left.place < right.place ? -1 : 1))];
}

function blocksOf(page: string, text: string): readonly CodeBlock[] {
  return [...text.matchAll(/^```(?:tsx?|typescript|jsx?|javascript)\b.*\n([\s\S]*?)^```/gm)].map((found) => {
    const [, code = ''] = found;
    const line = text.slice(0, found.index).split('\n').length + 1;
    return { place: `${page}:${line}`, firstLine: code.split('\n', 1)[0] ?? '', code };
  });
}
