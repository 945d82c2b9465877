/**
 * `pnpm spec`: how many requirements have a test that names them, by group, which have none,
 * and how many tags were tried.
 */
import '@dealstore/shop/help';
import { readFile } from 'node:fs/promises';
import {
  findTags,
  GROUPS,
  OUR_GROUPS,
  readRequirements,
  readTriedTags,
  requirementIds,
} from './requirements/requirements.ts';

// A reader of the first lines only, as `head`, has closed the pipe: there is nobody to tell the rest.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const ids = requirementIds();
const ourIds = requirementIds(OUR_GROUPS);
const knownIds = new Set([...ids, ...ourIds]);
const rows = readRequirements(await readFile('docs/requirements.md', 'utf8'));
const tags = await findTags(['packages', 'apps', 'scripts']);

const tested = ids.filter((id) => tags.has(id));
const ours = ourIds.filter((id) => tags.has(id));
const partly = rows.filter((row) => row.partly && tags.has(row.id)).length;
console.log(`${tested.length} of ${ids.length} requirements have a test, ${partly} of them for a part only.`);
console.log(`${ours.length} of ${ourIds.length} of our own beside them have one.\n`);
for (const group of Object.keys(GROUPS)) {
  const all = ids.filter((id) => id.startsWith(`${group}-`));
  const missing = all.filter((id) => !tags.has(id));
  const count = `${all.length - missing.length} of ${all.length}`;
  const without = missing.map((id) => id.slice(group.length + 1)).join(' ');
  console.log(`${group.padEnd(8)} ${count.padStart(10)}${missing.length === 0 ? '' : `   without a test: ${without}`}`);
}

const tried = readTriedTags(await readFile('scripts/requirements/tags-tried.tsv', 'utf8'));
const triedRows = new Set(tried.map(({ id }) => id));
const missed = new Set(tried.filter(({ result }) => result !== 'killed').map(({ id }) => id));
const last =
  tried
    .map(({ date }) => date)
    .toSorted()
    .at(-1) ?? 'never';
console.log(
  `\n${triedRows.size} of ${ids.length} rows tried by breaking their sentence, last on ${last}; ${missed.size} of them`,
);
console.log(
  'had a test that did not see it, and have another now or lost the tag (scripts/requirements/tags-tried.tsv).',
);

const unknown = [...tags].filter(([id]) => !knownIds.has(id));
for (const [id, files] of unknown) console.error(`\n${id} is no requirement; named in ${files.join(', ')}`);
if (unknown.length > 0) process.exitCode = 1;
