import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type EmbeddedServer, migrate, openDatabase, type OpenDatabase, startEmbedded } from '@dealstore/api/server';
import {
  brokenInvariants,
  type Fault,
  fillOrderShop,
  givePoints,
  insertMember,
  logInAs,
  openTcpProxy,
  POINTS_TO_WRITE,
  startWriters,
  type TcpProxy,
  type Writers,
} from '@dealstore/api/testing';
import { testSizes } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answered, askAs, pace, type Shopper, shoppersOf } from './shopper.ts';
import { buildStorefront } from '../src/build-storefront.ts';
import { readEnvironment } from '../src/environment.ts';
import { type RunningShop, runShop } from '../src/run-shop.ts';

const { faultSeconds } = testSizes;
/** A soak run has the machine to itself, so figures of time hold. */
const IS_SOAK = faultSeconds >= 30;
/** The instant every test row is written for. */
const DEMO_NOW = '2026-11-20T12:00:00+09:00';
const WRITERS = 4;
const REQUEST_LIMIT_MS = 5_000;
/** What a busy machine may add to a limit, in ms. */
const LEEWAY_MS = IS_SOAK ? 1_000 : 3_000;
const RECOVERY_LIMIT_MS = 5_000;
let folder: string;
let server: EmbeddedServer;
let direct: OpenDatabase;
let proxy: TcpProxy;
let shop: RunningShop;
let url: string;
let shoppers: readonly Shopper[];
let writers: Writers;
const acknowledged: string[] = [];

