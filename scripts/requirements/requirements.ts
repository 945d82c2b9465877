/** The rows of the specification, and which of them a test names. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How many rows each group has. IDs count from 01, are never renumbered, and new ones are appended. */
export const GROUPS: Readonly<Record<string, number>> = {
  ROUTE: 74,
  CHROME: 34,
  OVERLAY: 23,
  ENTITY: 102,
  STATE: 52,
  VALID: 12,
  ROLE: 15,
  CALL: 79,
  ERR: 27,
  CONST: 37,
  TRACK: 25,
  BRIDGE: 16,
  I18N: 16,
  GAP: 33,
};
/** The same of what we ask of ourselves beside it. */
export const OUR_GROUPS: Readonly<Record<string, number>> = { HAND: 10, DOC: 8, CONF: 6, SDK: 7 };

/** A row of docs/requirements.md. */
export interface Requirement {
  readonly id: string;
  /** Tests cover a part of the sentence only. */
  readonly partly: boolean;
  readonly sentence: string;
}

/**
 * A tag that was tried: its sentence was broken in the code, and the test was run. A line of
 * scripts/requirements/tags-tried.tsv.
 */
export interface TriedTag {
  readonly id: string;
  readonly test: string;
  /** What was broken. */
  readonly broken: string;
  /** The test failed; it did not, or so a review says, and a new one does; it did not, and the tag was taken away. */
  readonly result: TriedResult;
  /** A day, such as 2026-11-24. */
  readonly date: string;
}

const RESULTS = ['killed', 're-proven', 'struck'] as const;
type TriedResult = (typeof RESULTS)[number];

const ID = new RegExp(String.raw`\b(?:${Object.keys({ ...GROUPS, ...OUR_GROUPS }).join('|')})-\d{2,3}\b`, 'g');
const ROW = /^- \*\*([A-Z0-9]+-\d+)\*\* (_\(partly\)_ )?(.*)$/gm;
const TEST_FILE = /\.(?:test|suite|journey)\.tsx?$/;
const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules', 'dist', 'coverage', 'reports']);

/** Every ID of the specification, or of other groups, in its order. */
export function requirementIds(groups = GROUPS): readonly string[] {
  return Object.entries(groups).flatMap(([group, count]) =>
    Array.from({ length: count }, (_, index) => `${group}-${String(index + 1).padStart(2, '0')}`),
  );
}

/** The rows of docs/requirements.md. */
export function readRequirements(markdown: string): readonly Requirement[] {
  return [...markdown.matchAll(ROW)].map(([, id = '', partly, sentence = '']) => ({
    id,
    partly: partly !== undefined,
    sentence,
  }));
}

/**
 * The lines of scripts/requirements/tags-tried.tsv; those that begin with # say how rows were chosen.
 * @throws Error for a line that is not a result
 */
export function readTriedTags(tsv: string): readonly TriedTag[] {
  const lines = tsv.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.slice(1).map((line) => {
    const [id = '', test = '', broken = '', written, date = ''] = line.split('\t');
    const result = RESULTS.find((candidate) => candidate === written);
    if (result === undefined || broken === '' || !/^\d{4}-\d{2}-\d{2}$/.test(date))
      throw new Error(`not tried: ${line}`);
    return { id, test, broken, result, date };
  });
}

/** The IDs a test file names. Only those in square brackets count. */
export function taggedIds(source: string): readonly string[] {
  return [...source.matchAll(/\[[^\]\n]*\]/g)].flatMap(([bracketed]) => bracketed.match(ID) ?? []);
}

/** The IDs that the test files below the folders name, each with its files. */
export async function findTags(folders: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const tags = new Map<string, string[]>();
  for (const file of (await Promise.all(folders.map(testFiles))).flat()) {
    for (const id of new Set(taggedIds(await readFile(file, 'utf8')))) tags.set(id, [...(tags.get(id) ?? []), file]);
  }
  return tags;
}

async function testFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter((entry) => !LEFT_OUT.has(entry.name))
      .map(async (entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return testFiles(path);
        return TEST_FILE.test(entry.name) ? [path] : [];
      }),
  );
  return nested.flat();
}
