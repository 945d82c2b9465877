import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logInAs, type TestMember } from '../testing/rows/member-rows.ts';
import {
  approve,
  buy,
  decide,
  insertBuyer,
  openOrderShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
  type Reservation,
} from '../testing/shop/order-shop.ts';
import { endSessionsOf } from '../session/session.store.ts';

let shop: OrderShop;
let buyer: TestMember;
let sheet: string;
let held: Reservation;

/** Everything an order writes. */
async function storedRows() {
  const { rows } = await shop.test.pool.query(`
    select (select json_agg(row) from (select * from order_sheet order by 1) row) as sheets,
      (select json_agg(row) from (select * from shop_order order by 1) row) as orders,
      (select json_agg(row) from (select * from order_option order by 1) row) as options,
      (select json_agg(row) from (select * from payment order by 1) row) as payments,
      (select json_agg(row) from (select option_no, stock_cnt from product_option order by 1) row) as stock,
      (select count(*) from idempotency) as keys`);
  return rows;
}

beforeEach(async () => {
  shop = await openOrderShop([{ productNo: 1 }, { productNo: 2 }]);
  buyer = await insertBuyer(shop);
  sheet = await openSheet(shop, buyer);
  held = (await reserve(shop, buyer, await openSheet(shop, buyer), reserveBody(10_000))).body;
  await decide(shop, held.key, 'APPROVE');
});
afterEach(() => shop.test.drop());

describe('a bearer whose session has just ended', () => {
  beforeEach(() => endSessionsOf(shop.test.database, buyer.memberNo, 'LOG_OUT', shop.clock.now()));

  it.each([
    ['cannot open a sheet', () => shop.call('createOrderSheet', direct(buyer))],
    ['cannot read a sheet', () => shop.call('getOrderSheet', { bearer: buyer.bearer, path: { orderSheetNo: sheet } })],
    ['cannot reserve', () => reserve(shop, buyer, sheet, reserveBody(10_000))],
    ['cannot approve a payment', () => approve(shop, buyer, held)],
    ['answers 401 before its request is validated', () => reserve(shop, buyer, 'A'.repeat(22), {})],
  ])('%s [CALL-26]', async (_, ask) => {
    const before = await storedRows();
    expect(await ask()).toMatchObject({ status: 401, code: 'A401' });
    expect(await storedRows()).toEqual(before);
  });

  it('does not affect the next session of the member', async () => {
    const again = await logInAs(shop.test.database, buyer.memberNo, shop.clock.now());
    expect((await approve(shop, again, held)).body.result).toBe('SUCCESS');
  });
});

describe('a whole order', () => {
  it('acquires a connection thirteen times, the provider’s book included', async () => {
    const own = await insertBuyer(shop);
    let loans = 0;
    const count = (): void => void (loans += 1);
    shop.test.pool.on('acquire', count);
    await buy(shop, own).finally(() => shop.test.pool.off('acquire', count));
    expect(loans).toBe(13);
  });
});

function direct({ bearer }: TestMember) {
  return { bearer, path: { type: 'direct' }, body: { products: [{ productNo: 1, optionNo: 10, orderCnt: 1 }] } };
}
