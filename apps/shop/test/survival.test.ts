import { brokenInvariants, startWriters, type Writers } from '@dealstore/api/testing';
import { seededRandom, testSizes } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShopProcess, type ShopProcess } from './shop-process.ts';

const { kills } = testSizes;
const WRITERS = 16;
vi.setConfig({ testTimeout: 240_000 + kills * 15_000 });

let shop: ShopProcess;
let writers: Writers;
/** Orders acknowledged by the tests before. */
const acknowledged: string[] = [];

beforeAll(async () => {
  shop = await openShopProcess(WRITERS);
});
afterAll(() => shop.drop());
beforeEach(async () => {
  await shop.start();
  writers = startWriters(shop.url, shop.bearers);
});

/** Lets the writers finish and compares what the shop stored with what it had acknowledged. */
async function settle(): Promise<void> {
  await writers.stop();
  acknowledged.push(...writers.written.map(({ orderNo }) => orderNo));
  await shop.stop();
  expect([...writers.faults]).toEqual([]);
  await shop.inspect(async ({ database }) => {
    const rows = await database.selectFrom('shopOrder').select('orderNo').execute();
    // Every idempotency key was retried until it was answered: one order for each, none lost, none twice.
    expect(rows.map(({ orderNo }) => orderNo).toSorted()).toEqual(acknowledged.toSorted());
    expect(await brokenInvariants(database)).toEqual([]);
  });
}

describe(`a shop with ${WRITERS} writers`, () => {
  it(`loses and doubles nothing over ${kills} kills of its process [GAP-20]`, async ({ annotate }) => {
    const random = seededRandom(7);
    const starts: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      await writers.more(1 + Math.floor(random.next() * 40));
      await shop.kill();
      starts.push(await shop.start());
    }
    await annotate(`slowest of ${kills} starts: ${Math.round(Math.max(...starts))} ms`);
    await writers.more(1);
    await settle();
    expect(writers.unanswered()).toBeGreaterThan(0);
  });

  it(`loses and doubles nothing over ${kills} crashes of its database, and answers 503 meanwhile [GAP-20]`, async () => {
    for (let crash = 0; crash < kills; crash += 1) {
      await writers.more(20);
      await shop.signalDatabase('SIGQUIT');
      await writers.more(WRITERS + 1);
    }
    await settle();
    expect(writers.sentAway()).toBeGreaterThan(0);
    expect(writers.unanswered()).toBe(0);
  });

  it('answers 503 in time while its database is suspended, and serves again afterwards', async () => {
    await writers.more(20);
    await shop.signalDatabase('SIGSTOP', 'all');
    const ask = () => fetch(`${shop.url}/api/client/v1/display/products/1`, { headers: { 'accept-language': 'en' } });
    const answers = await Promise.all(Array.from({ length: 40 }, ask));
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(503);
    await shop.signalDatabase('SIGCONT', 'all');
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers.every(({ headers }) => headers.has('retry-after'))).toBe(true);
    await writers.more(WRITERS + 1);
    await settle();
  });

  it('sheds load while every connection waits for a lock, and serves again afterwards', async () => {
    await writers.more(20);
    const unlock = await shop.lockTable('product_option');
    const sent = Array.from({ length: 300 }, (_, index) => orderOf(shop, shop.bearers[index % WRITERS] ?? ''));
    const first = await Promise.race(sent);
    expect([first.status, first.headers.has('retry-after')]).toEqual([503, true]);
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    const answers = await Promise.all(sent);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    await unlock();
    await writers.more(WRITERS + 1);
    await settle();
  });

  it('answers or refuses every request in flight on SIGTERM, and keeps what it acknowledged', async () => {
    await writers.more(20);
    const sent = Array.from({ length: 200 }, (_, index) =>
      orderOf(shop, shop.bearers[index % WRITERS] ?? '').then(
        ({ status }) => status,
        () => 'refused' as const,
      ),
    );
    await Promise.race(sent);
    await shop.stop();
    const outcomes = new Set(await Promise.all(sent));
    expect([...outcomes].filter((status) => status !== 201 && status !== 503 && status !== 'refused')).toEqual([]);
    expect(outcomes).toContain(201);
    await shop.start();
    await settle();
  });
});

function orderOf({ url }: ShopProcess, bearer: string): Promise<Response> {
  return fetch(`${url}/api/client/v1/customer/order/direct`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify({ products: [{ productNo: 1, optionNo: 10, orderCnt: 1 }] }),
  });
}
