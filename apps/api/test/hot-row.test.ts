import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REQUEST_LIMIT_MS, withDeadline } from '../src/database/deadline.ts';
import { productRoutes } from '../src/product/product.routes.ts';
import { callerOf, type TestCaller } from '../src/testing/http/test-call.ts';
import { brokenInvariants } from '../src/testing/race/invariants.ts';
import { numbers, prepare, tally } from '../src/testing/race/race.ts';
import {
  insertBuyer,
  openOrderShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
} from '../src/testing/shop/order-shop.ts';

const BUYERS = 20;
const SHOPPERS = 10;
/** Members whose orders are each shopper's, by turns: enough that none has too many unpaid. */
const MEMBERS = 20;
/** Connections of the shop: as many as a process has. */
const POOL_SIZE = 10;
const HOT = 1;
/** How long the row of the hot product is locked, in ms. */
const LOCKED_MS = 6_000;
/** Connections for those who wait longer. */
const LOCK_POOL_SIZE = 5;
/** How long the same shoppers order before, in ms: what the machine of this run needs when nothing is locked. */
const CALM_MS = 2_000;
/** What nineteen of twenty orders of other goods take more than that, in ms: less than one whole wait for a lock. */
const LIMIT_MS = 1_500;

interface Timed {
  readonly code: string | null;
  readonly ms: number;
}

describe(`a product whose row is locked while ${BUYERS} buyers want it`, () => {
  let shop: OrderShop;
  let browse: TestCaller;
  beforeEach(async () => {
    shop = await openOrderShop(
      numbers(SHOPPERS + 1).map((productNo) => ({ productNo })),
      { poolSize: POOL_SIZE, timeoutFactor: 1 },
    );
    browse = callerOf(shop.parts, productRoutes(shop.parts));
    await shop.test.database.updateTable('productOption').set({ openingCnt: 9_999, stockCnt: 9_999 }).execute();
  });
  afterEach(() => shop.test.drop());

  const timed = async (call: () => Promise<{ readonly code: string | null }>): Promise<Timed> => {
    const startedAt = performance.now();
    const { code } = await call();
    return { code, ms: performance.now() - startedAt };
  };
  const withinMs = (ms: number) => {
    const endsAt = performance.now() + ms;
    return () => performance.now() < endsAt;
  };
  const slowest = (answers: readonly Timed[]) => Math.max(...answers.map(({ ms }) => ms));
  const quantile = (values: readonly number[], share: number) =>
    values.toSorted((left, right) => left - right)[Math.floor(values.length * share)] ?? 0;
  // The slowest of all is the machine's as much as the shop's, and is only told.
  const p95 = (answers: readonly Timed[]) =>
    quantile(
      answers.map(({ ms }) => ms),
      0.95,
    );

  // A figure of time, taken anew where something else had the machine; a fault fails it each time.
  it(
    `slows ${SHOPPERS} shoppers of other goods by less than one wait, bounds the waits and says BUSY [GAP-20]`,
    { retry: 2 },
    async ({ annotate }) => {
      const [buyers, shoppers] = await Promise.all([
        prepare(BUYERS, async () => {
          const member = await insertBuyer(shop);
          return { member, orderSheetNo: await openSheet(shop, member, [{ productNo: HOT }]) };
        }),
        prepare(SHOPPERS, async (place) => ({
          members: [...(await prepare(MEMBERS, () => insertBuyer(shop)))],
          productNo: HOT + 1 + place,
        })),
      ]);
      const orderWhile = async (isOpen: () => boolean) => {
        const [orders, views]: [Timed[], Timed[]] = [[], []];
        const shopping = shoppers.map(async ({ members, productNo }) => {
          while (isOpen()) {
            // none is paid, and one member has only so many orders unpaid
            const member = members.shift();
            if (member === undefined) throw new Error(`${MEMBERS} members are too few`);
            members.push(member);
            views.push(await timed(() => browse('getProduct', { path: { productNo } })));
            orders.push(
              await timed(async () => {
                const sheet = await openSheet(shop, member, [{ productNo }]);
                return reserve(shop, member, sheet, reserveBody(10_000));
              }),
            );
            await wait(50);
          }
        });
        await Promise.all(shopping);
        return { orders, views };
      };
      const calm = await orderWhile(withinMs(CALM_MS));

      const holder = new pg.Client(shop.test.connection);
      await holder.connect();
      const watcher = new pg.Client(shop.test.connection);
      await watcher.connect();
      await holder.query('begin');
      await holder.query('select from product_option where product_no = $1 for update', [HOT]);
      const isLocked = withinMs(LOCKED_MS);

      const buying = buyers.map(async ({ member, orderSheetNo }) => {
        const answers: Timed[] = [];
        while (isLocked()) {
          answers.push(await timed(() => withDeadline(() => reserve(shop, member, orderSheetNo, reserveBody(10_000)))));
          await wait(100);
        }
        return answers;
      });
      const shopping = orderWhile(isLocked);
      const waits: number[] = [];
      while (isLocked()) {
        const { rows } = await watcher.query<{ count: number }>(
          `select count(*)::integer as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
        );
        waits.push(rows[0]?.count ?? 0);
        await wait(50);
      }
      await holder.query('rollback');
      await Promise.all([holder.end(), watcher.end()]);
      const bought = (await Promise.all(buying)).flat();
      const { orders, views } = await shopping;
      await annotate(
        `${orders.length} orders of other goods, nineteen of twenty in ${Math.round(p95(orders))} ms (${Math.round(p95(calm.orders))} ms ` +
          `before), the slowest ${Math.round(slowest(orders))} ms; ${views.length} product views, ` +
          `the slowest ${Math.round(slowest(views))} ms; ${bought.length} answers to buyers, the slowest ${Math.round(slowest(bought))} ms`,
      );
      expect(tally([...orders, ...views])).toEqual({ ok: orders.length + views.length });
      expect(p95(orders) - p95(calm.orders)).toBeLessThan(LIMIT_MS);
      expect(p95(views) - p95(calm.views)).toBeLessThan(LIMIT_MS);
      expect(orders.length).toBeGreaterThan(SHOPPERS * 5);
      // A caller just called off is still seen waiting beside one that waits anew.
      expect(quantile(waits, 0.95)).toBeLessThanOrEqual(POOL_SIZE + LOCK_POOL_SIZE);
      expect(quantile(waits, 0.5)).toBeLessThan(POOL_SIZE);
      // Only who came as the lock went has got the goods.
      const { ok = 0, ...refused } = tally(bought);
      expect(Object.keys(refused)).toEqual(['BUSY']);
      expect(ok).toBeLessThanOrEqual(BUYERS);
      expect(slowest(bought)).toBeLessThan(REQUEST_LIMIT_MS + LIMIT_MS);
      expect(await brokenInvariants(shop.test.database, shop.answeredPaid)).toEqual([]);
    },
  );
});
