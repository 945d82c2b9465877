import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];
/** The folder whose rules are being changed; its own tests must notice. */
const folder = process.env['MUTATED_FOLDER'] ?? '*';

// What Stryker starts; `pnpm test` has a list of projects of its own.
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    setupFiles: ['vitest.mutate.setup.ts'],
    include: [`src/${folder}/**/*.test.ts`, 'test/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
