import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { orderWithChoice } from '../../testing/order-arbitraries.ts';
import { testSizes } from '../../testing/test-sizes.ts';
import { bestOrderCoupons, priceOrder } from './price-order.ts';
import { bestCouponAmt, openingChoice, reservedChoice } from './sheet-choice.ts';
import { NO_CHOICE } from './order-sheet.ts';

const runs = { numRuns: testSizes.numRuns };

describe('what a sheet opens with', () => {
  it.prop([orderWithChoice()], runs)('is the choice last made on it, where that still holds', ({ facts, choice }) => {
    const opened = openingChoice(facts, { saved: choice, mainZipCd: '63000' });
    expect(opened.choice).toEqual({ ...choice, receiverZipCd: choice.receiverZipCd ?? '63000' });
    expect(opened.priced).toEqual(priceOrder(facts, opened.choice));
    expect(opened.bestCoupons).toEqual(bestOrderCoupons(facts));
  });

  it.prop([orderWithChoice(), fc.boolean()], runs)(
    'is the best coupons and no points where no choice was made or one of its coupons is gone',
    ({ facts, choice }, wasMade) => {
      const gone = { ...choice, coupons: { ...choice.coupons, cartCouponIssueNo: -1 } };
      const opened = openingChoice(facts, { saved: wasMade ? gone : null, mainZipCd: null });
      expect(opened.choice).toEqual({ ...NO_CHOICE, coupons: bestOrderCoupons(facts) });
    },
  );
});

describe('what the best coupons take off a cart', () => {
  it.prop([orderWithChoice()], runs)('is what the bill of its sheet opens with less for them', ({ facts }) => {
    const { bill } = openingChoice(facts, { saved: null, mainZipCd: '63000' }).priced;
    const couponLines = bill.filter(({ rule }) => rule.endsWith('_COUPON'));
    expect(bestCouponAmt(facts)).toBe(-couponLines.reduce((sum, { amount }) => sum + amount, 0) + 0);
  });
});

describe('what is reserved', () => {
  it('is priced for where it goes, and for nowhere yet of a gift', () => {
    const request = {
      coupons: { cartCouponIssueNo: 3, deliveryCouponIssueNo: null, productCoupons: [] },
      subPayAmt: 700,
    };
    const choice = { coupons: request.coupons, points: 700 };
    const shippingAddress = { receiverZipCd: '63000' };
    expect(reservedChoice({ ...request, shippingAddress })).toEqual({ ...choice, receiverZipCd: '63000' });
    expect(reservedChoice({ ...request, shippingAddress: null })).toEqual({ ...choice, receiverZipCd: null });
    expect(reservedChoice(request)).toEqual({ ...choice, receiverZipCd: null });
  });
});
