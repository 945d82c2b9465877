/**
 * `pnpm test [--soak] [words]`: check and every test: rules, port suites, the API on PostgreSQL, journeys in a real browser.
 *   --soak   the full figures: each test does up to a hundred times as much
 *   words    only tests of files whose path has one of them (`pnpm test core cart`), without check and browser
 */
import { findPoolers, NEW_POOLER_MISSING, POOLER_MISSING } from '@dealstore/shop/find-poolers';
import '@dealstore/shop/help';
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { findBrowser } from '@dealstore/storefront/find-browser';
import { findFirefox, FIREFOX_MISSING } from '@dealstore/storefront/find-firefox';
import { findWebKit, WEBKIT_MISSING } from '@dealstore/storefront/find-webkit';
import { installDebian } from '@dealstore/storefront/install-debian';
import { installRuntimes, RUNTIMES_MISSING } from './runtimes.ts';
import { failuresOf, slowestOf } from './test-results.ts';

// A browser waits more than it works. So its journeys run beside everything else, which takes what they leave of the
// machine; what they say is held back until they are done.

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const REPORTS = 'reports';
/** What the journeys say, held back until they are done. */
const JOURNEYS = `${REPORTS}/journeys.log`;
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
function run(command: string, words: readonly string[], log?: string): Promise<boolean> {
  const said = log === undefined ? 'inherit' : openSync(log, 'a');
  const child = spawn(command, words, { stdio: ['inherit', said, said], env });
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

env['CHROMIUM'] = findBrowser();
const firefox = findFirefox();
const hasWebKit = findWebKit() !== null;
const withoutRuntimes = installRuntimes();
if (findPoolers().length === 0) installDebian(['pgbouncer']);
const poolers = findPoolers();
if (firefox !== null) env['FIREFOX'] = firefox;
if (!hasWebKit) env['WITHOUT_WEBKIT'] = 'true';

/** What needs no browser. */
async function proveRules(): Promise<readonly [checked: boolean, tested: boolean]> {
  const checked = await run('node', ['scripts/check.ts']);
  return [checked, await run('vitest', vitest)];
}

async function walk(): Promise<readonly [built: boolean, walked: boolean]> {
  if (!(await run('node', ['scripts/build.ts'], JOURNEYS))) return [false, false];
  const journeys = ['test', '--config', 'apps/storefront/playwright.config.ts'];
  return [true, await run('apps/storefront/node_modules/.bin/playwright', journeys, JOURNEYS)];
}

const [[checked, tested], [built, walked]] = await Promise.all([proveRules(), walk()]);
console.log(await readFile(JOURNEYS, 'utf8').catch(() => ''));
const counts = [await countVitest(), await countBrowser()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const ok = checked && tested && walked && failed === 0 && passed > 0;
const reports = await Promise.all(['vitest', 'browser'].map((name) => readReport(`${REPORTS}/${name}.json`)));
console.log(`the slowest tests:\n${slowestOf(reports, SLOWEST).join('\n').replaceAll(`${process.cwd()}/`, '')}\n`);
for (const failure of failuresOf(reports)) console.log(`failed: ${failure}\n`);
if (!checked) console.log('pnpm check failed');
if (!built) console.log('the storefront did not build');
if (firefox === null) console.log(`not run: the journeys in Firefox; ${FIREFOX_MISSING}`);
if (!hasWebKit) console.log(`not run: the journeys in WebKit; ${WEBKIT_MISSING}`);
if (poolers.length === 0) console.log(`not run: a pooler before the database; ${POOLER_MISSING}`);
if (!poolers.some(({ keepsStatements }) => keepsStatements))
  console.log(`not run: a pooler by transaction that keeps named statements; ${NEW_POOLER_MISSING}`);
for (const runtime of withoutRuntimes)
  console.log(`not run: the code of the documentation in ${runtime}; ${RUNTIMES_MISSING}`);
console.log(`${passed} passed, ${ok ? 0 : Math.max(failed, 1)} failed`);
process.exitCode = ok ? 0 : 1;
