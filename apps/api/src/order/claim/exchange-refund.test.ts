import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertCoupon, insertIssue } from '../../testing/rows/coupon-rows.ts';
import { insertOption } from '../../testing/rows/shop-rows.ts';
import { brokenInvariants } from '../../testing/race/invariants.ts';
import { claim, SELLER_COLLECTS, moveClaim, moveOption, optionsOf } from '../../testing/shop/claim-shop.ts';
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
let otherOptionNo: number;

beforeAll(async () => {
  // One seller and one parcel: 3,000 won below 30,000 won.
  const seller = { partnerNo: 2, deliveryTemplateNo: 2 };
  shop = await openOrderShop([
    { productNo: 1, ...seller },
    { productNo: 2, ...seller },
  ]);
  await shop.test.database.updateTable('productOption').set({ openingCnt: 999, stockCnt: 999 }).execute();
  otherOptionNo = await insertOption(shop.test.database, 1);
});
afterEach(async () => {
  expect(await brokenInvariants(shop.test.database, shop.answeredPaid)).toEqual([]);
});
afterAll(() => shop.test.drop());

interface Received {
  readonly buyer: Awaited<ReturnType<typeof insertBuyer>>;
  readonly orderNo: string;
  readonly orderOptionNos: readonly number[];
  readonly deliveryCouponIssueNo: number | null;
}

/** Buys one piece each, delivered for 3,000 won or, with a coupon on the fee, for 1,000 won; all of it has come. */
async function received(productNos: readonly number[], { hasCoupon = false } = {}): Promise<Received> {
  const buyer = await insertBuyer(shop);
  const deliveryCouponIssueNo = hasCoupon ? await giveDeliveryCoupon(buyer.memberNo) : null;
  const coupons = { cartCouponIssueNo: null, deliveryCouponIssueNo, productCoupons: [] };
  const sheetNo = await openSheet(
    shop,
    buyer,
    productNos.map((productNo) => ({ productNo })),
  );
  const payAmt = productNos.length * 10_000 + (hasCoupon ? 1_000 : 3_000);
  const held = await reserve(shop, buyer, sheetNo, reserveBody(payAmt, { coupons }));
  await decide(shop, held.body.key, 'APPROVE');
  const { order } = (await approve(shop, buyer, held.body)).body;
  if (order === null) throw new Error(`not paid: ${held.code}`);
  const orderOptionNos = optionsOf(order).map(({ orderOptionNo }) => orderOptionNo);
  for (const orderOptionNo of orderOptionNos) {
    for (const to of ['PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING', 'DELIVERY_DONE'] as const) {
      await moveOption(shop, orderOptionNo, to);
    }
  }
  return { buyer, orderNo: order.orderNo, orderOptionNos, deliveryCouponIssueNo };
}

async function giveDeliveryCoupon(memberNo: number): Promise<number> {
  const couponNo = await insertCoupon(shop.test.database, {
    couponType: 'CART_DELIVERY',
    discountAmt: 2_000,
    minSalePrice: 0,
  });
  return insertIssue(shop.test.database, couponNo, memberNo);
}

/** Exchanges one line, to the end; what is sent out again has come. */
async function exchange({ buyer, orderNo }: Received, orderOptionNo: number | undefined): Promise<void> {
  const options = [{ orderOptionNo: orderOptionNo ?? 0, productCnt: 1 }];
  const over = { claimType: 'EXCHANGE', exchangeOptionNo: otherOptionNo, ...SELLER_COLLECTS };
  const { claimNo } = await claim(shop, buyer, { orderNo, options, over });
  for (const event of ['approve', 'receive', 'send'] as const) await moveClaim(shop, claimNo, event);
  await moveOption(shop, orderOptionNo ?? 0, 'DELIVERY_DONE');
}

/** Returns lines for the seller's fault, to the end; answers what came back. */
async function returnFaulty({ buyer, orderNo }: Received, orderOptionNos: readonly number[]) {
  const options = orderOptionNos.map((orderOptionNo) => ({ orderOptionNo, productCnt: 1 }));
  const over = { claimType: 'RETURN', claimReasonType: 'WRONG_PRODUCT_DETAIL', ...SELLER_COLLECTS };
  const { claimNo } = await claim(shop, buyer, { orderNo, options, over });
  await moveClaim(shop, claimNo, 'approve');
  await moveClaim(shop, claimNo, 'receive');
  await shop.jobs.runDue();
  const { body } = await shop.call('getClaim', { bearer: buyer.bearer, path: { claimNo } });
  return body.estimate;
}

describe('a return after an exchange', () => {
  it.each([0, 1, 2])('brings the first fee back with all goods, after %i exchanges [GAP-17]', async (exchanges) => {
    const order = await received([1]);
    for (let count = 0; count < exchanges; count += 1) await exchange(order, order.orderOptionNos[0]);
    expect(await returnFaulty(order, order.orderOptionNos)).toMatchObject({ refundPayAmt: 13_000 });
  });

  it.each([false, true])(
    'leaves the fee with the shop as long as a line of it is kept, exchanged: %s [GAP-17]',
    async (isExchanged) => {
      const order = await received([1, 2]);
      const [otherOptionNo, faulty = 0] = order.orderOptionNos;
      if (isExchanged) await exchange(order, otherOptionNo);
      expect(await returnFaulty(order, [faulty])).toMatchObject({ refundPayAmt: 10_000 });
      expect(await returnFaulty(order, [otherOptionNo ?? 0])).toMatchObject({ refundPayAmt: 13_000 });
    },
  );

  it.each([false, true])('brings the coupon on the fee back, exchanged: %s [GAP-17]', async (isExchanged) => {
    const order = await received([1], { hasCoupon: true });
    if (isExchanged) await exchange(order, order.orderOptionNos[0]);
    expect(await returnFaulty(order, order.orderOptionNos)).toMatchObject({
      refundPayAmt: 11_000,
      restoredCoupons: [{ couponIssueNo: order.deliveryCouponIssueNo }],
    });
  });
});
