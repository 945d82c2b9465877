import { extname } from 'node:path';
import type { TestCase } from 'vitest/node';
import { startVitest } from 'vitest/node';
import type { ShopSuite } from '../testing/port-suites/shop-suites.ts';
import type { ConformanceFile } from './conformance-file.ts';
import type { LawReport } from './report.ts';

/** A law may wait for commands that move a whole backend. */
const LIMIT_MS = 120_000;

/**
 * Runs suites against a backend and answers what became of each law.
 * @throws Error when the suites themselves cannot be run
 */
export async function runConformance(
  file: ConformanceFile,
  { suites, folder }: { readonly suites: readonly ShopSuite[]; readonly folder: string },
): Promise<readonly LawReport[]> {
  const laws: LawReport[] = [];
  const errors: string[] = [];
  const vitest = await startVitest([], {
    config: false,
    root: import.meta.dirname,
    include: [`laws${extname(import.meta.filename)}`],
    exclude: [],
    watch: false,
    cache: false,
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    provide: { file, folder, suites },
    reporters: [
      {
        onTestCaseResult: (test) => void laws.push(...lawOf(test)),
        // A law begins calls that it awaits later, and a refusal may come before that: it is no error of the run.
        onTestRunEnd: (modules) => {
          errors.push(...modules.flatMap((module) => module.errors().map(({ message }) => message)));
        },
      },
    ],
  });
  await vitest.close();
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return laws;
}

/** A test that a suite leaves out by itself is no law. */
function lawOf(test: TestCase): readonly LawReport[] {
  const { state, errors } = test.result();
  const missing = Object.entries(test.meta()).find(([name]) => name === 'notReached')?.[1];
  const [suite = '', ...rest] = test.fullName.split(' > ');
  const law = rest.join(' > ');
  if (missing !== undefined) return [{ suite, law, result: 'not reached', reason: String(missing) }];
  if (state === 'skipped') return [];
  if (state === 'passed') return [{ suite, law, result: 'passed', reason: null }];
  // What broke the contract comes last, and is the cause of the rest.
  const reason = (errors ?? [])
    .map(({ message }) => message)
    .toReversed()
    .join('\n');
  return [{ suite, law, result: 'failed', reason }];
}
