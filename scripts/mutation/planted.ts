import { join } from 'node:path';
import { setup } from '@dealstore/api/test-database-server';
import { createVitest, type TestModule } from 'vitest/node';
import type { PlantedChange } from './planted-change.ts';

const ROOT = join(import.meta.dirname, '../..');
const API = join(ROOT, 'apps/api');
const CONDITIONS = ['source', 'module', 'node', 'development|production'];
/** Longest a test may take, in ms: with a change it may hang. */
const TEST_LIMIT_MS = 120_000;

/** The outcome of a change: `unproven` where its test does not run, or fails without it too. */
export type Outcome = 'noticed' | 'survived' | 'unproven';

/** A change and the outcome of its test. */
export interface PlantedResult {
  readonly change: PlantedChange;
  readonly outcome: Outcome;
}

/** The database server that all runs share, as tests are told of it. */
type Provided = Partial<Record<string, unknown>>;

/**
 * Plants each change in code that is only loaded, one at a time, and runs its test against
 * it; the files stay as they are.
 * @param onResult is told of each as soon as it is known
 */
export async function runPlanted(
  changes: readonly PlantedChange[],
  onResult: (result: PlantedResult) => void,
): Promise<readonly PlantedResult[]> {
  const provided: Provided = {};
  const stop = await setup({ provide: (name, value) => void (provided[name] = value) });
  try {
    const before = await run(changes, provided);
    const results: PlantedResult[] = [];
    for (const change of changes) {
      const proven = testsOf(before, change);
      const isProven = proven.length > 0 && proven.every((state) => state === 'passed');
      const outcome = isProven ? await outcomeOf(change, provided) : 'unproven';
      results.push({ change, outcome });
      onResult({ change, outcome });
    }
    return results;
  } finally {
    await stop();
  }
}

async function outcomeOf(change: PlantedChange, provided: Provided): Promise<Outcome> {
  let isPlanted = false;
  const modules = await run([change], provided, {
    ...change,
    onPlanted: () => {
      isPlanted = true;
    },
  });
  const states = testsOf(modules, change);
  if (!isPlanted || states.length === 0) return 'unproven';
  return states.includes('failed') ? 'noticed' : 'survived';
}

type Planting = PlantedChange & { readonly onPlanted: () => void };

/** Runs the tests of changes; with a planting, in code that has it. */
async function run(
  changes: readonly PlantedChange[],
  provided: Provided,
  planting?: Planting,
): Promise<readonly TestModule[]> {
  const vitest = await createVitest(
    {
      config: false,
      root: API,
      watch: false,
      // Kept on the disk, a change would come back without being planted.
      fsModuleCache: false,
      reporters: [{}],
      include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
      setupFiles: [join(ROOT, 'scripts/soak.setup.ts')],
      provide: provided,
      testTimeout: TEST_LIMIT_MS,
      hookTimeout: TEST_LIMIT_MS,
      maxWorkers: 2,
    },
    {
      resolve: { conditions: CONDITIONS },
      ssr: { resolve: { conditions: CONDITIONS, externalConditions: CONDITIONS } },
      plugins: planting === undefined ? [] : [planted(planting)],
    },
  );
  try {
    const [project] = vitest.projects;
    if (project === undefined) return [];
    const specifications = [...Map.groupBy(changes, ({ test }) => test)].map(([test, of]) =>
      project.createSpecification(join(API, test), { testNamePattern: patternOf(...of.map(({ titled }) => titled)) }),
    );
    return (await vitest.runTestSpecifications(specifications)).testModules;
  } finally {
    await vitest.close();
  }
}

/** Changes the text of one file as it is loaded. */
function planted({ file, text, becomes, onPlanted }: Planting) {
  const path = join(API, 'src', file);
  return {
    name: 'planted-change',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      if (id.split('?')[0] !== path || !code.includes(text)) return null;
      onPlanted();
      return code.replace(text, () => becomes);
    },
  };
}

function patternOf(...titles: readonly string[]): RegExp {
  return new RegExp(titles.map((titled) => titled.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'));
}

/** How the tests of a change ended. */
function testsOf(modules: readonly TestModule[], { test, titled }: PlantedChange): readonly string[] {
  return modules
    .filter(({ moduleId }) => moduleId === join(API, test))
    .flatMap((module) => [...module.children.allTests()])
    .filter(({ fullName }) => fullName.includes(titled))
    .map((each) => each.result().state)
    .filter((state) => state !== 'skipped');
}
