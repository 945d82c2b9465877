/** `pnpm spec`: how many requirement IDs have a test that names them, and which have none. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ID = /\b(?:ROUTE|CHROME|OVERLAY|ENTITY|STATE|VALID|ROLE|CALL|ERR|CONST|TRACK|BRIDGE|I18N|GAP)-\d{2,3}\b/g;
const PLACES = [
  'packages/commerce-core/src',
  'packages/commerce-core/test',
  'apps/api/src',
  'apps/api/test',
  'apps/storefront',
  'scripts',
];
const TEST_FILE = /\.(?:test|suite|journey)\.tsx?$/;

async function testFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const nested = await Promise.all(
    entries
      .filter((entry) => entry.name !== 'node_modules' && entry.name !== 'dist')
      .map(async (entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return testFiles(path);
        return TEST_FILE.test(entry.name) ? [path] : [];
      }),
  );
  return nested.flat();
}

/** Only IDs in the square brackets of a test's name count. */
function idsIn(source: string): readonly string[] {
  return [...source.matchAll(/\[[^\]\n]*\]/g)].flatMap(([bracketed]) => bracketed.match(ID) ?? []);
}

const known = new Set((await readFile('docs/requirements.md', 'utf8')).match(ID) ?? []);
const files = (await Promise.all(PLACES.map(testFiles))).flat();
const proven = new Set((await Promise.all(files.map(async (file) => idsIn(await readFile(file, 'utf8'))))).flat());
const missing = [...known].filter((id) => !proven.has(id)).toSorted();
const strange = [...proven].filter((id) => !known.has(id)).toSorted();

console.log(`${known.size - missing.length} of ${known.size} requirement IDs have a test.`);
if (missing.length > 0) console.log(`Without a test: ${missing.join(' ')}`);
if (strange.length > 0) console.log(`Named by a test ahead of docs/requirements.md: ${strange.join(' ')}`);
