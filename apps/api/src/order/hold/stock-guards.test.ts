import { after, DAY_MS } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction, type Transaction } from '../../database/database.ts';
import { keepBenefits } from '../../account/keep-benefits.ts';
import { insertMember } from '../../testing/rows/member-rows.ts';
import { buy as buyInShop, insertBuyer, openOrderShop, type OrderShop } from '../../testing/shop/order-shop.ts';
import { returnUnits } from '../claim/return-units.ts';
import { countPurchases } from './purchase-count.ts';
import { countSales } from './sale-count.ts';
import { moveStock } from './stock.ts';

// Asked directly: a check before, or a constraint behind, hides each from an order.

/** Option 10 of product 1, of which there are ten. */
const OPTION = 10;
let shop: OrderShop;

beforeEach(async () => {
  shop = await openOrderShop();
});
afterEach(() => shop.test.drop());

const inTransaction = (work: (transaction: Transaction) => Promise<void>) => withTransaction(shop.test.database, work);
const move = (count: number) => inTransaction((transaction) => moveStock(transaction, new Map([[OPTION, count]])));
const isSoldOut = async () => {
  const product = shop.test.database.selectFrom('product').select('soldOut').where('productNo', '=', 1);
  return (await product.executeTakeFirstOrThrow()).soldOut;
};

describe('a product', () => {
  it('sells no more than there is', async () => {
    await move(4);
    await expect(move(7)).rejects.toMatchObject({ code: 'SOLD_OUT', details: { optionNos: [OPTION] } });
    await move(6);
  });

  it('is sold out with its last unit and for sale with the first that comes back', async () => {
    await move(9);
    expect(await isSoldOut()).toBe(false);
    await move(1);
    expect(await isSoldOut()).toBe(true);
    await move(-1);
    expect(await isSoldOut()).toBe(false);
  });

  it('stays sold out while its rest is held', async () => {
    await sql`insert into product_option
        (option_no, product_no, label, value, option_type, option_order, stock_cnt, opening_cnt, forced_sold_out)
      select 11, product_no, label, '다른 것', option_type, 2, 5, 5, true from product_option where option_no = ${OPTION}
    `.execute(shop.test.database);
    await move(10);
    expect(await isSoldOut()).toBe(true);
  });

  it('counts returned goods as not sold', async () => {
    const { memberNo } = await insertBuyer(shop);
    await move(3);
    await inTransaction(async (transaction) => {
      await countSales(transaction, [OPTION], [3]);
      const units = [{ optionNo: OPTION, productNo: 1, productCnt: 2 }];
      await returnUnits(transaction, { orderNo: 'returned', memberNo, units, countsForLimit: false });
    });
    const product = shop.test.database.selectFrom('product').select('saleCnt').where('productNo', '=', 1);
    expect(await product.execute()).toEqual([{ saleCnt: 1 }]);
  });
});

describe('what one person may buy', () => {
  const buy = (memberNo: number, orderCnt: number, { days = null as number | null, later = 0 } = {}) =>
    inTransaction((transaction) =>
      countPurchases(
        transaction,
        memberNo,
        [{ productNo: 1, orderCnt, limitCnt: 2, days }],
        after(shop.clock.now(), later),
      ),
    );

  it('keeps to the limit with the first purchase', async () => {
    const { memberNo } = await insertBuyer(shop);
    await expect(buy(memberNo, 3)).rejects.toMatchObject({ code: 'PURCHASE_LIMIT', details: { productNo: 1 } });
    await buy(memberNo, 2);
  });

  it('counts anew once its days are over', async () => {
    const { memberNo } = await insertBuyer(shop);
    await buy(memberNo, 2, { days: 7 });
    const soon = buy(memberNo, 1, { days: 7, later: 7 * DAY_MS - 1 });
    await expect(soon).rejects.toMatchObject({ code: 'PURCHASE_LIMIT' });
    await buy(memberNo, 2, { days: 7, later: 7 * DAY_MS });
  });

  it.each([
    ['in all', { maxBuyPersonCnt: 2 }, null, 365],
    ['in seven days', { maxBuyPeriodCnt: 2, maxBuyDays: 7 }, 7, 7],
  ])('%s counts what they bought before they left and came back', async (_limit, limit, days, knownDays) => {
    const { database } = shop.test;
    await database.updateTable('product').set(limit).where('productNo', '=', 1).execute();
    const { memberNo } = await insertBuyer(shop);
    await buy(memberNo, 1, { days });
    const { personKey } = await database
      .selectFrom('member')
      .select('personKey')
      .where('memberNo', '=', memberNo)
      .executeTakeFirstOrThrow();
    await inTransaction((transaction) =>
      keepBenefits(transaction, { memberNo, personKey: personKey ?? '', owedAmt: 0 }, shop.clock.now()),
    );
    await database.updateTable('member').set({ personKey: 'another' }).where('memberNo', '=', memberNo).execute();
    const again = await insertMember(database, { personKey });
    await expect(buy(again, 2, { days })).rejects.toMatchObject({ code: 'PURCHASE_LIMIT', details: { productNo: 1 } });
    await buy(again, 1, { days });
    await expect(buy(again, 1, { days })).rejects.toMatchObject({ code: 'PURCHASE_LIMIT' });
    const later = knownDays * DAY_MS;
    await expect(buy(again, 1, { days, later: later - 1 })).rejects.toMatchObject({ code: 'PURCHASE_LIMIT' });
    if (days !== null) await buy(again, 2, { days, later });
    // another member has bought nothing
    await buy((await insertBuyer(shop)).memberNo, 2, { days });
  });

  it('counts from the earlier of two orders at one instant, whichever came to its turn first', async () => {
    const { memberNo } = await insertBuyer(shop);
    await buy(memberNo, 1, { days: 7, later: 5 });
    await buy(memberNo, 1, { days: 7 });
    const begun = shop.test.database.selectFrom('purchaseCount').select(['boughtCnt', 'windowStartedAt']);
    expect(await begun.execute()).toEqual([{ boughtCnt: 2, windowStartedAt: new Date(shop.clock.now()) }]);
  });

  it('is lowered only for the member who gives units back', async () => {
    const { database } = shop.test;
    await database.updateTable('product').set({ maxBuyPersonCnt: 2 }).where('productNo', '=', 1).execute();
    const [one, other] = [await insertBuyer(shop), await insertBuyer(shop)];
    const { orderNo } = await buyInShop(shop, one, [{ productNo: 1, orderCnt: 2 }]);
    await buyInShop(shop, other, [{ productNo: 1, orderCnt: 2 }]);
    const units = [{ optionNo: OPTION, productNo: 1, productCnt: 1 }];
    await inTransaction((transaction) =>
      returnUnits(transaction, { orderNo, memberNo: one.memberNo, units, countsForLimit: true }),
    );
    const counts = database.selectFrom('purchaseCount').select('boughtCnt').orderBy('memberNo');
    expect(await counts.execute()).toEqual([{ boughtCnt: 1 }, { boughtCnt: 2 }]);
  });
});
