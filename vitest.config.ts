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

export default defineConfig({
  resolve,
  ssr,
  test: {
    reporters: process.env['CI'] === 'true' ? ['default'] : ['default'],
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'core',
          root: at('packages/commerce-core'),
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          setupFiles: [at('scripts/soak.setup.ts')],
          testTimeout: 60_000 * patience,
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
          globalSetup: [at('apps/api/src/testing/global-setup.ts')],
          setupFiles: [at('scripts/soak.setup.ts')],
          testTimeout: 60_000 * patience,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'storefront',
          root: at('apps/storefront'),
          include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'build/**/*.test.ts'],
          testTimeout: 30_000 * patience,
          setupFiles: [at('scripts/soak.setup.ts')],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'house',
          root: at('.'),
          include: ['scripts/**/*.test.ts'],
          setupFiles: [at('scripts/soak.setup.ts')],
          testTimeout: 120_000 * patience,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
