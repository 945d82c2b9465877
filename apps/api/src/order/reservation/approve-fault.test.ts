import { MINUTE_MS } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../database/database.ts';
import { REQUEST_LIMIT_MS, withDeadline } from '../../database/deadline.ts';
import type { PaymentProvider } from '../../providers.ts';
import { openTcpProxy, type Fault, type TcpProxy } from '../../testing/database/tcp-proxy.ts';
import { brokenInvariants } from '../../testing/race/invariants.ts';
import type { TestMember } from '../../testing/rows/member-rows.ts';
import {
  approve,
  insertBuyer,
  openSheet,
  reserve,
  reserveBody,
  servedBy,
  type OrderShop,
} from '../../testing/shop/order-shop.ts';
import { openTossShop, type TossShop } from '../../testing/toss/toss-shop.ts';

/** What a busy machine may add to a limit, in ms. */
const LEEWAY_MS = 1_500;

describe('a payment that Toss Payments has taken', () => {
  let toss: TossShop;
  let buyer: TestMember;
  let proxy: TcpProxy;
  let opened: OpenDatabase;
  /** The same shop, whose way to the database fails as soon as the provider has answered. */
  let failing: OrderShop;
  let fault: Fault = {};

  beforeAll(async () => {
    toss = await openTossShop();
    await toss.shop.test.database.updateTable('productOption').set({ openingCnt: 99, stockCnt: 99 }).execute();
    buyer = await insertBuyer(toss.shop);
    proxy = await openTcpProxy(toss.shop.test.connection);
    opened = openDatabase({ connection: proxy.connection });
    const { providers } = toss.shop.parts;
    const payment: PaymentProvider = {
      ...providers.payment,
      find: async (key) => {
        const found = await providers.payment.find(key);
        proxy.set(fault);
        return found;
      },
    };
    const over = { database: opened.database, providers: { ...providers, payment } };
    failing = servedBy({ ...toss.shop.test, ...opened }, over, toss.shop.clock);
  });
  afterAll(async () => {
    proxy.set();
    await opened.close();
    await proxy.close();
    await toss.close();
  });

  it.each<[string, Fault]>([
    ['freezes', { frozen: true }],
    ['cuts answers in the middle', { halved: true }],
    ['takes 2 s to and fro', { delayMs: 1_000 }],
  ])(
    'is pending when the way to the database %s before it is booked, and is booked by the reconciliation [GAP-20]',
    async (_, next) => {
      const sheet = await openSheet(toss.shop, buyer);
      const { body: held } = await reserve(toss.shop, buyer, sheet, reserveBody(10_000));
      const { paymentKey } = toss.toss.authorize(held.key, 10_000);
      await toss.visit(`/toss/payment/${held.key}/success?paymentKey=${paymentKey}&orderId=${held.key}&amount=10000`);
      expect(toss.toss.balanceOf(held.key)).toBe(10_000);

      fault = next;
      const startedAt = performance.now();
      const answer = await withDeadline(() => approve(failing, buyer, held));
      expect(performance.now() - startedAt).toBeLessThan(REQUEST_LIMIT_MS + LEEWAY_MS);
      expect(answer).toMatchObject({ code: null, body: { result: 'PENDING', order: null } });
      proxy.set();

      const statusOf = async () => {
        const { body } = await toss.shop.call('getOrder', { bearer: buyer.bearer, path: { orderNo: held.orderNo } });
        return body.defaultOrderStatusType;
      };
      // What was under way may still hold the order for as long as the server needs to notice.
      await expect
        .poll(async () => {
          toss.shop.clock.advance(MINUTE_MS);
          await toss.shop.jobs.runDue();
          return statusOf();
        })
        .toBe('PAY_DONE');
      expect(toss.toss.balanceOf(held.key)).toBe(10_000);
      expect(await brokenInvariants(toss.shop.test.database)).toEqual([]);
    },
  );
});
