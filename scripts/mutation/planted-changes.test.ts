import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLANTED_CHANGES, plantedNamed } from './planted-changes.ts';
import { plantedPart, readPlanted, writePlanted } from './planted-document.ts';

const API = join(import.meta.dirname, '../../apps/api');

describe('the planted changes', () => {
  it.each(PLANTED_CHANGES)('$file: $broken', async ({ file, text, becomes, test, titled }) => {
    const source = await readFile(join(API, 'src', file), 'utf8');
    expect(source.split(text)).toHaveLength(2);
    expect(becomes).not.toBe(text);
    expect(await readFile(join(API, test), 'utf8')).toContain(titled);
  });

  it('are those of the review and thirty more at least, each with words of its own', () => {
    expect(PLANTED_CHANGES.length).toBeGreaterThanOrEqual(35);
    expect(new Set(PLANTED_CHANGES.map(({ broken }) => broken)).size).toBe(PLANTED_CHANGES.length);
  });

  it('are narrowed by words', () => {
    expect(plantedNamed([])).toEqual(PLANTED_CHANGES);
    expect(new Set(plantedNamed(['wish/']).map(({ file }) => file.split('/', 1)[0]))).toEqual(new Set(['wish']));
    expect(plantedNamed(['no such word'])).toEqual([]);
  });

  it('are appended to the document, with the last result of each', () => {
    const [first, second] = PLANTED_CHANGES;
    if (first === undefined || second === undefined) throw new Error('nothing is planted');
    const once = writePlanted('# Before\n', [
      { change: second, outcome: 'noticed' },
      { change: first, outcome: 'survived' },
    ]);
    expect(once.startsWith('# Before\n\n## Planted changes\n')).toBe(true);
    expect(once).toContain('**1 of 2 changes noticed.**');
    const again = writePlanted(once, [...readPlanted(once), { change: first, outcome: 'noticed' }]);
    expect(again).toContain('**2 of 2 changes noticed.**');
    expect(readPlanted(again)).toEqual([
      { change: first, outcome: 'noticed' },
      { change: second, outcome: 'noticed' },
    ]);
    expect(plantedPart('# Before')).toBe('');
  });
});
