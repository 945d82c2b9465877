import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { createApp } from '../app.ts';
import { openDatabase } from '../database/database.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { enqueueJob, type JobKind } from '../jobs/job.ts';
import { silentLog } from '../log.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { TEST_ORIGIN, testParts } from '../testing/http/test-call.ts';
import { logSlowQueries } from './log-slow-query.ts';
import { jobRuns, refusals } from './metrics.ts';
import { createShopMetrics } from './shop-metrics.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await freshDatabase();
});
afterAll(() => test.drop());

/** The lines of a scrape that begin with a name. */
const linesOf = (text: string, name: string): readonly string[] =>
  text.split('\n').filter((line) => line.startsWith(name));

describe('the metrics of a shop', () => {
  it('count waiting and failed jobs by kind, and those run by this process', async () => {
    const clock = simulatedClock();
    const { database } = test;
    const fails: JobKind = { name: 'fails', run: () => Promise.reject(new Error('no')) };
    const works: JobKind = { name: 'works', run: async () => undefined };
    jobRuns.reset();
    for (const kind of ['fails', 'works', 'works', 'waits'])
      await enqueueJob(database, { kind, dueAt: clock.now(), now: clock.now() });
    await createJobRunner({ database, clock, log: silentLog, kinds: [fails, works] }).runDue();
    await database.updateTable('job').set({ status: 'FAILED' }).where('kind', '=', 'fails').execute();
    clock.advance(5_000);
    const metrics = createShopMetrics({
      inFlight: () => 3,
      ofDatabase: { database, clock, pools: { primary: test.pool }, replica: null },
    });
    const text = await metrics.text();
    expect(linesOf(text, 'dealstore_jobs').toSorted()).toEqual([
      'dealstore_jobs{kind="fails",state="failed"} 1',
      'dealstore_jobs{kind="waits",state="waiting"} 1',
    ]);
    expect(linesOf(text, 'dealstore_oldest_due_job_seconds')).toEqual(['dealstore_oldest_due_job_seconds 5']);
    expect(linesOf(text, 'dealstore_job_runs_total').toSorted()).toEqual([
      'dealstore_job_runs_total{kind="fails",outcome="failed"} 1',
      'dealstore_job_runs_total{kind="works",outcome="done"} 2',
    ]);
    expect(linesOf(text, 'dealstore_requests_in_flight')).toEqual(['dealstore_requests_in_flight 3']);
    expect(linesOf(text, 'dealstore_database_up')).toEqual(['dealstore_database_up 1']);
  });

  it('tell of the process while the database is away', async () => {
    const away = openDatabase({ connection: { host: '127.0.0.1', port: 1 } });
    const metrics = createShopMetrics({
      inFlight: () => 0,
      ofDatabase: { database: away.database, clock: simulatedClock(), pools: { primary: away.pool }, replica: null },
    });
    const text = await metrics.text();
    expect(linesOf(text, 'dealstore_database_up')).toEqual(['dealstore_database_up 0']);
    expect(linesOf(text, 'process_cpu_seconds_total')).toHaveLength(1);
    await away.close();
  });

  it('count refusals by their code', async () => {
    refusals.reset();
    const serve = createApp(testParts(test.database));
    await serve(new Request(`${TEST_ORIGIN}/client/v1/display/products/404404`));
    await serve(new Request(`${TEST_ORIGIN}/client/v1/customer/cart`));
    const { values } = await refusals.get();
    expect(values.map(({ labels, value }) => [labels.code, value]).toSorted()).toEqual([
      ['AU99', 1],
      ['NOT_FOUND', 1],
    ]);
  });
});

describe('a slow query', () => {
  it('is logged without its values, under the id of the request that asked', async () => {
    const lines: unknown[] = [];
    const onSlowQuery = logSlowQueries({ warn: (line: unknown) => void lines.push(line) });
    const opened = openDatabase({ connection: test.connection, onSlowQuery });
    const providerRoutes = async () => {
      await sql`select pg_sleep(${0.6})`.execute(opened.database);
      return new Response('slow');
    };
    const serve = createApp({ ...testParts(opened.database), providerRoutes });
    await serve(new Request(`${TEST_ORIGIN}/toss/slow`, { headers: { 'x-request-id': 'slow-1' } }));
    expect(lines).toEqual([{ requestId: 'slow-1', ms: expect.any(Number) as unknown, sql: 'select pg_sleep($1)' }]);
    await sql`select 1`.execute(opened.database);
    expect(lines).toHaveLength(1);
    await opened.close();
  });
});
