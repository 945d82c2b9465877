import {
  canChangeOrderStatus,
  wholeOrderStatus,
  type OrderActor,
  type OrderStatusType,
} from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../../database/database.ts';
import { buy, insertBuyer, openOrderShop, type OrderShop } from '../../testing/shop/order-shop.ts';
import { advance, refreshOrder } from './advance.ts';

const STATUSES: readonly OrderStatusType[] = [
  'PAY_WAIT',
  'DEPOSIT_WAIT',
  'PAY_DONE',
  'PRODUCT_PREPARE',
  'DELIVERY_PREPARE',
  'DELIVERY_ING',
  'DELIVERY_DONE',
  'BUY_CONFIRM',
  'PAY_CANCEL',
  'PAY_FAIL',
  'CANCEL_DONE',
  'RETURN_DONE',
  'EXCHANGE_DONE',
];

/** What can be asked of an option, and by whom. */
const EVENTS: readonly (readonly [OrderStatusType, OrderActor])[] = [
  ['PRODUCT_PREPARE', 'SANDBOX'],
  ['DELIVERY_PREPARE', 'SANDBOX'],
  ['DELIVERY_ING', 'SANDBOX'],
  ['DELIVERY_DONE', 'SANDBOX'],
  ['DELIVERY_DONE', 'BUYER'],
  ['BUY_CONFIRM', 'BUYER'],
  ['BUY_CONFIRM', 'SYSTEM'],
  ['BUY_CONFIRM', 'SANDBOX'],
  ['PAY_DONE', 'BUYER'],
  ['PRODUCT_PREPARE', 'BUYER'],
];

const PAIRS = STATUSES.flatMap((from) => EVENTS.map(([to, by]) => [from, to, by] as const));
const ALLOWED = PAIRS.filter(([from, to, by]) => canChangeOrderStatus(from, to, by));
const REFUSED = PAIRS.filter(([from, to, by]) => !canChangeOrderStatus(from, to, by));

let shop: OrderShop;
let orderOptionNo: number;

beforeAll(async () => {
  shop = await openOrderShop([{ productNo: 1, accumulationRate: 1 }, { productNo: 2 }]);
  await buy(shop, await insertBuyer(shop));
  const row = await shop.test.database.selectFrom('orderOption').select('orderOptionNo').executeTakeFirstOrThrow();
  orderOptionNo = row.orderOptionNo;
});
afterAll(() => shop.test.drop());

async function setStatus(orderStatusType: OrderStatusType, claimStatusType: string | null = null): Promise<void> {
  const { database } = shop.test;
  await database.deleteFrom('pointLedger').where('reason', '=', 'ADD_AFTER_PAYMENT').execute();
  await database.updateTable('orderOption').set({ orderStatusType, claimStatusType }).execute();
}

function step(to: OrderStatusType, by: OrderActor): Promise<void> {
  const at = shop.clock.now();
  return withTransaction(shop.test.database, (transaction) => advance(transaction, { orderOptionNo, to, by, at }));
}

/** Everything a step may touch, as one text. */
async function picture(): Promise<string> {
  const { database } = shop.test;
  const tables = [
    'orderOption',
    'orderOptionHistory',
    'shopOrder',
    'pointLedger',
    'pointBalance',
    'orderDelivery',
  ] as const;
  const rows = await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

describe('advancing an ordered option', () => {
  it.each(ALLOWED)('moves it from %s to %s by %s [GAP-18]', async (from, to, by) => {
    await setStatus(from);
    await step(to, by);
    const moved = await shop.test.database.selectFrom('orderOption').select('orderStatusType').executeTakeFirst();
    expect(moved).toEqual({ orderStatusType: to });
  });

  it.each(REFUSED)('refuses to move it from %s to %s by %s and changes nothing [GAP-18]', async (from, to, by) => {
    await setStatus(from);
    const before = await picture();
    await expect(step(to, by)).rejects.toMatchObject({ code: 'STATE_CONFLICT', details: { orderStatusType: from } });
    expect(await picture()).toBe(before);
  });

  it('is refused while a claim is open [GAP-18]', async () => {
    await setStatus('DELIVERY_DONE', 'RETURN_REQUEST');
    await expect(step('BUY_CONFIRM', 'BUYER')).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
  });
});

describe('the status of an order', () => {
  it.each([
    ['RETURN_DONE', 'CANCEL_DONE'],
    ['CANCEL_DONE', 'RETURN_DONE'],
    ['CANCEL_DONE', 'EXCHANGE_DONE'],
    ['BUY_CONFIRM', 'DELIVERY_ING'],
    ['CANCEL_DONE', 'PAY_DONE'],
  ] as const)('with options %s and %s is what the core says it is', async (...statuses) => {
    const { database } = shop.test;
    const buyer = await insertBuyer(shop);
    const { orderNo } = await buy(shop, buyer, [{ productNo: 1 }, { productNo: 2 }]);
    for (const [index, orderStatusType] of statuses.entries()) {
      const option = database.updateTable('orderOption').set({ orderStatusType }).where('orderNo', '=', orderNo);
      await option.where('productNo', '=', index + 1).execute();
    }
    await withTransaction(database, (transaction) => refreshOrder(transaction, orderNo, shop.clock.now()));
    const order = database.selectFrom('shopOrder').select('orderStatusType').where('orderNo', '=', orderNo);
    expect(await order.executeTakeFirst()).toEqual({ orderStatusType: wholeOrderStatus(statuses) });
  });
});
