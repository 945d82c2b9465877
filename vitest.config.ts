import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// NOTE: `import` is not among them: it would be answered to a require() too.
const conditions = ['source', 'module', 'node', 'development|production'];
const resolve = { conditions };
const ssr = { resolve: { conditions, externalConditions: conditions } };
// globalSetup runs in an environment of vitest's own, which takes nothing from `ssr`.
const environments = { __vitest__: { resolve: { ...ssr.resolve, noExternal: [/^@dealstore\//] } } };

// A soak run does a hundred times as much, and is not hurried.
const patience = process.env['DEALSTORE_SOAK'] === 'true' ? 60 : 1;

/**
 * A limit ends what hangs and measures nothing: at least four times what the slowest test, hook or wait needs on a
 * quiet machine with two cores, for a busy one is that much slower.
 */
const limits = {
  testTimeout: 240_000 * patience,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 30_000 } },
  // What is compared is told whole: the end of a run names its failures by their messages alone.
  chaiConfig: { truncateThreshold: 2_000 },
};

/** As many as the smallest machine has cores; left to itself vitest would keep one of them idle. */
const maxWorkers = 2;

/**
 * Rules keep nothing between calls, so their files share a process and load each module once. A process is reused only
 * by files of its own project, so each such project is a group, one after another.
 */
const inOneProcess = (groupOrder: number) => ({ maxWorkers, isolate: false, sequence: { groupOrder } });

export default defineConfig({
  resolve,
  ssr,
  test: {
    teardownTimeout: 60_000,
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'core',
          ...inOneProcess(1),
          root: at('packages/commerce-core'),
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          setupFiles: [at('scripts/soak.setup.ts')],
          ...limits,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'demo',
          root: at('packages/demo'),
          include: ['src/**/*.test.ts'],
          setupFiles: [at('scripts/soak.setup.ts')],
          ...limits,
          maxWorkers,
        },
      },
      {
        resolve,
        ssr,
        environments,
        test: {
          name: 'api',
          root: at('apps/api'),
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: [at('apps/api/src/testing/database/global-setup.ts')],
          setupFiles: [at('scripts/soak.setup.ts')],
          ...limits,
          maxWorkers,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'storefront',
          ...inOneProcess(2),
          root: at('apps/storefront'),
          include: [
            'src/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'build/**/*.test.ts',
            '../../packages/ui/src/**/*.test.{ts,tsx}',
          ],
          ...limits,
          setupFiles: [at('scripts/soak.setup.ts')],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'shop',
          maxWorkers,
          root: at('apps/shop'),
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          setupFiles: [at('scripts/soak.setup.ts')],
          ...limits,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'scripts',
          maxWorkers,
          root: at('.'),
          include: ['scripts/**/*.test.ts', 'packages/bench/**/*.test.ts'],
          ...limits,
        },
      },
    ],
  },
});
