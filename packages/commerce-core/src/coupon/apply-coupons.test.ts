import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isCommerceError } from '../error/commerce-error.ts';
import { NO_COUPONS } from './coupon-request.ts';
import {
  COUPON_CONTEXT,
  PLAIN_COUPON,
  PLAIN_GOODS,
  couponBasket,
  ownedCoupons,
} from '../testing/coupon-arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { sumWon, won } from '../value/won.ts';
import { applyCoupons, offerOnCart, offerOnDelivery, offerOnProduct } from './apply-coupons.ts';
import { bestCoupons } from './best-coupons.ts';

const basket = { goods: [PLAIN_GOODS, { ...PLAIN_GOODS, buyAmt: won(50_000) }], deliveryAmts: [won(3_000)] };
const productCoupon = { ...PLAIN_COUPON, couponIssueNo: 2, couponType: 'PRODUCT' as const, discountAmt: won(10_000) };
const rateCoupon = { ...PLAIN_COUPON, couponIssueNo: 3, fixedAmt: false, discountRate: 10 };
const feeCoupon = { ...PLAIN_COUPON, couponIssueNo: 4, couponType: 'CART_DELIVERY' as const, discountAmt: won(2_000) };

function refusal(run: () => unknown): unknown {
  try {
    run();
  } catch (thrown) {
    return isCommerceError(thrown, 'COUPON_UNUSABLE') ? thrown.details : thrown;
  }
  return null;
}

describe('applyCoupons', () => {
  it('takes product coupons first, the cart coupon of what is left, the delivery coupon apart', () => {
    const wanted = {
      productCoupons: [{ productNo: 1, couponIssueNo: 2 }],
      cartCouponIssueNo: 3,
      deliveryCouponIssueNo: 4,
    };
    expect(applyCoupons(basket, [productCoupon, rateCoupon, feeCoupon], wanted, COUPON_CONTEXT)).toEqual({
      productCouponAmts: [6_667, 3_333],
      cartCouponAmts: [9_333, 4_667],
      deliveryCouponAmts: [2_000],
    });
  });

  it('takes the whole fee with a free-delivery coupon and none where no fee is charged', () => {
    const free = { ...feeCoupon, freeDelivery: true };
    expect(offerOnDelivery(free, basket, COUPON_CONTEXT)).toEqual({ problem: null, discountAmt: 3_000 });
    const unpaid = { ...basket, deliveryAmts: [won(0)] };
    expect(offerOnDelivery(free, unpaid, COUPON_CONTEXT).problem).toBe('NO_DELIVERY_FEE');
    const dear = { ...free, minDeliveryAmt: won(3_001) };
    expect(offerOnDelivery(dear, basket, COUPON_CONTEXT).problem).toBe('NO_DELIVERY_FEE');
    const justEnough = { ...free, minDeliveryAmt: won(3_000) };
    expect(offerOnDelivery(justEnough, basket, COUPON_CONTEXT)).toEqual({ problem: null, discountAmt: 3_000 });
  });

  it.each([
    ['one that is not owned', { ...NO_COUPONS, cartCouponIssueNo: 99 }, { couponIssueNo: 99, reason: 'UNKNOWN' }],
    ['one of another kind', { ...NO_COUPONS, cartCouponIssueNo: 2 }, { couponIssueNo: 2, reason: 'UNKNOWN' }],
    ['one that has ended', { ...NO_COUPONS, cartCouponIssueNo: 5 }, { couponIssueNo: 5, reason: 'PERIOD' }],
    [
      'one for goods that are not there',
      { ...NO_COUPONS, productCoupons: [{ productNo: 7, couponIssueNo: 2 }] },
      { couponIssueNo: 2, reason: 'TARGET' },
    ],
    [
      'one wanted twice',
      {
        ...NO_COUPONS,
        productCoupons: [
          { productNo: 1, couponIssueNo: 2 },
          { productNo: 2, couponIssueNo: 2 },
        ],
      },
      { couponIssueNo: 2, reason: 'COMBINATION' },
    ],
    [
      'a second one of a product',
      {
        ...NO_COUPONS,
        productCoupons: [
          { productNo: 1, couponIssueNo: 2 },
          { productNo: 1, couponIssueNo: 7 },
        ],
      },
      { couponIssueNo: 7, reason: 'COMBINATION' },
    ],
    [
      'one beside a cart coupon that allows no other',
      { ...NO_COUPONS, cartCouponIssueNo: 6, productCoupons: [{ productNo: 1, couponIssueNo: 2 }] },
      { couponIssueNo: 2, reason: 'COMBINATION' },
    ],
  ])('refuses %s by name and reason', (_, wanted, details) => {
    const ended = { ...PLAIN_COUPON, couponIssueNo: 5, useEndAt: PLAIN_COUPON.useStartAt };
    const lonely = { ...PLAIN_COUPON, couponIssueNo: 6, productCouponUsable: false };
    const owned = [productCoupon, ended, lonely, { ...productCoupon, couponIssueNo: 7 }];
    expect(refusal(() => applyCoupons(basket, owned, wanted, COUPON_CONTEXT))).toEqual(details);
  });

  it.prop([couponBasket(), ownedCoupons()], { numRuns: testSizes.moneyRuns })(
    'splits every coupon to the won, no line below 0 and no fee below 0',
    ({ goods, deliveryAmts }, coupons) => {
      const whole = { goods, deliveryAmts };
      const wanted = bestCoupons(whole, coupons, COUPON_CONTEXT);
      const shares = applyCoupons(whole, coupons, wanted, COUPON_CONTEXT);
      const byNumber = new Map(coupons.map((coupon) => [coupon.couponIssueNo, coupon]));
      const offers = wanted.productCoupons.map(({ productNo, couponIssueNo }) => {
        const coupon = byNumber.get(couponIssueNo);
        return coupon === undefined ? won(0) : offerOnProduct(coupon, productNo, whole, COUPON_CONTEXT).discountAmt;
      });
      expect(sumWon(shares.productCouponAmts)).toBe(sumWon(offers));
      const cart = byNumber.get(wanted.cartCouponIssueNo ?? 0);
      const cartAmt =
        cart === undefined ? 0 : offerOnCart(cart, whole, shares.productCouponAmts, COUPON_CONTEXT).discountAmt;
      expect(sumWon(shares.cartCouponAmts)).toBe(cartAmt);
      for (const [index, line] of goods.entries()) {
        const rest = line.buyAmt - (shares.productCouponAmts[index] ?? NaN) - (shares.cartCouponAmts[index] ?? NaN);
        expect(rest).toBeGreaterThanOrEqual(0);
      }
      for (const [index, fee] of deliveryAmts.entries()) {
        expect(fee - (shares.deliveryCouponAmts[index] ?? NaN)).toBeGreaterThanOrEqual(0);
      }
    },
  );
});
