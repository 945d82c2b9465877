/**
 * `pnpm test [--soak] [words]`: check and every test: rules, port suites, the API on
 * PostgreSQL, journeys in a real browser.
 *   --soak   the full figures: each test does up to a hundred times as much
 *   words    only tests of files whose path has one of them (`pnpm test core cart`), without check and browser
 */
import { findPoolers, NEW_POOLER_MISSING, POOLER_MISSING } from '@dealstore/shop/find-poolers';
import '@dealstore/shop/help';
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { installDebian } from '@dealstore/storefront/install-debian';
import { findBrowsers, JOURNEYS, PLAYWRIGHT } from './browsers.ts';
import { EXAMPLES_MISSING, installExamples, installRuntimes, RUNTIMES_MISSING } from './runtimes.ts';
import { failuresOf, slowestOf } from './test-results.ts';

// A browser waits more than it works. So its journeys run beside everything else, which takes what they leave of the
// machine; what they say is held back until they are done.

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const REPORTS = 'reports';
/** What the journeys say, held back until they are done. */
const JOURNEYS_LOG = `${REPORTS}/journeys.log`;
/** How many of the slowest tests are named at the end: what they prove may need less. */
const SLOWEST = 20;
/** How much lower the priority of the rest is than that of the journeys: a third of the turns where both want one. */
const BESIDE = 5;
const parameters = process.argv.slice(2).filter((parameter) => parameter !== '--');
const soak = parameters.includes('--soak');
const narrowed = parameters.filter((parameter) => parameter !== '--soak');
const env: NodeJS.ProcessEnv = {
  ...process.env,
  ...(soak && { DEALSTORE_SOAK: 'true' }),
  NODE_OPTIONS: '--conditions=source',
};

/** Runs a command to its end. @param log file that keeps what it says; the terminal when left out */
function run(command: string, args: readonly string[], log?: string): Promise<boolean> {
  const output = log === undefined ? 'inherit' : openSync(log, 'a');
  const child = spawn(command, args, { stdio: ['inherit', output, output], env });
  if (log === undefined) giveWay(child.pid);
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
}

/** Lets the journeys go first, whose patience is counted in real seconds. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, BESIDE);
  } catch {
    // It has ended already.
  }
}

async function readReport(path: string): Promise<Record<string, unknown>> {
  const value: unknown = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

async function countVitest(): Promise<Count> {
  const report = await readReport(`${REPORTS}/vitest.json`);
  return { passed: Number(report['numPassedTests'] ?? 0), failed: Number(report['numFailedTests'] ?? 1) };
}

async function countBrowser(): Promise<Count> {
  const { stats } = await readReport(`${REPORTS}/browser.json`);
  const figures = typeof stats === 'object' && stats !== null ? Object.fromEntries(Object.entries(stats)) : {};
  return {
    passed: Number(figures['expected'] ?? 0),
    failed: Number(figures['unexpected'] ?? 1) + Number(figures['flaky'] ?? 0) + Number(figures['skipped'] ?? 0),
  };
}

await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });

const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/vitest.json`];
if (narrowed.length > 0) {
  process.exit((await run('vitest', ['run', ...narrowed])) ? 0 : 1);
}

const browsers = findBrowsers();
Object.assign(env, browsers.env);
const withoutRuntimes = installRuntimes();
const hasExamples = installExamples();
if (findPoolers().length === 0) installDebian(['pgbouncer']);
const poolers = findPoolers();

/** What needs no browser. */
async function proveRules(): Promise<readonly [checked: boolean, tested: boolean]> {
  const checked = await run('node', ['scripts/check.ts']);
  return [checked, await run('vitest', vitest)];
}

async function walk(): Promise<readonly [built: boolean, walked: boolean]> {
  if (!(await run('node', ['scripts/build.ts'], JOURNEYS_LOG))) return [false, false];
  return [true, await run(PLAYWRIGHT, JOURNEYS, JOURNEYS_LOG)];
}

const [[checked, tested], [built, walked]] = await Promise.all([proveRules(), walk()]);
console.log(await readFile(JOURNEYS_LOG, 'utf8').catch(() => ''));
const counts = [await countVitest(), await countBrowser()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const ok = checked && tested && walked && failed === 0 && passed > 0;
const reports = await Promise.all(['vitest', 'browser'].map((name) => readReport(`${REPORTS}/${name}.json`)));
console.log(`the slowest tests:\n${slowestOf(reports, SLOWEST).join('\n').replaceAll(`${process.cwd()}/`, '')}\n`);
for (const failure of failuresOf(reports)) console.log(`failed: ${failure}\n`);
if (!checked) console.log('pnpm check failed');
if (!built) console.log('the storefront did not build');
for (const what of browsers.missing) console.log(`not run: ${what}`);
if (poolers.length === 0) console.log(`not run: a pooler before the database; ${POOLER_MISSING}`);
if (!poolers.some(({ keepsStatements }) => keepsStatements))
  console.log(`not run: a pooler by transaction that keeps named statements; ${NEW_POOLER_MISSING}`);
for (const runtime of withoutRuntimes)
  console.log(`not run: the code of the documentation in ${runtime}; ${RUNTIMES_MISSING}`);
if (!hasExamples) console.log(`not run: examples/, which needs Vue and two generators; ${EXAMPLES_MISSING}`);
console.log(`${passed} passed, ${ok ? 0 : Math.max(failed, 1)} failed`);
process.exitCode = ok ? 0 : 1;
