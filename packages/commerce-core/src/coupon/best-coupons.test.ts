import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { CouponRequest } from './coupon-request.ts';
import {
  COUPON_CONTEXT,
  PLAIN_COUPON,
  PLAIN_GOODS,
  couponBasket,
  ownedCoupons,
} from '../testing/coupon-arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { kst } from '../value/calendar.ts';
import { addWon, sumWon, won } from '../value/won.ts';
import { applyCoupons, offerOnDelivery, offerOnProduct } from './apply-coupons.ts';
import { assign } from './assign.ts';
import { bestCoupons } from './best-coupons.ts';
import type { CouponBasket, OwnedCoupon } from './coupon-rule.ts';

function totalOff(basket: CouponBasket, coupons: readonly OwnedCoupon[], wanted: CouponRequest): number {
  const shares = applyCoupons(basket, coupons, wanted, COUPON_CONTEXT);
  return addWon(
    addWon(sumWon(shares.productCouponAmts), sumWon(shares.cartCouponAmts)),
    sumWon(shares.deliveryCouponAmts),
  );
}

/** Every allowed use of coupons, one by one. */
function everyRequest(basket: CouponBasket, coupons: readonly OwnedCoupon[]): readonly CouponRequest[] {
  const products = [...new Set(basket.goods.map((line) => line.productNo))];
  const issueNos = (type: OwnedCoupon['couponType']) =>
    coupons.filter((coupon) => coupon.couponType === type).map((coupon) => coupon.couponIssueNo);
  let choices: CouponRequest['productCoupons'][] = [[]];
  for (const productNo of products) {
    choices = choices.flatMap((chosen) => [
      chosen,
      ...issueNos('PRODUCT')
        .filter((couponIssueNo) => chosen.every((other) => other.couponIssueNo !== couponIssueNo))
        .map((couponIssueNo) => [...chosen, { productNo, couponIssueNo }]),
    ]);
  }
  return choices.flatMap((productCoupons) =>
    [null, ...issueNos('CART')].flatMap((cartCouponIssueNo) =>
      [null, ...issueNos('CART_DELIVERY')].map((deliveryCouponIssueNo) => ({
        productCoupons,
        cartCouponIssueNo,
        deliveryCouponIssueNo,
      })),
    ),
  );
}

/** A product coupon for any goods, of any amount. */
function percentOff(couponIssueNo: number, discountRate: number): OwnedCoupon {
  const unlimited = { couponType: 'PRODUCT' as const, fixedAmt: false, minSalePrice: won(0) };
  return { ...PLAIN_COUPON, ...unlimited, couponIssueNo, discountRate };
}

function bestByTrying(basket: CouponBasket, coupons: readonly OwnedCoupon[]): number {
  let best = 0;
  for (const wanted of everyRequest(basket, coupons)) {
    try {
      best = Math.max(best, totalOff(basket, coupons, wanted));
    } catch {
      continue;
    }
  }
  return best;
}

