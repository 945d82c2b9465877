#!/usr/bin/env node
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const HELP = `dealstore-conformance [options]: proves from outside what a backend promises; docs/conformance.md says how.
  --file PATH    where the backend is and what it lends; ./conformance.json
  --url URL      takes the place of the file's url
  --suite WORDS  suites by the words of their features, with commas between; all of them by default
  --out FOLDER   where report.json and report.html go; ./conformance
Ends with 0 when no law was broken, 1 when one was, 2 when the run could not be done or reached no law.`;

/** A run that could not be done; its message is for the one who began it. */
const UNDONE = 2;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      file: { type: 'string', default: 'conformance.json' },
      url: { type: 'string' },
      suite: { type: 'string' },
      out: { type: 'string', default: 'conformance' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const { readConformanceFile } = await import('./conformance-file.ts');
  const { runConformance } = await import('./run-conformance.ts');
  const { SHOP_SUITES } = await import('../testing/port-suites/shop-suites.ts');
  const { conformanceReport, exitCodeOf, printedReport, reportPage } = await import('./report.ts');

  const path = resolve(values.file);
  const file = readConformanceFile(await readFile(path, 'utf8'), values.url);
  const isSuite = (word: string): word is keyof typeof SHOP_SUITES => Object.hasOwn(SHOP_SUITES, word);
  const words = values.suite?.split(',') ?? Object.keys(SHOP_SUITES);
  const unknown = words.filter((word) => !isSuite(word));
  if (unknown.length > 0) {
    throw new Error(`no suite is called ${unknown.join(', ')}; there are ${Object.keys(SHOP_SUITES).join(', ')}`);
  }
  await fetch(file.url).catch((error: unknown) => {
    throw new Error(`${file.url} does not answer: ${String(Object(error)['cause'] ?? error)}`);
  });
  const laws = await runConformance(file, { suites: words.filter(isSuite), folder: dirname(path) });
  const report = conformanceReport(file.url, new Date().toISOString(), laws);
  await mkdir(values.out, { recursive: true });
  await writeFile(join(values.out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(join(values.out, 'report.html'), reportPage(report));
  console.log(printedReport(report));
  return exitCodeOf(report);
}

try {
  process.exitCode = await main();
} catch (error) {
  const isMissing = Object(error)['code'] === 'ERR_MODULE_NOT_FOUND';
  console.error(error instanceof Error ? error.message : String(error));
  if (isMissing)
    console.error(
      'The suites need packages beside this one: npm install --save-dev vitest ajv fast-check openapi-fetch xstate',
    );
  process.exitCode = UNDONE;
}
