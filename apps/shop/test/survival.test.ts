import { brokenInvariants, startWriters, type Writers } from '@dealstore/api/testing';
import { seededRandom, testSizes } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShopUnderFire, type ShopUnderFire } from './shop-process.ts';

const { kills } = testSizes;
const WRITERS = 16;
vi.setConfig({ testTimeout: 240_000 + kills * 15_000 });

let shop: ShopUnderFire;
let writers: Writers;
/** Orders acknowledged by the tests before. */
const acknowledged: string[] = [];

beforeAll(async () => {
  shop = await openShopUnderFire(WRITERS);
});
afterAll(() => shop.drop());
beforeEach(async () => {
  await shop.start();
  writers = startWriters(shop.url, shop.bearers);
});

/** Lets the writers finish and holds what the shop kept against what it had acknowledged. */
async function settle(): Promise<void> {
  await writers.stop();
  acknowledged.push(...writers.written.map(({ orderNo }) => orderNo));
  await shop.stop();
  expect([...writers.faults]).toEqual([]);
  await shop.look(async ({ database }) => {
    const rows = await database.selectFrom('shopOrder').select('orderNo').execute();
    // Every key was insisted on until it was answered: one order for each, none lost, none twice.
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

  it(`loses and doubles nothing when its database is cut off ${kills} times, and asks to come again meanwhile [GAP-20]`, async () => {
    for (let cut = 0; cut < kills; cut += 1) {
      await writers.more(20);
      await shop.signalDatabase('SIGQUIT');
      await writers.more(WRITERS + 1);
    }
    await settle();
    expect(writers.sentAway()).toBeGreaterThan(0);
    expect(writers.unanswered()).toBe(0);
  });

  it('bounds every wait while its database is frozen, and goes on when it thaws', async () => {
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

  it('sends the surplus away while every connection waits, and serves all once they are free', async () => {
    await writers.more(20);
    const letGo = await shop.holdTable('product_option');
    const asked = Array.from({ length: 300 }, (_, index) => orderOf(shop, shop.bearers[index % WRITERS] ?? ''));
    const first = await Promise.race(asked);
    expect([first.status, first.headers.has('retry-after')]).toEqual([503, true]);
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    await letGo();
    await writers.more(WRITERS + 1);
    await settle();
  });

  it('finishes or refuses all that is in hand when it is told to stop, and keeps what it acknowledged', async () => {
    await writers.more(20);
    const asked = Array.from({ length: 200 }, (_, index) =>
      orderOf(shop, shop.bearers[index % WRITERS] ?? '').then(
        ({ status }) => status,
        () => 'refused' as const,
      ),
    );
    await Promise.race(asked);
    await shop.stop();
    const met = new Set(await Promise.all(asked));
    expect([...met].filter((status) => status !== 201 && status !== 503 && status !== 'refused')).toEqual([]);
    expect(met).toContain(201);
    await shop.start();
    await settle();
  });
});

function orderOf({ url }: ShopUnderFire, bearer: string): Promise<Response> {
  return fetch(`${url}/api/client/v1/customer/order/direct`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify({ products: [{ productNo: 1, optionNo: 10, orderCnt: 1 }] }),
  });
}
