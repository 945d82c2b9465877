/**
 * `pnpm law`: for each duty of the law the tests that prove it, what the last `pnpm test` said of them, and the source;
 * and whether the public holidays end that refunds are counted by, as of DEMO_NOW or of now.
 */
import '@dealstore/shop/help';
import '@dealstore/shop/source-condition';
import { readFile } from 'node:fs/promises';
import { DUTIES } from './requirements/duties.ts';
import { resultsOf } from './test-results.ts';

const results = await Promise.all(['reports/vitest.json', 'reports/browser.json'].map(readReport));

/** Marks of the results, as they are printed. */
const MARKS = { passed: 'passed', failed: 'FAILED', unknown: 'not run' } as const;

async function readReport(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}

for (const { duty, source, checks, open: reason } of DUTIES) {
  console.log(`${duty}  [${source}]`);
  if (checks.length === 0) console.log(`  OPEN     ${reason ?? 'no check'}`);
  for (const [file, title] of checks) {
    const result = resultsOf(results, title);
    console.log(`  ${MARKS[result].padEnd(8)} ${file}: ${title}`);
    if (result === 'failed') process.exitCode = 1;
  }
}
const open = DUTIES.filter(({ checks }) => checks.length === 0).length;
console.log(`\n${DUTIES.length} duties, ${open} of them open. Results are those of the last pnpm test.`);

// Imported only now: the source condition holds for what is imported after it.
const { holidayNotice } = await import('@dealstore/shop/holiday-notice');
const { epochMs } = await import('@dealstore/commerce-core/domain');
const demoNow = process.env['DEMO_NOW'];
const notice = holidayNotice(epochMs(demoNow === undefined ? Date.now() : Date.parse(demoNow)));
if (notice !== null) console.log(`\nNOTICE   ${notice}`);
