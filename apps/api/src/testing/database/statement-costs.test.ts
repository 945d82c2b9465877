import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { freshDatabase } from './test-database.ts';
import { openRecorder } from './statement-costs.ts';

it('outlives a database that is dropped under its connections', async () => {
  const test = await freshDatabase();
  const recorder = openRecorder(test.connection);
  const twice = await recorder.costsOf((database) =>
    Promise.all([sql`select 1`.execute(database), sql`select 1`.execute(database)]),
  );
  expect(twice).toHaveLength(2);
  expect(recorder.openCount()).toBeGreaterThan(0);
  await test.drop();
  // What the server says of it comes afterwards; unheard it would fail the run.
  await expect.poll(() => recorder.openCount()).toBe(0);
  await recorder.close();
});