beforeAll(async () => {
  await buildStorefront();
  folder = await mkdtemp(join(tmpdir(), 'dealstore-faults-'));
  await chmod(folder, 0o711);
  server = await startEmbedded({ dataFolder: join(folder, 'database'), durable: true, log: () => undefined });
  direct = openDatabase({ connection: server.connection(), statementLimitMs: 0 });
  await migrate(direct.pool);
  const { database } = direct;
  await fillOrderShop(
    database,
    Array.from({ length: 10 }, (_, index) => ({ productNo: index + 1 })),
  );
  await database.updateTable('productOption').set({ openingCnt: 1_000_000, stockCnt: 1_000_000 }).execute();
  const members = [];
  for (let member = 0; member < WRITERS + 4; member += 1) {
    const name = `홍회원${member}`;
    const memberNo = await insertMember(database, { name });
    await givePoints(database, memberNo, POINTS_TO_WRITE);
    members.push({ name, ...(await logInAs(database, memberNo)) });
  }
  proxy = await openTcpProxy(server.connection());
  const { user, password, database: name, port } = proxy.connection;
  const address = `postgres://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${port}/${name}`;
  const environment = {
    DATA_DIR: join(folder, 'shop'),
    PORT: '0',
    DATABASE_URL: address,
    DEMO_NOW,
    LOG_LEVEL: 'silent',
  };
  const load = async () => ({ ...(await import('../src/compose-shop.ts')).composition, seed: async () => false });
  shop = await runShop(readEnvironment(environment, folder), load, () => undefined);
  url = shop.publicOrigin;
  shoppers = shoppersOf(members.slice(WRITERS));
  for (const shopper of shoppers)
    expect(await askAs(url, shopper)).toMatchObject({ status: 200, isPartial: false, problem: null });
  writers = startWriters(
    url,
    members.slice(0, WRITERS).map(({ bearer }) => bearer),
  );
}, 480_000);
afterAll(async () => {
  proxy.set();
  await shop.stop();
  await proxy.close();
  await direct.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Lets all shoppers ask until told to stop. */
function startShoppers(): { stop(): Promise<readonly Answered[]> } {
  const over = new AbortController();
  const asking = shoppers.map(async (shopper) => {
    const answers: Answered[] = [];
    while (!over.signal.aborted) {
      answers.push(await askAs(url, shopper));
      await wait(20);
    }
    return answers;
  });
  return {
    stop: async () => {
      over.abort();
      return (await Promise.all(asking)).flat();
    },
  };
}

/** Age of the oldest statement or transaction of the shop at the server, in ms; looked at until told to stop. */
function watchStatements(): { stop(): Promise<number> } {
  const over = new AbortController();
  let oldest = 0;
  const watching = (async () => {
    while (!over.signal.aborted) {
      const { rows } = await direct.pool.query<{ ms: number }>(
        `select coalesce(max(extract(epoch from clock_timestamp() - greatest(query_start, xact_start)) * 1000), 0)::integer as ms
         from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`,
      );
      oldest = Math.max(oldest, rows[0]?.ms ?? 0);
      await wait(100);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await watching;
      return oldest;
    },
  };
}

/** Sleeps inside the transaction of each order: statements that run too long at the server. */
const SLOW_STATEMENTS = `
  create function sleep_long() returns trigger language plpgsql as $$ begin perform pg_sleep(20); return new; end $$;
  create trigger sleep_long before insert on shop_order for each row execute function sleep_long()`;

/** The fault that only an order notices. */
const BUSY = 'busy: orders hang at the server';

const FAULTS: readonly (readonly [name: string, begin: () => Promise<void>, end: () => Promise<void>])[] = [
  ['slow: 2 s to and fro', ...proxied({ delayMs: 1_000 })],
  ['frozen', ...proxied({ frozen: true })],
  ['halved: each answer cut in the middle', ...proxied({ halved: true })],
  ['away: connections refused', ...proxied({ refused: true })],
  [
    BUSY,
    async () => void (await direct.pool.query(SLOW_STATEMENTS)),
    async () => void (await direct.pool.query('drop function sleep_long cascade')),
  ],
];

function proxied(fault: Fault): readonly [() => Promise<void>, () => Promise<void>] {
  const begin = async (): Promise<void> => {
    proxy.set(fault);
    if (fault.refused === true) proxy.cut();
  };
  return [begin, async () => proxy.set()];
}

describe(`a shop with ${12 + WRITERS} shoppers`, () => {
  it.each(FAULTS)(
    'whose database is %s answers 503 in time and in the visitor’s language, and recovers at once [GAP-20]',
    async (name, begin, end) => {
      await writers.more(WRITERS);
      const calm = startShoppers();
      await wait(IS_SOAK ? RECOVERY_LIMIT_MS : 1_000);
      const before = await calm.stop();
      const [crowd, statements] = [startShoppers(), watchStatements()];
      await begin();
      const begunAt = performance.now();
      await wait(faultSeconds * 1_000);
      await end();
      const endedAt = performance.now();
      await writers.more(WRITERS);
      await wait(RECOVERY_LIMIT_MS);
      const [answers, oldestMs] = await Promise.all([crowd.stop(), statements.stop()]);

      const during = answers.filter(({ at, ms }) => at + ms > begunAt && at < endedAt);
      const slowest = Math.max(...during.map(({ ms }) => ms));
      const lastRefused = answers.findLast(({ status }) => status !== 200);
      const recoveryMs = lastRefused === undefined ? 0 : Math.max(0, lastRefused.at + lastRefused.ms - endedAt);
      const [paceBefore, paceAfter] = [pace(before), pace(answers.filter(({ at }) => at > endedAt + recoveryMs))];
      const count = (status: number) => during.filter((answer) => answer.status === status).length;
      console.log(
        `| ${name} | ${faultSeconds} | ${count(200)} | ${count(503)} | ${during.length - count(200) - count(503)} | ` +
          `${Math.round(slowest)} | ${oldestMs} | ${Math.round(recoveryMs)} | ${paceBefore} → ${paceAfter} |`,
      );
      expect(
        answers.flatMap(({ problem, shopper }) => (problem === null ? [] : [`${shopper.name}: ${problem}`])),
      ).toEqual([]);
      expect(count(503) > 0).toBe(name !== BUSY);
      expect(slowest).toBeLessThan(REQUEST_LIMIT_MS + LEEWAY_MS);
      expect(oldestMs).toBeLessThan(REQUEST_LIMIT_MS + LEEWAY_MS);
      expect(recoveryMs).toBeLessThan(RECOVERY_LIMIT_MS);
      expect([...writers.faults]).toEqual([]);
      expect(paceAfter).toBeGreaterThan(IS_SOAK ? paceBefore / 3 : 0);
    },
  );

  it('has lost and doubled nothing, and its books hold', async () => {
    await writers.stop();
    acknowledged.push(...writers.written.map(({ orderNo }) => orderNo));
    const rows = await direct.database.selectFrom('shopOrder').select('orderNo').execute();
    expect(rows.map(({ orderNo }) => orderNo).toSorted()).toEqual(acknowledged.toSorted());
    expect(await brokenInvariants(direct.database)).toEqual([]);
  });
});
