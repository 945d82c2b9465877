import { STOCK_HOLD_MS } from '@dealstore/commerce-core/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeSoundShop } from '../../testing/race/invariants.ts';
import { numbers } from '../../testing/race/race.ts';
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
} from '../../testing/shop/order-shop.ts';

let shop: OrderShop;

beforeEach(async () => {
  shop = await openOrderShop([{ productNo: 1 }, { productNo: 2 }]);
});
afterEach(() => closeSoundShop(shop));

async function reserved(productNo: number) {
  const buyer = await insertBuyer(shop);
  const { body } = await reserve(shop, buyer, await openSheet(shop, buyer, [{ productNo }]), reserveBody(10_000));
  return { buyer, held: body };
}

async function storedOrders() {
  const { rows } = await shop.test.pool.query(`
    select order_no as "orderNo", order_status_type as "orderStatusType", payment.status,
      (select coalesce(sum(amount), 0)::integer from payment_ledger ledger
        where ledger.order_no = shop_order.order_no and kind = 'PAYMENT') as captured
    from shop_order join payment using (order_no)`);
  return rows;
}

describe('a late payment whose goods are gone, approved beside four ordinary ones', () => {
  it('is refunded, and the four that were answered SUCCESS are stored as paid [GAP-20]', async () => {
    const late = await reserved(1);
    shop.clock.advance(STOCK_HOLD_MS);
    await shop.jobs.runDue();
    await buy(shop, await insertBuyer(shop), [{ productNo: 1, orderCnt: 10 }]);
    const ordinary = await Promise.all(numbers(4).map(() => reserved(2)));
    const all = [late, ...ordinary];
    await Promise.all(all.map(({ held }) => decide(shop, held.key, 'APPROVE')));

    const answers = await Promise.all(all.map(({ buyer, held }) => approve(shop, buyer, held)));

    expect(answers.map(({ body }) => body.result)).toEqual(['FAIL', 'SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS']);
    const stored = await storedOrders();
    for (const { held } of ordinary) {
      expect(stored.find(({ orderNo }) => orderNo === held.orderNo)).toEqual({
        orderNo: held.orderNo,
        orderStatusType: 'PAY_DONE',
        status: 'APPROVED',
        captured: 10_000,
      });
    }
    expect(stored.find(({ orderNo }) => orderNo === late.held.orderNo)).toMatchObject({ status: 'CANCELED' });
    const options = await shop.test.database
      .selectFrom('productOption')
      .select('saleCnt')
      .orderBy('optionNo')
      .execute();
    expect(options).toEqual([{ saleCnt: 10 }, { saleCnt: 4 }]);
  });
});
