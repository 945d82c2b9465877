import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTags, OUR_GROUPS, readRequirements, readTriedTags, requirementIds, taggedIds } from './requirements.ts';

const root = join(import.meta.dirname, '../..');
const ourIds = requirementIds(OUR_GROUPS);

describe('docs/requirements.md', () => {
  it('has the 545 rows of the specification, then ours, each once and in its order, each with a sentence', async () => {
    const markdown = await readFile(join(root, 'docs/requirements.md'), 'utf8');
    const rows = readRequirements(markdown);
    expect(rows.map(({ id }) => id)).toEqual([...requirementIds(), ...ourIds]);
    expect(new Set(requirementIds()).size).toBe(545);
    expect(rows.filter(({ sentence }) => !/^\S.*\.$/.test(sentence))).toEqual([]);
  });

  it('knows every ID that a test names', async () => {
    const tags = await findTags(['packages', 'apps', 'scripts'].map((folder) => join(root, folder)));
    const knownIds = new Set([...requirementIds(), ...ourIds]);
    expect([...tags].filter(([id]) => !knownIds.has(id))).toEqual([]);
    expect(ourIds.filter((id) => !tags.has(id))).toEqual([]);
  });
});

describe('scripts/requirements/tags-tried.tsv', () => {
  it('names rows, and tests that are there and name them still', async () => {
    const tried = readTriedTags(await readFile(join(root, 'scripts/requirements/tags-tried.tsv'), 'utf8'));
    expect(tried.length).toBeGreaterThan(0);
    const tags = await findTags(['packages', 'apps', 'scripts'].map((folder) => join(root, folder)));
    const stale = tried.filter(
      ({ id, test, result }) => (tags.get(id) ?? []).includes(join(root, test)) === (result === 'struck'),
    );
    expect(stale).toEqual([]);
  });

  it('names each broken sentence, with result and date', () => {
    const head = '# how\nid\ttest\tbroken\tresult\tdate\n';
    expect(readTriedTags(`${head}A\tb.test.ts\tc\tkilled\t2026-11-24\n`)).toEqual([
      { id: 'A', test: 'b.test.ts', broken: 'c', result: 'killed', date: '2026-11-24' },
    ]);
    for (const line of ['A\tb\tc\tsurvived\t2026-11-24', 'A\tb\t\tkilled\t2026-11-24', 'A\tb\tc\tkilled\tnow'])
      expect(() => readTriedTags(head + line)).toThrow('not tried');
  });
});

describe('a tag', () => {
  // Put together here, for this file must not count as a test of them.
  const [first, second] = [`STATE-${'01'}`, `CALL-${'16'}`];

  it.each([
    [`it('sorts [${first}, ${second}]', …)`, [first, second]],
    [`it('sorts ${first}', …)`, []],
    [`[[${first}, '/'], ${second}]`, [first]],
  ])('is an ID in square brackets: %s', (source, ids) => expect(taggedIds(source)).toEqual(ids));
});
