import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import type { PlantedChange } from './planted-change.ts';

const ROOT = join(import.meta.dirname, '..');
const API = join(ROOT, 'apps/api');
const CONDITIONS = ['source', 'module', 'node', 'development|production'];
/** Longest a test may take, in ms: with a change it may hang. */
const TEST_LIMIT_MS = 120_000;
/** The project that runs every test on the code as it is. */
const UNCHANGED = 'unchanged';

/** What became of a change: `unproven` where its test does not run, or fails without it too. */
export type Fate = 'noticed' | 'survived' | 'unproven';

/** A change and what its test said of it. */
export interface Tried {
  readonly change: PlantedChange;
  readonly fate: Fate;
}

/**
 * Plants each change in code that is only loaded, one at a time, and runs its test against it; the files stay as they are.
 * All of them share one database server.
 */
export async function tryPlanted(changes: readonly PlantedChange[]): Promise<readonly Tried[]> {
  const projects = [projectOf(UNCHANGED), ...changes.map((change, index) => projectOf(nameOf(index), change))];
  const server = { resolve: { conditions: CONDITIONS, externalConditions: CONDITIONS } };
  const vitest = await createVitest(
    {
      config: false,
      root: ROOT,
      watch: false,
      reporters: [{}],
      projects,
      globalSetup: [join(API, 'src/testing/database/global-setup.ts')],
      teardownTimeout: 60_000,
      maxWorkers: 2,
    },
    {
      resolve: { conditions: CONDITIONS },
      ssr: server,
      environments: { __vitest__: { resolve: { ...server.resolve, noExternal: [/^@dealstore\//] } } },
    },
  );
  try {
    const specify = (project: string, test: string, titles: readonly string[]) =>
      projectNamed(vitest.projects, project).createSpecification(join(API, test), {
        testNamePattern: patternOf(...titles),
      });
    const unchanged = [...Map.groupBy(changes, ({ test }) => test)].map(([test, of]) =>
      specify(
        UNCHANGED,
        test,
        of.map(({ titled }) => titled),
      ),
    );
    const specifications = [
      ...unchanged,
      ...changes.map(({ test, titled }, index) => specify(nameOf(index), test, [titled])),
    ];
    const { testModules } = await vitest.runTestSpecifications(specifications);
    return changes.map((change, index) => {
      const said = (project: string) => testsOf(testModules, project, change);
      const before = said(UNCHANGED);
      const isProven = before.length > 0 && before.every((state) => state === 'passed');
      const after = said(nameOf(index));
      if (!isProven || after.length === 0) return { change, fate: 'unproven' };
      return { change, fate: after.includes('failed') ? 'noticed' : 'survived' };
    });
  } finally {
    await vitest.close();
  }
}

const nameOf = (index: number): string => `planted-${index}`;

function patternOf(...titles: readonly string[]): RegExp {
  return new RegExp(titles.map((titled) => titled.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'));
}

function projectNamed<T extends { readonly name: string }>(projects: readonly T[], name: string): T {
  const found = projects.find((project) => project.name === name);
  if (found === undefined) throw new Error(`there is no project ${name}`);
  return found;
}

function projectOf(name: string, change?: PlantedChange) {
  return {
    resolve: { conditions: CONDITIONS },
    ssr: { resolve: { conditions: CONDITIONS, externalConditions: CONDITIONS } },
    plugins: change === undefined ? [] : [planted(change)],
    test: {
      name,
      root: API,
      include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
      setupFiles: [join(ROOT, 'scripts/soak.setup.ts')],
      testTimeout: TEST_LIMIT_MS,
      hookTimeout: TEST_LIMIT_MS,
    },
  };
}

/** Changes the text of one file as it is loaded. */
function planted({ file, text, becomes }: PlantedChange) {
  const path = join(API, 'src', file);
  return {
    name: 'planted-change',
    enforce: 'pre' as const,
    async load(id: string) {
      return id.split('?')[0] === path ? (await readFile(path, 'utf8')).replace(text, () => becomes) : null;
    },
  };
}

/** How the tests of a change ended in a project. */
function testsOf(modules: readonly TestModule[], project: string, { test, titled }: PlantedChange): readonly string[] {
  const pattern = patternOf(titled);
  return modules
    .filter((module) => module.project.name === project && module.moduleId === join(API, test))
    .flatMap((module) => [...module.children.allTests()])
    .filter(({ fullName }) => pattern.test(fullName.replaceAll(' > ', ' ')))
    .map((each) => each.result().state)
    .filter((state) => state !== 'skipped');
}