describe('bestCoupons', () => {
  it.prop([couponBasket(4, 60_000), ownedCoupons(5)], { numRuns: testSizes.numRuns })(
    'takes off as much as the best of all allowed uses',
    (basket, coupons) => {
      const wanted = bestCoupons(basket, coupons, COUPON_CONTEXT);
      expect(totalOff(basket, coupons, wanted)).toBe(bestByTrying(basket, coupons));
    },
  );

  it.prop([couponBasket(), ownedCoupons(), fc.nat(), fc.nat()], { numRuns: testSizes.numRuns })(
    'answers the same whatever the order of goods and coupons',
    (basket, coupons, turnGoods, turnCoupons) => {
      const turned = { ...basket, goods: rotate(basket.goods, turnGoods) };
      expect(bestCoupons(turned, rotate(coupons, turnCoupons), COUPON_CONTEXT)).toEqual(
        bestCoupons(basket, coupons, COUPON_CONTEXT),
      );
    },
  );

  it.prop([couponBasket(), ownedCoupons()], { numRuns: testSizes.numRuns })(
    'wastes no coupon: without any of them less is taken off',
    (basket, coupons) => {
      const wanted = bestCoupons(basket, coupons, COUPON_CONTEXT);
      const total = totalOff(basket, coupons, wanted);
      const poorer: CouponRequest[] = wanted.productCoupons.map((chosen) => ({
        ...wanted,
        productCoupons: wanted.productCoupons.filter((other) => other !== chosen),
      }));
      if (wanted.cartCouponIssueNo !== null) poorer.push({ ...wanted, cartCouponIssueNo: null });
      if (wanted.deliveryCouponIssueNo !== null) poorer.push({ ...wanted, deliveryCouponIssueNo: null });
      for (const request of poorer) expect(totalOff(basket, coupons, request)).toBeLessThan(total);
    },
  );

  it('spends, among equals, the coupon that ends sooner', () => {
    const basket = { goods: [PLAIN_GOODS], deliveryAmts: [won(3_000)] };
    const later = { ...PLAIN_COUPON, couponIssueNo: 1 };
    const sooner = { ...PLAIN_COUPON, couponIssueNo: 2, useEndAt: kst('2026-11-21 23:59:59') };
    expect(bestCoupons(basket, [later, sooner], COUPON_CONTEXT).cartCouponIssueNo).toBe(2);
    const products = [later, sooner].map((coupon) => ({ ...coupon, couponType: 'PRODUCT' as const }));
    expect(bestCoupons(basket, products, COUPON_CONTEXT).productCoupons).toEqual([{ productNo: 1, couponIssueNo: 2 }]);
    const fees = [later, sooner].map((coupon) => ({ ...coupon, couponType: 'CART_DELIVERY' as const }));
    expect(bestCoupons(basket, fees, COUPON_CONTEXT).deliveryCouponIssueNo).toBe(2);
  });

  it('gives one product coupon to the product it lowers more, and leaves the other its second best', () => {
    const dear = { ...PLAIN_GOODS, productNo: 1, buyAmt: won(90_000) };
    const cheap = { ...PLAIN_GOODS, productNo: 2, buyAmt: won(40_000) };
    const rate = {
      ...PLAIN_COUPON,
      couponType: 'PRODUCT' as const,
      couponIssueNo: 1,
      fixedAmt: false,
      discountRate: 10,
    };
    const fixed = { ...PLAIN_COUPON, couponType: 'PRODUCT' as const, couponIssueNo: 2 };
    const wanted = bestCoupons({ goods: [cheap, dear], deliveryAmts: [won(0)] }, [fixed, rate], COUPON_CONTEXT);
    expect(wanted.productCoupons).toEqual([
      { productNo: 1, couponIssueNo: 1 },
      { productNo: 2, couponIssueNo: 2 },
    ]);
  });

  it('spends a product coupon where the cart coupon does not halve what it takes off', () => {
    const reached = { ...PLAIN_GOODS, productNo: 1, buyAmt: won(100_000) };
    const other = { ...PLAIN_GOODS, productNo: 2, brandNo: 9, buyAmt: won(90_000) };
    const tenth = {
      ...PLAIN_COUPON,
      couponType: 'PRODUCT' as const,
      couponIssueNo: 1,
      fixedAmt: false,
      discountRate: 10,
    };
    const half = {
      ...PLAIN_COUPON,
      couponIssueNo: 2,
      couponTargetType: 'BRAND' as const,
      targetNos: [2],
      fixedAmt: false,
      discountRate: 50,
    };
    expect(bestCoupons({ goods: [reached, other], deliveryAmts: [won(0)] }, [tenth, half], COUPON_CONTEXT)).toEqual({
      cartCouponIssueNo: 2,
      deliveryCouponIssueNo: null,
      productCoupons: [{ productNo: 2, couponIssueNo: 1 }],
    });
  });

  it('tries what weighing misses: a large coupon where the cart coupon takes nothing away', () => {
    const reached = { ...PLAIN_GOODS, productNo: 1, buyAmt: won(60_000) };
    const other = { ...PLAIN_GOODS, productNo: 2, brandNo: 9, buyAmt: won(40_000) };
    const basket = { goods: [reached, other], deliveryAmts: [won(0)] };
    const cart = { ...PLAIN_COUPON, discountAmt: won(35_000), couponTargetType: 'BRAND' as const, targetNos: [2] };
    const coupons = [cart, percentOff(2, 40), percentOff(3, 90)];
    const wanted = bestCoupons(basket, coupons, COUPON_CONTEXT);
    expect(wanted.productCoupons).toEqual([
      { productNo: 1, couponIssueNo: 2 },
      { productNo: 2, couponIssueNo: 3 },
    ]);
    expect(totalOff(basket, coupons, wanted)).toBe(24_000 + 36_000 + 35_000);
  });

  it('tries long enough for six products and six coupons', () => {
    const prices = [20_000, 40_000, 40_000, 90_000, 40_000, 40_000];
    const goods = prices.map((price, index) => ({
      ...PLAIN_GOODS,
      productNo: index + 1,
      brandNo: index < 3 ? 2 : 9,
      buyAmt: won(price),
    }));
    const basket = { goods, deliveryAmts: [won(0)] };
    const coupons = [
      { ...PLAIN_COUPON, discountAmt: won(95_000), couponTargetType: 'BRAND' as const, targetNos: [2] },
      { ...percentOff(2, 0), fixedAmt: true, discountAmt: won(8_000) },
      ...[90, 40, 70, 30].map((percent, index) => percentOff(index + 3, percent)),
      { ...percentOff(7, 0), fixedAmt: true, discountAmt: won(13_000) },
    ];
    // Fifty tries come to 220,000 won.
    expect(totalOff(basket, coupons, bestCoupons(basket, coupons, COUPON_CONTEXT))).toBe(225_000);
  });

  it('begins its tries from weighed choices, for five coupons on seven products leave too many to try all', () => {
    const prices = [90_000, 20_000, 90_000, 70_000, 70_000, 80_000, 70_000];
    const goods = prices.map((price, index) => ({
      ...PLAIN_GOODS,
      productNo: index + 1,
      brandNo: index < 2 ? 2 : 9,
      buyAmt: won(price),
    }));
    const basket = { goods, deliveryAmts: [won(0)] };
    const cart = { ...percentOff(1, 30), couponType: 'CART' as const, couponTargetType: 'BRAND' as const };
    const coupons = [
      { ...cart, targetNos: [2] },
      { ...percentOff(2, 0), fixedAmt: true, discountAmt: won(3_000) },
      ...[40, 10, 20, 40].map((percent, index) => percentOff(index + 3, percent)),
    ];
    // From the most product coupons alone the 5,000 tries come to 124,300 won.
    expect(totalOff(basket, coupons, bestCoupons(basket, coupons, COUPON_CONTEXT))).toBe(125_000);
    expect(bestByTrying(basket, coupons)).toBe(125_000);
  });

  it('leaves a product coupon in the purse when the cart coupon takes everything anyway', () => {
    const whole = { ...PLAIN_COUPON, couponIssueNo: 1, discountAmt: won(100_000) };
    const idle = { ...PLAIN_COUPON, couponIssueNo: 2, couponType: 'PRODUCT' as const };
    expect(bestCoupons({ goods: [PLAIN_GOODS], deliveryAmts: [won(0)] }, [whole, idle], COUPON_CONTEXT)).toEqual({
      cartCouponIssueNo: 1,
      deliveryCouponIssueNo: null,
      productCoupons: [],
    });
  });

  it('spends one product coupon and leaves another in the purse', () => {
    const other = { ...PLAIN_GOODS, productNo: 2, brandNo: 9 };
    const whole = { ...PLAIN_COUPON, discountAmt: won(100_000), couponTargetType: 'BRAND' as const, targetNos: [2] };
    const products = [2, 3].map((couponIssueNo) => ({
      ...PLAIN_COUPON,
      couponIssueNo,
      couponType: 'PRODUCT' as const,
    }));
    const basket = { goods: [PLAIN_GOODS, other], deliveryAmts: [won(0)] };
    expect(bestCoupons(basket, [whole, ...products], COUPON_CONTEXT)).toMatchObject({
      cartCouponIssueNo: 1,
      productCoupons: [{ productNo: 2 }],
    });
  });

  it('offers nothing to a delivery that costs nothing', () => {
    const coupon = { ...PLAIN_COUPON, couponType: 'CART_DELIVERY' as const };
    const basket = { goods: [PLAIN_GOODS], deliveryAmts: [won(0)] };
    expect(bestCoupons(basket, [coupon], COUPON_CONTEXT).deliveryCouponIssueNo).toBeNull();
    expect(offerOnDelivery(coupon, basket, COUPON_CONTEXT).discountAmt).toBe(0);
    expect(offerOnProduct(coupon, 99, basket, COUPON_CONTEXT).problem).toBe('TARGET');
  });
});

describe('assign', () => {
  it.prop([
    fc.integer({ min: 1, max: 5 }).chain((width) =>
      fc.array(fc.array(fc.integer({ min: -3, max: 9 }), { minLength: width, maxLength: width }), {
        minLength: 1,
        maxLength: 4,
      }),
    ),
  ])('finds the greatest sum of gains with each column at most once', (gains) => {
    const chosen = assign(gains);
    const columns = chosen.filter((column) => column !== null);
    expect(new Set(columns).size).toBe(columns.length);
    const gained = chosen.reduce<number>(
      (sum, column, row) => sum + (column === null ? 0 : (gains[row]?.[column] ?? 0)),
      0,
    );
    expect(gained).toBe(greatestSum(gains, 0, new Set()));
  });
});

function greatestSum(gains: readonly (readonly number[])[], row: number, used: ReadonlySet<number>): number {
  const own = gains[row];
  if (own === undefined) return 0;
  const taken = own.map((gain, column) =>
    used.has(column) ? 0 : gain + greatestSum(gains, row + 1, new Set([...used, column])),
  );
  return Math.max(greatestSum(gains, row + 1, used), ...taken);
}

function rotate<Item>(items: readonly Item[], by: number): readonly Item[] {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}
