import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { deliveryTemplate } from '../../testing/arbitraries.ts';
import { epochMs } from '../../value/time.ts';
import { NO_FEES } from '../../value/delivery-fees.ts';
import { won } from '../../value/won.ts';
import type { PaidOrder } from './paid-order.ts';
import { refundOf } from './refund.ts';
import { pickupFeesKept, type ReturnPickup } from './shared-pickup.ts';

const pickup = (requestedAt: number, receivedAt: number | null, fee = 3_000): ReturnPickup => ({
  requestedAt: epochMs(requestedAt),
  receivedAt: receivedAt === null ? null : epochMs(receivedAt),
  isRequested: false,
  entries: [
    { rule: 'GOODS', amount: won(10_000), deliveryNo: null },
    { rule: 'RETURN_DELIVERY', amount: won(-fee), deliveryNo: 7 },
  ],
});

describe('pickupFeesKept', () => {
  it('counts the fee kept by a concurrent return [GAP-17]', () => {
    expect([...pickupFeesKept([pickup(10, null)], pickup(20, null))]).toEqual([[7, 3_000]]);
    expect([...pickupFeesKept([pickup(10, 30)], pickup(20, null))]).toEqual([[7, 3_000]]);
    expect([...pickupFeesKept([pickup(20, 40)], pickup(10, 30))]).toEqual([[7, 3_000]]);
  });

  it('ignores a return whose goods were back before, and one requested afterwards', () => {
    expect([...pickupFeesKept([pickup(10, 19)], pickup(20, null))]).toEqual([]);
    expect([...pickupFeesKept([pickup(31, null)], pickup(20, 30))]).toEqual([]);
    expect([...pickupFeesKept([], pickup(20, 30))]).toEqual([]);
  });

  const times = fc.tuple(fc.nat(50), fc.option(fc.nat(50))).map(([start, way]) => {
    return pickup(start, way === null ? null : start + way);
  });
  it.prop([times, times])('is the same from both sides', (one, other) => {
    expect([...pickupFeesKept([one], other)]).toEqual([...pickupFeesKept([other], one)]);
  });
});

describe('the return fee', () => {
  const template = { ...fc.sample(deliveryTemplate(), { seed: 7, numRuns: 1 })[0], returnDeliveryAmt: won(2_500) };
  const none = { deliveryCouponAmt: won(0), heldBackSubPayAmt: won(0), heldBackChargeAmt: won(0), subPayAmt: won(0) };
  const fee = { ...NO_FEES, chargeAmt: won(0), isRefunded: false, isShipped: true };
  const order = {
    lines: [
      {
        orderOptionNo: 1,
        deliveryNo: 7,
        name: '셔츠',
        orderCnt: 2,
        claimedCnt: 0,
        buyAmt: won(20_000),
        productCouponIssueNo: null,
        cartCouponAmt: won(0),
        subPayAmt: won(0),
        chargeAmt: won(20_000),
      },
    ],
    deliveries: [{ deliveryNo: 7, name: '판매자', template, ...fee, ...none }],
    cartCouponIssueNo: null,
    deliveryCouponIssueNo: null,
  } as PaidOrder;

  it.each([
    [0, 7_500],
    [1_000, 8_500],
    [2_500, 10_000],
    [5_000, 10_000],
  ])('is kept as far as %i won of it are not kept by others that are collected together [GAP-17]', (keptFee, back) => {
    const { refundPayAmt } = refundOf(order, {
      claimType: 'RETURN',
      responsibleObjectType: 'BUYER',
      pickupFeesKept: new Map([[7, won(keptFee)]]),
      claimedProductOptions: [{ orderOptionNo: 1, productCnt: 1 }],
    });
    expect(refundPayAmt).toBe(back);
  });
});
