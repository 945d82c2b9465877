import { randomUUID } from 'node:crypto';
import { arrivalDay, expectedArrival, kstDate, DEFAULT_DISPATCH } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../../database/database.ts';
import { fulfill } from '../../sandbox/fulfillment/fulfillment.ts';
import {
  approve,
  decide,
  insertBuyer,
  openOrderShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
} from '../../testing/shop/order-shop.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop([{ productNo: 1 }]);
});
afterAll(() => shop.test.drop());

describe('the expected arrival of an order', () => {
  it('is answered until delivery, without the entrance code [GAP-16]', async () => {
    const buyer = await insertBuyer(shop);
    const body = reserveBody(10_000, { entranceCode: '#1234*' });
    const reserved = await reserve(shop, buyer, await openSheet(shop, buyer), body);
    const { orderNo } = reserved.body;
    const option = shop.test.database.selectFrom('orderOption').select('orderOptionNo').where('orderNo', '=', orderNo);
    const { orderOptionNo } = await option.executeTakeFirstOrThrow();
    const seller = (step: 'prepare' | 'ship') =>
      withTransaction(shop.test.database, (transaction) =>
        fulfill(transaction, { orderOptionNo, step, random: shop.parts.random, at: shop.clock.now() }),
      );
    await decide(shop, reserved.body.key, 'APPROVE');
    await approve(shop, buyer, reserved.body);
    const now = shop.clock.now();
    const expected = expectedArrival(
      {
        ...DEFAULT_DISPATCH,
        orderStatusType: 'PAY_DONE',
        orderedAt: now,
        paidAt: now,
        shippedAt: null,
        hasAddress: true,
      },
      now,
    );
    const read = async () => {
      const answer = await shop.call('getOrder', { bearer: buyer.bearer, path: { orderNo } });
      expect(JSON.stringify(answer.body)).not.toContain('#1234*');
      const [partner] = answer.body.orderOptionsGroupByPartner;
      return partner?.orderOptionsGroupByDelivery[0]?.orderOptions[0]?.orderStatusDate.arrivalYmd;
    };
    const codeOf = async () => {
      const parcel = shop.test.database.selectFrom('orderDelivery').select('entranceCode');
      return (await parcel.where('orderNo', '=', orderNo).executeTakeFirstOrThrow()).entranceCode;
    };
    expect(await read()).toBe(kstDate(expected ?? now));
    expect(await codeOf()).toBe('#1234*');
    await seller('prepare');
    await seller('ship');
    expect(await read()).toBe(kstDate(arrivalDay(now, DEFAULT_DISPATCH.deliveryDays)));
    await shop.call('markDelivered', {
      bearer: buyer.bearer,
      path: { orderOptionNo },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(await read()).toBe(null);
    expect(await codeOf()).toBe(null);
  });
});
