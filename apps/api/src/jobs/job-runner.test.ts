import { epochMs } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Transaction } from '../database/database.ts';
import { silentLog } from '../log.ts';
import { openTcpProxy } from '../testing/database/tcp-proxy.ts';
import { freshDatabase, TEST_TIMEOUT_FACTOR, type TestDatabase } from '../testing/database/test-database.ts';
import { createJobRunner, JOB_TRIES } from './job-runner.ts';
import { enqueueJob, type AnyJobKind, type JobKind, type ProviderJobKind } from './job.ts';
import { housekeeping } from './housekeeping.ts';

const NOON = epochMs(1_763_607_600_000);

describe('the job runner', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await freshDatabase();
  });
  afterEach(() => test.drop());

  /** An effect that can be counted: it raises a list's total. */
  const counting: JobKind = { name: 'counting', run: (transaction) => raise(transaction) };

  async function raise(transaction: Transaction): Promise<void> {
    await transaction
      .insertInto('listCount')
      .values({ listKey: 'effects', totalCnt: 1 })
      .onConflict((conflict) =>
        conflict.column('listKey').doUpdateSet((row) => ({ totalCnt: row('listCount.totalCnt', '+', 1) })),
      )
      .execute();
  }

  async function effects(): Promise<number> {
    const row = await test.database.selectFrom('listCount').select('totalCnt').executeTakeFirst();
    return row?.totalCnt ?? 0;
  }

  function runner(kinds: readonly AnyJobKind[], clock = simulatedClock(NOON), database = test.database) {
    return createJobRunner({ database, clock, log: silentLog, kinds });
  }

  it('runs each due job once while three processes race for it, and leaves the others', async () => {
    for (let index = 0; index < 60; index += 1) {
      await enqueueJob(test.database, { kind: 'counting', dueAt: NOON, now: NOON });
    }
    await enqueueJob(test.database, { kind: 'counting', dueAt: epochMs(NOON + 1), now: NOON });
    const others = [
      openDatabase({ connection: test.connection, timeoutFactor: TEST_TIMEOUT_FACTOR }),
      openDatabase({ connection: test.connection, timeoutFactor: TEST_TIMEOUT_FACTOR }),
    ];
    const runners = [
      runner([counting]),
      ...others.map((other) => runner([counting], simulatedClock(NOON), other.database)),
    ];
    const done = await Promise.all(runners.map((each) => each.runDue()));
    await Promise.all(others.map((other) => other.close()));
    expect(done.reduce((sum, count) => sum + count)).toBe(60);
    expect(await effects()).toBe(60);
  });

  it('rolls a failed try back, waits longer each time and gives up in the end', async () => {
    const failing: JobKind = {
      name: 'failing',
      run: async (transaction) => {
        await raise(transaction);
        throw new Error('not now');
      },
    };
    await enqueueJob(test.database, { kind: 'failing', dueAt: NOON, now: NOON });
    const clock = simulatedClock(NOON);
    const failed = runner([failing], clock);
    expect(await failed.runDue()).toBe(0);
    const first = await test.database.selectFrom('job').selectAll().executeTakeFirstOrThrow();
    expect(first).toMatchObject({ attempts: 1, status: 'DUE', lastError: 'Error' });
    expect(first.dueAt.getTime()).toBe(NOON + 10_000);
    for (let attempt = 1; attempt < JOB_TRIES; attempt += 1) {
      clock.advance(3_600_000);
      await failed.runDue();
    }
    expect(await test.database.selectFrom('job').select(['attempts', 'status']).execute()).toEqual([
      { attempts: JOB_TRIES, status: 'FAILED' },
    ]);
    expect(await effects()).toBe(0);
  });

  it('goes on with work that is tried until it is done, an hour apart in the end', async () => {
    let isReady = false;
    const patient: JobKind = {
      name: 'patient',
      isTriedUntilDone: true,
      run: async (transaction) => {
        if (!isReady) throw new Error('not now');
        await raise(transaction);
      },
    };
    await enqueueJob(test.database, { kind: 'patient', dueAt: NOON, now: NOON });
    const clock = simulatedClock(NOON);
    const patiently = runner([patient], clock);
    for (let attempt = 0; attempt < JOB_TRIES + 5; attempt += 1) {
      await patiently.runDue();
      clock.advance(3_600_000);
    }
    const tried = test.database.selectFrom('job').select(['attempts', 'status']);
    expect(await tried.execute()).toEqual([{ attempts: JOB_TRIES + 5, status: 'DUE' }]);
    isReady = true;
    expect(await patiently.runDue()).toBe(1);
    expect(await effects()).toBe(1);
  });

  it('resumes only jobs that must be done and were given up', async () => {
    const patient: JobKind = { ...counting, name: 'patient', isTriedUntilDone: true };
    const old = { dueAt: new Date(0), createdAt: new Date(0), endedAt: new Date(0), attempts: JOB_TRIES };
    const failed = ['patient', 'counting'].map((kind) => ({ ...old, kind, status: 'FAILED' as const }));
    await test.database.insertInto('job').values(failed).execute();
    expect(await runner([patient, counting]).runDue()).toBe(1);
    const statuses = test.database.selectFrom('job').select(['kind', 'status']).orderBy('jobNo');
    expect(await statuses.execute()).toEqual([
      { kind: 'patient', status: 'DONE' },
      { kind: 'counting', status: 'FAILED' },
    ]);
    expect(await effects()).toBe(1);
  });

  it('counts a try whose connection broke, and goes on with the next job', async () => {
    const breaking: JobKind = {
      name: 'breaking',
      run: async (transaction) => {
        await raise(transaction);
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
      },
    };
    await enqueueJob(test.database, { kind: 'breaking', dueAt: epochMs(NOON - 1), now: NOON });
    await enqueueJob(test.database, { kind: 'counting', dueAt: NOON, now: NOON });
    expect(await runner([breaking, counting]).runDue()).toBe(1);
    expect(await test.database.selectFrom('job').select(['attempts', 'status']).orderBy('jobNo').execute()).toEqual([
      { attempts: 1, status: 'DUE' },
      { attempts: 1, status: 'DONE' },
    ]);
    expect(await effects()).toBe(1);
  });

  it('asks a provider outside any transaction, and does other jobs meanwhile', async () => {
    const called = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const asking: ProviderJobKind = {
      name: 'asking',
      ask: async () => {
        called.resolve();
        await answered.promise;
        return raise;
      },
    };
    await enqueueJob(test.database, { kind: 'asking', dueAt: epochMs(NOON - 1), now: NOON });
    const slow = runner([asking, counting]).runDue();
    await called.promise;
    // The other lanes look for work meanwhile, in transactions that end.
    await vi.waitFor(async () => {
      const { rows } = await test.pool.query(
        `select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      );
      expect(rows).toEqual([]);
    });
    await enqueueJob(test.database, { kind: 'counting', dueAt: NOON, now: NOON });
    expect(await runner([asking, counting]).runDue()).toBe(1);
    answered.resolve();
    expect(await slow).toBe(1);
    expect(await effects()).toBe(2);
  });

  it('writes one effect of a job that two processes have run, one after the lease of the other', async () => {
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let asks = 0;
    const bothAsk = Promise.withResolvers<void>();
    const asking: ProviderJobKind = {
      name: 'asking',
      ask: async () => {
        const answer = answers[asks];
        asks += 1;
        if (asks === 2) bothAsk.resolve();
        await answer?.promise;
        return raise;
      },
    };
    await enqueueJob(test.database, { kind: 'asking', dueAt: NOON, now: NOON });
    const clock = simulatedClock(NOON);
    const first = runner([asking], clock).runDue();
    await vi.waitFor(() => expect(asks).toBe(1));
    expect(await runner([asking], clock).runDue()).toBe(0);
    clock.advance(10_000);
    const second = runner([asking], clock).runDue();
    await bothAsk.promise;
    answers[0]?.resolve();
    expect(await first).toBe(0);
    expect(await effects()).toBe(0);
    answers[1]?.resolve();
    expect(await second).toBe(1);
    expect(await effects()).toBe(1);
  });

  it('writes a job with a key once, and a recurring one once a period', async () => {
    const hourly: JobKind = { ...counting, name: 'hourly', everyMs: 3_600_000 };
    const clock = simulatedClock(NOON);
    await enqueueJob(test.database, { kind: 'counting', dueAt: NOON, now: NOON, uniqueKey: 'order-1' });
    await enqueueJob(test.database, { kind: 'counting', dueAt: NOON, now: NOON, uniqueKey: 'order-1' });
    const both = runner([counting, hourly], clock);
    expect(await both.runDue()).toBe(2);
    expect(await both.runDue()).toBe(0);
    clock.advance(3_600_000);
    expect(await both.runDue()).toBe(1);
  });

  it('logs once that jobs wait, once a minute while the database is away, and once that they go on', async () => {
    const proxy = await openTcpProxy(test.connection);
    const through = openDatabase({ connection: proxy.connection });
    const clock = simulatedClock(NOON);
    const lines: unknown[] = [];
    const logger = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) });
    const log = Object.assign(logger, { security: () => {} });
    const asking: ProviderJobKind = { name: 'asking', ask: async () => raise };
    proxy.set({ refused: true });
    const running = createJobRunner({ database: through.database, clock, log, kinds: [counting, asking] }).start();
    const nextSecond = async () => {
      await vi.waitFor(() => expect(clock.pendingTimers()).toBe(5), { timeout: 30_000, interval: 1 });
      clock.advance(1_000);
    };
    for (let second = 0; second <= 90; second += 1) await nextSecond();
    proxy.set();
    for (let second = 0; second < 3; second += 1) await nextSecond();
    await running.stop();
    await through.close();
    await proxy.close();
    const failure = expect.stringContaining('CommerceError');
    expect(lines).toEqual([
      { level: 40, failure, forMs: 0, msg: 'jobs wait' },
      { level: 40, failure, forMs: 60_000, msg: 'jobs wait' },
      { level: 40, forMs: 91_000, msg: 'jobs go on' },
    ]);
  });

  it('stops after the job in hand, however many are due', async () => {
    for (let index = 0; index < 3; index += 1) {
      await enqueueJob(test.database, { kind: 'stopping', dueAt: NOON, now: NOON });
    }
    const begun = Promise.withResolvers<void>();
    const stopRequested = Promise.withResolvers<void>();
    const stopping: JobKind = {
      name: 'stopping',
      run: async (transaction) => {
        begun.resolve();
        await stopRequested.promise;
        await raise(transaction);
      },
    };
    const running = runner([stopping]).start();
    await begun.promise;
    const stopped = running.stop();
    stopRequested.resolve();
    await stopped;
    expect(await effects()).toBe(1);
  });

  it('takes away rows that have outlived their use and keeps the others', async () => {
    const row = { scope: 'member:1', bodyHash: '', createdAt: new Date(NOON) };
    await test.database
      .insertInto('idempotency')
      .values([
        { ...row, key: 'old', expiresAt: new Date(NOON - 1) },
        { ...row, key: 'new', expiresAt: new Date(NOON + 1) },
      ])
      .execute();
    expect(await runner([housekeeping]).runDue()).toBe(1);
    expect(await test.database.selectFrom('idempotency').select('key').execute()).toEqual([{ key: 'new' }]);
  });

  it('deletes finished jobs after a week, and keeps failed ones', async () => {
    const old = { kind: 'refund', dueAt: new Date(0), createdAt: new Date(0), endedAt: new Date(0) };
    await test.database
      .insertInto('job')
      .values([
        { ...old, status: 'DONE' },
        { ...old, status: 'FAILED' },
      ])
      .execute();
    await runner([housekeeping]).runDue();
    const jobs = await test.database.selectFrom('job').select('status').where('kind', '=', 'refund').execute();
    expect(jobs).toEqual([{ status: 'FAILED' }]);
  });

  it('refuses two kinds of one name', () => {
    expect(() => runner([counting, counting])).toThrow('share a name');
  });
});
