import { describe, expect, it } from 'vitest';
import { kst } from '../../value/calendar.ts';
import { after } from '../../value/time.ts';
import { NO_FEES } from '../../value/delivery-fees.ts';
import { won, ZERO_WON } from '../../value/won.ts';
import { boughtDeliveryNo } from './bought-delivery.ts';
import { accumulationLeft, chargeLeft, leftOf } from './line-portion.ts';
import type { PaidDelivery, PaidLine, PaidOrder } from './paid-order.ts';
import { restoredCoupons } from './restored-coupons.ts';
import { endOfReturned, RETURNED_BENEFIT_MS } from './returned-benefit.ts';

/** Two pieces of 10,000 won, 1,000 of them paid with points. */
const LINE: PaidLine = {
  orderOptionNo: 1,
  deliveryNo: 1,
  name: '셔츠',
  orderCnt: 2,
  claimedCnt: 0,
  buyAmt: won(20_000),
  productCouponIssueNo: null,
  cartCouponAmt: ZERO_WON,
  subPayAmt: won(1_000),
  chargeAmt: won(19_000),
};

/** 3,000 won of delivery, 500 of them paid with points. */
const DELIVERY: PaidDelivery = {
  deliveryNo: 1,
  name: '기본 배송',
  // None of these rules looks at it.
  template: {} as PaidDelivery['template'],
  isShipped: false,
  ...NO_FEES,
  deliveryAmt: won(3_000),
  deliveryCouponAmt: ZERO_WON,
  subPayAmt: won(500),
  chargeAmt: won(2_500),
  heldBackSubPayAmt: won(40),
  heldBackChargeAmt: won(60),
  isRefunded: false,
};

function orderOf(lines: readonly PaidLine[], over: Partial<PaidOrder> = {}): PaidOrder {
  return { lines, deliveries: [DELIVERY], cartCouponIssueNo: null, deliveryCouponIssueNo: null, ...over };
}

const gone = (line: PaidLine): PaidLine => ({ ...line, claimedCnt: line.orderCnt });
const back = (delivery: PaidDelivery): PaidDelivery => ({ ...delivery, isRefunded: true });

describe('what is left of a paid order', () => {
  it('is the cost of its pieces and fees, each by charge and points', () => {
    expect(leftOf(orderOf([LINE]))).toEqual({ chargeAmt: 21_560, subPayAmt: 1_540 });
  });

  it('is without the pieces and the fees that have gone back', () => {
    expect(leftOf(orderOf([{ ...LINE, claimedCnt: 1 }]))).toEqual({ chargeAmt: 12_060, subPayAmt: 1_040 });
    expect(leftOf(orderOf([LINE], { deliveries: [back(DELIVERY)] }))).toEqual({ chargeAmt: 19_000, subPayAmt: 1_000 });
    expect(leftOf(orderOf([gone(LINE)], { deliveries: [back(DELIVERY)] }))).toEqual({ chargeAmt: 0, subPayAmt: 0 });
  });

  it('rounds in favor of the kept goods, so that refunds never give more than was paid', () => {
    const line = { chargeAmt: won(10_000), orderCnt: 3 };
    expect([0, 1, 2, 3].map((claimedCnt) => chargeLeft({ ...line, claimedCnt }))).toEqual([10_000, 6_667, 3_334, 0]);
  });

  it('brings points by its own share alone', () => {
    expect(accumulationLeft({ chargeAmt: won(10_000), orderCnt: 2, claimedCnt: 1 }, 1)).toBe(50);
  });
});

describe('restoredCoupons', () => {
  it('gives a product coupon back once every line it lowered has gone', () => {
    const [one, other] = [LINE, { ...LINE, orderOptionNo: 2 }].map((line) => ({ ...line, productCouponIssueNo: 5 }));
    if (one === undefined || other === undefined) throw new Error('two lines');
    const free = { ...LINE, orderOptionNo: 3 };
    const before = orderOf([one, other, free]);
    expect(restoredCoupons(before, orderOf([gone(one), other, gone(free)]))).toEqual([]);
    expect(restoredCoupons(before, orderOf([gone(one), gone(other), free]))).toEqual([5]);
    expect(restoredCoupons(before, orderOf([one, other, gone(free)]))).toEqual([]);
  });

  it('gives a cart coupon back once the lines it lowered have gone, whatever of the others is kept', () => {
    const cart = { cartCouponIssueNo: 7 };
    const lowered = { ...LINE, cartCouponAmt: won(1) };
    const other = { ...LINE, orderOptionNo: 2 };
    const before = orderOf([lowered, other], cart);
    expect(restoredCoupons(before, orderOf([gone(lowered), other], cart))).toEqual([7]);
    expect(restoredCoupons(before, orderOf([lowered, gone(other)], cart))).toEqual([]);
    expect(restoredCoupons(before, orderOf([{ ...lowered, claimedCnt: 1 }, gone(other)], cart))).toEqual([]);
  });

  it('gives a cart coupon that took nothing off back with the last line', () => {
    const cart = { cartCouponIssueNo: 7 };
    const lines = [LINE, { ...LINE, orderOptionNo: 2 }] as const;
    const before = orderOf(lines, cart);
    expect(restoredCoupons(before, orderOf([gone(lines[0]), lines[1]], cart))).toEqual([]);
    expect(restoredCoupons(before, orderOf(lines.map(gone), cart))).toEqual([7]);
  });

  it('gives a delivery coupon back once all the fees it lowered have gone back', () => {
    const lowered = { ...DELIVERY, deliveryCouponAmt: won(1) };
    const alike = { ...lowered, deliveryNo: 2 };
    const other = { ...DELIVERY, deliveryNo: 3 };
    const order = (deliveries: readonly PaidDelivery[]) => orderOf([LINE], { deliveryCouponIssueNo: 9, deliveries });
    const before = order([lowered, alike, other]);
    expect(restoredCoupons(before, order([back(lowered), back(alike), other]))).toEqual([9]);
    expect(restoredCoupons(before, order([back(lowered), alike, back(other)]))).toEqual([]);
    expect(restoredCoupons(order([DELIVERY, other]), order([back(DELIVERY), other]))).toEqual([]);
    expect(restoredCoupons(order([DELIVERY, other]), order([back(DELIVERY), back(other)]))).toEqual([9]);
  });

  it('gives each coupon back once', () => {
    const whole = orderOf([gone(LINE)], { cartCouponIssueNo: 7 });
    expect(restoredCoupons(whole, whole)).toEqual([]);
  });
});

describe('endOfReturned', () => {
  const now = kst('2026-11-20 10:00:00');

  it('leaves an end that is to come', () => {
    expect(endOfReturned(after(now, 1), now)).toBe(after(now, 1));
  });

  it.each([0, -1, -1_000_000])('gives 7 days when the end came %i ms after the return', (distance) => {
    expect(RETURNED_BENEFIT_MS).toBe(604_800_000);
    expect(endOfReturned(after(now, distance), now)).toBe(after(now, 604_800_000));
  });
});

describe('boughtDeliveryNo', () => {
  const parcels = [
    { deliveryNo: 1, boughtDeliveryNo: null },
    { deliveryNo: 2, boughtDeliveryNo: 1 },
  ];

  it.each([
    [1, 1],
    [2, 1],
    [3, 3],
  ])('of parcel %i is delivery %i', (parcel, bought) => {
    expect(boughtDeliveryNo(parcels, parcel)).toBe(bought);
  });
});
