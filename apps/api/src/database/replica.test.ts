import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { type App, createApp } from '../app.ts';
import { silentLog } from '../log.ts';
import { insertCompleteProduct } from '../testing/rows/complete-product.ts';
import { makeStandby, startStandby } from '../testing/database/standby.ts';
import { openTcpProxy } from '../testing/database/tcp-proxy.ts';
import { TEST_ORIGIN, testParts } from '../testing/http/test-call.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { type EmbeddedServer, startEmbedded } from './postgres/embedded.ts';
import { migrate } from './migrate.ts';
import { type CheckedReplica, createReplica } from './replica.ts';

let folder: string;
let primary: EmbeddedServer;
let standby: EmbeddedServer;
let opened: OpenDatabase;
let onStandby: OpenDatabase;
let replica: CheckedReplica;
let serve: App;
let bearer: string;
const clock = simulatedClock();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealstore-replica-'));
  await chmod(folder, 0o711);
  const [first, second] = [join(folder, 'a'), join(folder, 'b')];
  primary = await startEmbedded({ dataFolder: first, durable: false, log: () => undefined });
  opened = openDatabase({ connection: primary.connection() });
  await migrate(opened.pool);
  const { writer } = await insertCompleteProduct(opened.database);
  ({ bearer } = writer);
  await makeStandby(primary, first, second);
  standby = await startStandby(second);
  onStandby = openDatabase({ connection: standby.connection(), statementLimitMs: 1_000 });
  replica = createReplica({
    database: onStandby.database,
    probes: { primary: opened, replica: onStandby },
    clock,
    log: silentLog,
  });
  serve = createApp({ ...testParts(opened.database, { clock }), replica });
});
afterAll(async () => {
  await Promise.all([opened.close(), onStandby.close()]);
  await standby.stop();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The name of product 1 as a guest or a member is told it; a cached answer is as old as it may be. */
async function nameFor(token: string | null): Promise<string | undefined> {
  clock.advance(60_000);
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const answer = await serve(new Request(`${TEST_ORIGIN}/client/v1/display/products/1`, { headers }));
  expect(answer.status).toBe(200);
  return /"productName":"([^"]+)"/.exec(await answer.text())?.[1];
}

const rename = (productName: string) =>
  opened.database.updateTable('product').set({ productName }).where('productNo', '=', 1).execute();

async function untilUsable(): Promise<void> {
  await expect.poll(async () => (await replica.check(), replica.isUsable()), { timeout: 60_000 }).toBe(true);
}

describe('a replica', () => {
  it('is not asked before it is known to have what the primary has', async () => {
    expect(replica.isUsable()).toBe(false);
    expect(await nameFor(null)).toBe('한라봉 3kg');
    expect(onStandby.pool.totalCount).toBe(0);
  });

  it('answers guests, while a member reads what has just been written', async () => {
    await untilUsable();
    await onStandby.pool.query('select pg_wal_replay_pause()');
    await rename('천혜향');
    expect([await nameFor(null), await nameFor(bearer)]).toEqual(['한라봉 3kg', '천혜향']);
  });

  it('is left out while it lags, and comes back when it has caught up', async () => {
    await replica.check();
    await replica.check();
    expect(replica.isUsable()).toBe(false);
    expect(await nameFor(null)).toBe('천혜향');
    await onStandby.pool.query('select pg_wal_replay_resume()');
    await untilUsable();
    expect(await nameFor(null)).toBe('천혜향');
  });

  it('that dies costs no guest an answer, and comes back when it has been started again', async () => {
    await standby.stop();
    expect(replica.isUsable()).toBe(true);
    expect(await nameFor(null)).toBe('천혜향');
    await replica.check();
    expect(replica.isUsable()).toBe(false);
    standby = await startStandby(join(folder, 'b'));
    await untilUsable();
    expect(await nameFor(null)).toBe('천혜향');
  });

  it('that is frozen is left out after 1.25 seconds, and no late answer of it counts', async () => {
    const proxy = await openTcpProxy(standby.connection());
    const probe = openDatabase({ connection: proxy.connection, poolSize: 1, statementLimitMs: 0 });
    const probes = { primary: opened, replica: probe };
    const frozen = createReplica({ database: onStandby.database, probes, clock, log: silentLog });
    await expect.poll(async () => (await frozen.check(), frozen.isUsable()), { timeout: 60_000 }).toBe(true);
    const checks = frozen.start();
    await expect.poll(() => probe.pool.idleCount).toBe(1);
    proxy.set({ frozen: true });
    clock.advance(1_249);
    expect(frozen.isUsable()).toBe(true);
    clock.advance(1);
    await expect.poll(() => frozen.isUsable()).toBe(false);
    proxy.set();
    await expect.poll(() => probe.pool.idleCount).toBe(1);
    expect(frozen.isUsable()).toBe(false);
    checks.stop();
    await expect.poll(async () => (await frozen.check(), frozen.isUsable())).toBe(true);
    await probe.close();
    await proxy.close();
  });

  it('is used while its primary is slow to say where it is', async () => {
    const proxy = await openTcpProxy(primary.connection());
    const probe = openDatabase({ connection: proxy.connection, poolSize: 1, statementLimitMs: 0 });
    const lone = openDatabase({ connection: standby.connection(), poolSize: 1 });
    const probes = { primary: probe, replica: lone };
    const judged = createReplica({ database: onStandby.database, probes, clock, log: silentLog });
    await expect.poll(async () => (await judged.check(), judged.isUsable()), { timeout: 60_000 }).toBe(true);
    proxy.set({ frozen: true });
    const checked = judged.check();
    // On the one connection this is answered after the check.
    await lone.pool.query('select');
    clock.advance(500);
    await checked;
    expect(judged.isUsable()).toBe(true);
    proxy.set();
    await Promise.all([lone.close(), probe.close()]);
    await proxy.close();
  });

  it('is left out when it is a replica no more', async () => {
    await onStandby.pool.query('select pg_promote()');
    await replica.check();
    await replica.check();
    expect(replica.isUsable()).toBe(false);
    await rename('레드향');
    expect(await nameFor(null)).toBe('레드향');
  });
});
