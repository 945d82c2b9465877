import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTags, readRequirements, requirementIds, taggedIds } from './requirements.ts';

const root = join(import.meta.dirname, '..');

describe('docs/requirements.md', () => {
  it('has the 545 rows of the specification, each once and in its order, each with a sentence', async () => {
    const markdown = await readFile(join(root, 'docs/requirements.md'), 'utf8');
    const rows = readRequirements(markdown);
    expect(rows.map(({ id }) => id)).toEqual(requirementIds());
    expect(new Set(requirementIds()).size).toBe(545);
    expect(rows.filter(({ sentence }) => !/^\S.*\.$/.test(sentence))).toEqual([]);
  });

  it('knows every ID that a test names', async () => {
    const tags = await findTags(['packages', 'apps', 'scripts'].map((folder) => join(root, folder)));
    const known = new Set(requirementIds());
    expect([...tags].filter(([id]) => !known.has(id))).toEqual([]);
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
