/**
 * `pnpm mutate [--planted] [words]`: changes the core's rules in small ways, one at a time, and runs the tests of their
 * folder against each change (Stryker). A change no test notices survives. Words narrow the run to files whose path has
 * one of them; without words every rule is tried, which takes an hour or two. Scores go into docs/mutation.md folder by
 * folder.
 *   --planted   plants the changes of scripts/mutation/planted-*-changes.ts in the API's rules near SQL instead, and says which
 *               survive the test they name
 */
import '@dealstore/shop/help';
import '@dealstore/shop/source-condition';
import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mutationDocument, readReport, readScores, type Score } from './mutation/mutation-score.ts';
import type { PlantedChange } from './mutation/planted-change.ts';
import { plantedNamed } from './mutation/planted-changes.ts';
import { plantedPart, readPlanted, writePlanted } from './mutation/planted-document.ts';

const CORE = 'packages/commerce-core';
const DOCUMENT = 'docs/mutation.md';
/** Changes that are planted by one process. */
const PLANTED_AT_ONCE = 8;
const REPORT = join(CORE, '.cache/mutation.json');
/** Flows, adapters, and what only names types, exports or test data. */
const NO_RULE = /^(?:adapters|testing)\/|\.(?:test|port|machine|domain)\.ts$|\.d\.ts$|^[^/]+\.ts$/;

const isPlanted = process.argv.includes('--planted');
const args = process.argv.slice(2).filter((word) => !word.startsWith('--'));

async function ruleFiles(): Promise<readonly string[]> {
  const files = await readdir(join(CORE, 'src'), { recursive: true });
  return files.filter((file) => file.endsWith('.ts') && !NO_RULE.test(file)).toSorted();
}

function run(
  command: string,
  parameters: readonly string[],
  cwd: string,
  more: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const env = { ...process.env, NODE_OPTIONS: '--conditions=source', ...more };
  const child = spawn(command, parameters, { cwd, stdio: 'inherit', env });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
}

/** Writes new scores over those of the same files, and drops files that are gone. */
async function keep(found: readonly Score[]): Promise<void> {
  const document = await readFile(DOCUMENT, 'utf8').catch(() => '');
  const scores = new Map(readScores(document).map((score) => [score.file, score]));
  for (const score of found) scores.set(score.file, score);
  const ruleScores = [...scores.values()].filter(({ file }) => rules.includes(file));
  await writeFile(DOCUMENT, mutationDocument(ruleScores, plantedPart(document)));
  await run('prettier', ['--write', '--log-level', 'warn', DOCUMENT], '.');
}

/** Plants changes in the API, prints the outcome of each, and keeps it. */
async function plant(): Promise<boolean> {
  const chosen = plantedNamed(args);
  if (chosen.length > PLANTED_AT_ONCE) return plantInTurns(chosen);
  const { runPlanted } = await import('./mutation/planted.ts');
  const results = await runPlanted(chosen, ({ change, outcome }) =>
    console.log(`${outcome}: ${change.file}: ${change.broken}`),
  );
  const document = await readFile(DOCUMENT, 'utf8').catch(() => '');
  await writeFile(DOCUMENT, writePlanted(document, [...readPlanted(document), ...results]));
  await run('prettier', ['--write', '--log-level', 'warn', DOCUMENT], '.');
  const count = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length;
  console.log(
    `${results.length} planted, ${count('noticed')} noticed, ${count('survived')} survived, ${count('unproven')} unproven`,
  );
  return results.length > 0 && count('noticed') === results.length;
}

/** The same by a process for every few files: vitest leaves something behind each time it is closed. */
async function plantInTurns(chosen: readonly PlantedChange[]): Promise<boolean> {
  const turns: string[][] = [];
  let count = PLANTED_AT_ONCE;
  for (const [file, of] of Map.groupBy(chosen, (change) => change.file)) {
    if (count + of.length > PLANTED_AT_ONCE) {
      turns.push([]);
      count = 0;
    }
    turns.at(-1)?.push(file);
    count += of.length;
  }
  let isAllNoticed = true;
  for (const files of turns) {
    isAllNoticed = (await run('node', ['scripts/mutate.ts', '--planted', ...files], '.')) && isAllNoticed;
  }
  return isAllNoticed;
}

if (isPlanted) process.exit((await plant()) ? 0 : 1);
const rules = await ruleFiles();
const chosen = rules.filter((file) => args.length === 0 || args.some((word) => file.includes(word)));
if (chosen.length === 0) console.error(`no rule of the core is named by ${args.join(' ')}`);
let failed = chosen.length === 0;
for (const [folder, files] of Map.groupBy(chosen, (file) => file.split('/', 1)[0] ?? '')) {
  const mutated = files.map((file) => `src/${file}`).join(',');
  const done = await run('stryker', ['run', '--mutate', mutated], CORE, { MUTATED_FOLDER: folder });
  if (done) await keep(readReport(JSON.parse(await readFile(REPORT, 'utf8'))));
  else failed = true;
}
if (failed) process.exitCode = 1;
