import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];
/** The room whose rules are being changed; its own tests must notice. */
const room = process.env['MUTATED_ROOM'] ?? '*';

// What Stryker starts; `pnpm test` has a list of projects of its own.
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    setupFiles: ['vitest.mutate.setup.ts'],
    include: [`src/${room}/**/*.test.ts`, 'test/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
