import { insertCoupon, insertIssue } from '../rows/coupon-rows.ts';
import type { TestMember } from '../rows/member-rows.ts';
import { openSheet, reserve, reserveBody, type OrderShop, type Reservation } from './order-shop.ts';

/** Holds 40,000 won of goods with a coupon of 3,000 and 1,000 points. */
export async function holdEverything(
  shop: OrderShop,
  buyer: TestMember,
): Promise<{ readonly sheet: string; readonly held: Reservation; readonly couponIssueNo: number }> {
  const couponIssueNo = await insertIssue(shop.test.database, await insertCoupon(shop.test.database), buyer.memberNo);
  const coupons = { cartCouponIssueNo: couponIssueNo, deliveryCouponIssueNo: null, productCoupons: [] };
  const sheet = await openSheet(shop, buyer);
  const { body, code } = await reserve(shop, buyer, sheet, reserveBody(36_000, { coupons, subPayAmt: 1_000 }));
  if (code !== null) throw new Error(`not held: ${code}`);
  return { sheet, held: body, couponIssueNo };
}

/** What is left of what that takes. */
export async function holdOf(shop: OrderShop, buyer: TestMember) {
  const { database } = shop.test;
  const option = await database
    .selectFrom('productOption')
    .select('stockCnt')
    .where('optionNo', '=', 10)
    .executeTakeFirstOrThrow();
  const balance = await database
    .selectFrom('pointBalance')
    .select('balanceAmt')
    .where('memberNo', '=', buyer.memberNo)
    .executeTakeFirstOrThrow();
  const issue = await database.selectFrom('couponIssue').select('usedOrderNo').executeTakeFirst();
  return {
    stock: option.stockCnt,
    points: balance.balanceAmt,
    isCouponUsed: issue !== undefined && issue.usedOrderNo !== null,
  };
}

/** Before the hold, and after it has been given back. */
export const UNTOUCHED = { stock: 10, points: 5_000, isCouponUsed: false };
/** While it is held, and after it has been paid. */
export const TAKEN = { stock: 9, points: 4_000, isCouponUsed: true };

/** The status of an order. */
export async function statusOf(shop: OrderShop, orderNo: string): Promise<string> {
  const order = await shop.test.database
    .selectFrom('shopOrder')
    .select('orderStatusType')
    .where('orderNo', '=', orderNo)
    .executeTakeFirstOrThrow();
  return order.orderStatusType;
}

/** What the provider has given back of a payment, in won. */
export async function refundedAmt(shop: OrderShop, key: string): Promise<number> {
  const payment = await shop.test.database
    .selectFrom('sandboxPayment')
    .select('canceledAmt')
    .where('paymentKey', '=', key)
    .executeTakeFirstOrThrow();
  return payment.canceledAmt;
}
