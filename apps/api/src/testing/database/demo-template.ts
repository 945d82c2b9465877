import { SIMULATED_START } from '@dealstore/commerce-core/testing';
import { demo } from '@dealstore/demo';
import { seedDemo } from '../../demo/seed.ts';
import type { TestDatabaseOptions } from './test-database.ts';

/**
 * A migrated database with the whole demo in it, as of SIMULATED_START; made once per run.
 * @example const test = await freshDatabase({ template: DEMO_TEMPLATE });
 */
export const DEMO_TEMPLATE: NonNullable<TestDatabaseOptions['template']> = {
  name: 'template_demo',
  fill: async ({ database, pool }) => {
    await seedDemo({ database, demo, now: SIMULATED_START });
    await pool.query('analyze');
  },
};
