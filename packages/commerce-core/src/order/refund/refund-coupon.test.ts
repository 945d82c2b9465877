import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { subtractWon, sumWonOf, won } from '../../value/won.ts';
import type { PaidOrder, RefundEntry } from './paid-order.ts';
import { refundOf } from './refund.ts';

/** A line of 10,000 won a piece, a part of which coupons and points had paid. */
function orderOf(orderCnt: number, couponAmt: number, points: number): PaidOrder {
  const buyAmt = won(orderCnt * 10_000);
  const line = {
    orderOptionNo: 1,
    deliveryNo: 1,
    name: '셔츠',
    orderCnt,
    claimedCnt: 0,
    buyAmt,
    productCouponIssueNo: null,
    cartCouponAmt: won(couponAmt),
    subPayAmt: won(points),
    chargeAmt: subtractWon(buyAmt, won(couponAmt + points)),
  };
  return { lines: [line], deliveries: [], cartCouponIssueNo: 12, deliveryCouponIssueNo: null };
}

/** Gives every piece back by itself. */
function goOneByOne(order: PaidOrder, pieces: number): readonly RefundEntry[] {
  const claimedProductOptions = [{ orderOptionNo: 1, productCnt: 1 }];
  let current = order;
  return Array.from({ length: pieces }).flatMap(() => {
    const refund = refundOf(current, { claimType: 'CANCEL', responsibleObjectType: 'BUYER', claimedProductOptions });
    current = refund.orderAfter;
    return refund.entries;
  });
}

describe('what a refund says of coupons', () => {
  it('is their share of the pieces that go back', () => {
    expect(goOneByOne(orderOf(3, 4_000, 1_000), 3).map(({ couponAmt }) => couponAmt)).toEqual([1_333, 1_333, 1_334]);
  });

  it.prop([fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 4_000 })])(
    'adds up to the discount of the coupons, is never negative, and 0 without a coupon',
    (orderCnt, couponAmt, points) => {
      const entries = goOneByOne(orderOf(orderCnt, couponAmt, points), orderCnt);
      expect(sumWonOf(entries, (entry) => entry.couponAmt)).toBe(couponAmt);
      for (const entry of entries) expect(entry.couponAmt).toBeGreaterThanOrEqual(0);
    },
  );
});
