/**
 * `pnpm test`: check, then every test: rules, port suites, the API on PostgreSQL, journeys in a real browser.
 * `--soak` runs the full figures; words after it narrow the run (`pnpm test core cart`), without check and browser.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { findBrowser } from './find-browser.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const REPORTS = 'reports';
const parameters = process.argv.slice(2).filter((parameter) => parameter !== '--');
const soak = parameters.includes('--soak');
const narrowed = parameters.filter((parameter) => parameter !== '--soak');
const env = { ...process.env, ...(soak && { DEALSTORE_SOAK: 'true' }), NODE_OPTIONS: '--conditions=source' };

function run(command: string, words: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(command, words, { stdio: 'inherit', env: { ...env, ...more } });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
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

const browser = findBrowser();
const checked = await run('node', ['scripts/check.ts']);
const tested = await run('vitest', vitest);
const built = await run('node', ['scripts/build.ts']);
const walked =
  built &&
  (await run(
    'apps/storefront/node_modules/.bin/playwright',
    ['test', '--config', 'apps/storefront/playwright.config.ts'],
    { CHROMIUM: browser },
  ));
const counts = [await countVitest(), await countBrowser()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const ok = checked && tested && walked && failed === 0 && passed > 0;
if (!checked) console.log('pnpm check failed');
if (!built) console.log('the storefront did not build');
console.log(`${passed} passed, ${ok ? 0 : Math.max(failed, 1)} failed`);
process.exitCode = ok ? 0 : 1;
