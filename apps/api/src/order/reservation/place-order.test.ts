import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdOf, statusOf } from '../../testing/shop/held-order.ts';
import { closeSoundShop } from '../../testing/race/invariants.ts';
import type { TestMember } from '../../testing/rows/member-rows.ts';
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
let buyer: TestMember;

beforeEach(async () => {
  shop = await openOrderShop([{ productNo: 1 }, { productNo: 2, partnerNo: 2, deliveryTemplateNo: 2 }]);
  buyer = await insertBuyer(shop, 20_000);
});
afterEach(() => closeSoundShop(shop));

/** All rows of a table. */
async function rowsOf(table: string): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by 1`.execute(
    shop.test.database,
  );
  return rows;
}

describe('the rows of a new order', () => {
  it('keep two lines of one option apart and hold their units together [GAP-20]', async () => {
    const lines = [
      { productNo: 1, orderCnt: 2 },
      { productNo: 1, orderCnt: 1 },
    ];
    const { body, code } = await reserve(shop, buyer, await openSheet(shop, buyer, lines), reserveBody(30_000));
    expect(code).toBe(null);
    const options = await rowsOf('order_option');
    expect(options.map(({ orderCnt, optionNo }) => [optionNo, orderCnt])).toEqual([
      [10, 2],
      [10, 1],
    ]);
    expect(await rowsOf('stock_hold')).toMatchObject([{ orderNo: body.orderNo, optionNo: 10, holdCnt: 3 }]);
    const history = await rowsOf('order_option_history');
    expect(history.map((entry) => entry['orderOptionNo'])).toEqual(options.map((option) => option['orderOptionNo']));
    expect((await holdOf(shop, buyer)).stock).toBe(7);
    await decide(shop, body.key, 'APPROVE');
    expect((await approve(shop, buyer, body)).body.result).toBe('SUCCESS');
    const product = await shop.test.database
      .selectFrom('product')
      .innerJoin('productOption', 'productOption.productNo', 'product.productNo')
      .select(['product.saleCnt as products', 'productOption.saleCnt as options'])
      .where('product.productNo', '=', 1)
      .executeTakeFirstOrThrow();
    expect(product).toEqual({ products: 3, options: 3 });
    expect(await rowsOf('order_option_history')).toHaveLength(4);
  });

  it('have a parcel per seller, and a line or parcel for every entry of the bill [GAP-20]', async () => {
    const sheet = await openSheet(shop, buyer, [{ productNo: 2 }, { productNo: 1 }, { productNo: 1, orderCnt: 2 }]);
    const { code } = await reserve(shop, buyer, sheet, reserveBody(43_000));
    expect(code).toBe(null);
    const parcels = await rowsOf('order_delivery');
    expect(parcels.map(({ partnerNo, deliveryAmt }) => [partnerNo, deliveryAmt])).toEqual([
      [2, 3_000],
      [1, 0],
    ]);
    const placeOf = new Map(parcels.map(({ deliveryNo, partnerNo }) => [deliveryNo, partnerNo]));
    const options = await rowsOf('order_option');
    for (const { deliveryNo, partnerNo } of options) expect(placeOf.get(deliveryNo)).toBe(partnerNo);
    const bill = await rowsOf('payment_ledger');
    const ofLines = bill.filter(({ rule }) => rule === 'STANDARD');
    expect(ofLines.map((entry) => entry['orderOptionNo'])).toEqual(options.map((option) => option['orderOptionNo']));
    expect(bill.filter(({ rule }) => rule === 'DELIVERY')).toMatchObject([{ deliveryNo: parcels[0]?.['deliveryNo'] }]);
  });

  it('store goods that are not sent without a day of arrival', async () => {
    const { database } = shop.test;
    await database.updateTable('deliveryTemplate').set({ deliveryDays: 0 }).execute();
    const sheet = await openSheet(shop, buyer);
    const { code, body } = await reserve(shop, buyer, sheet, reserveBody(0, { subPayAmt: 10_000 }));
    expect(code).toBe(null);
    expect(await rowsOf('order_delivery')).toMatchObject([{ deliveryDays: 0 }]);
    const order = await shop.call('getOrder', { bearer: buyer.bearer, path: { orderNo: body.orderNo } });
    expect(JSON.stringify(order.body)).toContain('"arrivalYmd":null');
  });

  it('keep the entrance code and how the seller delivers [GAP-20]', async () => {
    const { database } = shop.test;
    const sends = { departureCutoff: '11:00', deliveryDays: 3 };
    await database.updateTable('deliveryTemplate').set(sends).where('deliveryTemplateNo', '=', 2).execute();
    const sheet = await openSheet(shop, buyer, [{ productNo: 1 }, { productNo: 2 }]);
    await reserve(shop, buyer, sheet, reserveBody(23_000, { entranceCode: '#1234*' }));
    expect(await rowsOf('order_delivery')).toMatchObject([
      { partnerNo: 1, entranceCode: '#1234*', departureCutoff: '14:00' },
      { partnerNo: 2, entranceCode: '#1234*', ...sends },
    ]);
    const again = await openSheet(shop, buyer);
    await reserve(shop, buyer, again, reserveBody(10_000, { entranceCode: '' }));
    expect((await rowsOf('order_delivery')).at(-1)).toMatchObject({ entranceCode: null });
    const refused = await reserve(shop, buyer, again, reserveBody(10_000, { entranceCode: 'x'.repeat(21) }));
    expect(refused.code).toBe('INVALID_REQUEST');
  });

  it('include jobs that follow the payment up, and none when nothing is to be paid [GAP-20]', async () => {
    const paid = await reserve(
      shop,
      buyer,
      await openSheet(shop, buyer),
      reserveBody(0, { subPayAmt: 10_000, rememberPayType: true }),
    );
    expect(await statusOf(shop, paid.body.orderNo)).toBe('PAY_DONE');
    expect(await rowsOf('job')).toEqual([]);
    const sheet = await openSheet(shop, buyer);
    const waiting = await reserve(shop, buyer, sheet, reserveBody(10_000));
    expect((await rowsOf('job')).map(({ kind, payload }) => [kind, payload])).toEqual([
      ['release-hold', { orderNo: waiting.body.orderNo }],
      ['reconcile-payment', { orderNo: waiting.body.orderNo }],
    ]);
    const { body } = await shop.call('getOrderSheet', { bearer: buyer.bearer, path: { orderSheetNo: sheet } });
    expect(body.lastPayType).toBe(null);
  });

  it('have an English title in English, and keep the Korean names of the goods [GAP-20]', async () => {
    const { database } = shop.test;
    await database.updateTable('product').set({ productNameEn: 'Apple' }).where('productNo', '=', 1).execute();
    const option = { label: '색상', labelEn: 'Colour', value: '빨강', valueEn: 'Red' };
    await database.updateTable('productOption').set(option).where('productNo', '=', 1).execute();
    const at = { displayOrder: 0, iconUrl: '' };
    await database
      .insertInto('category')
      .values([
        { ...at, categoryNo: 901, parentNo: null, depth: 1, label: '식품', labelEn: 'Food' },
        { ...at, categoryNo: 902, parentNo: 901, depth: 2, label: '과일', labelEn: 'Fruit' },
        { ...at, categoryNo: 903, parentNo: 902, depth: 3, label: '사과', labelEn: 'Apples' },
      ])
      .execute();
    await database.updateTable('product').set({ categoryNo: 903 }).where('productNo', '=', 1).execute();
    const orderSheetNo = await openSheet(shop, buyer, [{ productNo: 1 }, { productNo: 2 }]);
    const { code } = await shop.call('reservePayment', {
      bearer: buyer.bearer,
      path: { orderSheetNo },
      body: reserveBody(23_000),
      headers: { 'idempotency-key': randomUUID(), 'accept-language': 'en' },
    });
    expect(code).toBe(null);
    expect(await rowsOf('shop_order')).toMatchObject([{ orderTitle: 'Apple and 1 more' }]);
    expect((await rowsOf('order_option'))[0]).toMatchObject({
      productNameEn: 'Apple',
      optionName: '색상',
      optionNameEn: 'Colour',
      optionValue: '빨강',
      optionValueEn: 'Red',
      categoryNames: ['식품', '과일', '사과'],
    });
  });

  it('are all rolled back when one is refused, and the same key inserts them later [GAP-20]', async () => {
    const { pool } = shop.test;
    await pool.query('alter table stock_hold add constraint planted check (hold_cnt <> 3)');
    const sheet = await openSheet(shop, buyer, [{ productNo: 1, orderCnt: 3 }]);
    const key = randomUUID();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(reserve(shop, buyer, sheet, reserveBody(30_000), key)).rejects.toThrow('not valid JSON');
    logged.mockRestore();
    for (const table of [
      'shop_order',
      'order_option',
      'order_delivery',
      'payment',
      'payment_ledger',
      'job',
      'address',
    ]) {
      expect({ table, rows: await rowsOf(table) }).toEqual({ table, rows: [] });
    }
    expect((await holdOf(shop, buyer)).stock).toBe(10);
    await pool.query('alter table stock_hold drop constraint planted');
    expect((await reserve(shop, buyer, sheet, reserveBody(30_000), key)).code).toBe(null);
    expect((await holdOf(shop, buyer)).stock).toBe(7);
  });
});

describe('the last pay type', () => {
  it('is the one a member asked to be remembered, not a later one [GAP-20]', async () => {
    const pay = async (over: Record<string, unknown>, amount = 10_000) => {
      const { body } = await reserve(shop, buyer, await openSheet(shop, buyer), reserveBody(amount, over));
      await decide(shop, body.key, 'APPROVE');
      await approve(shop, buyer, body);
    };
    await pay({ payType: 'TOSS_PAY', rememberPayType: true });
    await pay({ payType: 'CREDIT_CARD' });
    const path = { orderSheetNo: await openSheet(shop, buyer) };
    expect((await shop.call('getOrderSheet', { bearer: buyer.bearer, path })).body.lastPayType).toBe('TOSS_PAY');
    const { body } = await reserve(
      shop,
      buyer,
      path.orderSheetNo,
      reserveBody(0, { subPayAmt: 10_000, rememberPayType: true }),
    );
    expect(await statusOf(shop, body.orderNo)).toBe('PAY_DONE');
    const after = { orderSheetNo: await openSheet(shop, buyer) };
    expect((await shop.call('getOrderSheet', { bearer: buyer.bearer, path: after })).body.lastPayType).toBe('TOSS_PAY');
  });
});
