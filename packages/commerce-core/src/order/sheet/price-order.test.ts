import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { COUPON_CONTEXT, PLAIN_COUPON } from '../../testing/coupon-arbitraries.ts';
import { orderFacts, orderLines, orderWithChoice } from '../../testing/order-arbitraries.ts';
import { testSizes } from '../../testing/test-sizes.ts';
import { sumWonOf, won } from '../../value/won.ts';
import { DEFAULT_POINT_POLICY } from '../../point/point.ts';
import { NO_COUPONS } from '../../coupon/coupon-request.ts';
import { bestOrderCoupons, priceOrder } from './price-order.ts';
import type { OrderFacts, OrderLine } from './priced-order.ts';
import { sheetCoupons } from './sheet-coupons.ts';
import { NO_CHOICE } from './order-sheet.ts';

const runs = { numRuns: testSizes.moneyRuns };
const fewRuns = { numRuns: testSizes.numRuns };
const [sample] = fc.sample(orderLines(), { seed: 7, numRuns: 1 });
const [sampleLine] = sample ?? [];
if (sampleLine === undefined) throw new Error('no example');
const shirt: OrderLine = {
  ...sampleLine,
  cartNo: 1,
  productNo: 1,
  productName: '셔츠',
  optionValue: '블랙|M',
  orderCnt: 2,
  exists: true,
  stockCnt: 100,
  salePrice: won(20_000),
  addPrice: won(0),
  immediateDiscountPrice: won(5_000),
  additionalDiscountPrice: won(0),
  accumulationRate: 1,
  deliveryTemplateNo: 1,
  partnerNo: 1,
  partnerName: '판매자',
  couponUsable: true,
  accumulationUsable: true,
};
const socks: OrderLine = { ...shirt, cartNo: 2, productNo: 2, productName: '양말', optionValue: '', orderCnt: 1 };
const [anyFacts] = fc.sample(orderFacts(), { seed: 7, numRuns: 1 });
if (anyFacts === undefined) throw new Error('no example');
const facts: OrderFacts = {
  ...anyFacts,
  lines: [shirt, { ...socks, salePrice: won(5_001), immediateDiscountPrice: won(0) }],
  templates: [
    {
      deliveryTemplateNo: 1,
      deliveryPayType: 'PREPAID_DELIVERY',
      deliveryConditionType: 'FIXED_FEE',
      deliveryAmt: won(3_000),
      aboveDeliveryAmt: won(0),
      returnDeliveryAmt: won(3_000),
      remoteDeliveryAmt: won(5_000),
      jejuDeliveryAmt: won(4_000),
      perOrderCnt: 1,
      deliveryConditionDetails: [],
    },
  ],
  coupons: [PLAIN_COUPON],
  couponContext: COUPON_CONTEXT,
  pointBalance: won(3_250),
  pointPolicy: DEFAULT_POINT_POLICY,
};
const choice = NO_CHOICE;

describe('priceOrder', () => {
  it('bills a coupon, a delivery to Jeju and points line by line', () => {
    const priced = priceOrder(facts, {
      receiverZipCd: '63000',
      coupons: { ...NO_COUPONS, cartCouponIssueNo: 1 },
      points: won(1_000),
    });
    expect(priced.bill).toEqual([
      { rule: 'STANDARD', source: '셔츠 (블랙 / M) × 2', amount: 40_000 },
      { rule: 'STANDARD', source: '양말', amount: 5_001 },
      { rule: 'IMMEDIATE_DISCOUNT', source: '셔츠 (블랙 / M) × 2', amount: -10_000 },
      { rule: 'CART_COUPON', source: '3,000원 쿠폰', amount: -3_000 },
      { rule: 'DELIVERY', source: '판매자', amount: 3_000 },
      { rule: 'REMOTE_DELIVERY', source: '판매자', amount: 4_000 },
      { rule: 'POINT', source: 'POINT', amount: -1_000 },
    ]);
    expect(priced.lines.map(({ cartCouponAmt, adjustedAmt }) => [cartCouponAmt, adjustedAmt])).toEqual([
      [2_571, 27_429],
      [429, 4_572],
    ]);
    expect(priced.amount).toMatchObject({ payAmt: 39_001, subPayAmt: 1_000, chargeAmt: 38_001 });
    expect(priced.paymentInfo).toMatchObject({ paymentAmt: 38_001, availableMaxAccumulationAmt: 3_250 });
  });

  it('leaves a fee paid at the door, and its extra, off the bill', () => {
    const templates = facts.templates.map((template) => ({ ...template, deliveryPayType: 'PAY_ON_DELIVERY' as const }));
    const priced = priceOrder({ ...facts, templates }, { ...choice, receiverZipCd: '63000' });
    expect(priced.amount).toMatchObject({ deliveryAmt: 0, remoteDeliveryAmt: 0, payAmt: 35_001 });
    expect(priced.deliveries[0]?.group.deliveryAmt).toBe(3_000);
  });

  it('never lets points pay for goods that take none', () => {
    const lines = facts.lines.map((line) => ({ ...line, accumulationUsable: line.cartNo === 2 }));
    const priced = priceOrder({ ...facts, lines, pointBalance: won(50_000) }, { ...choice, points: won(50_000) });
    expect(priced.lines.map((line) => line.subPayAmt)[0]).toBe(0);
    expect(priced.amount.subPayAmt).toBe(8_000);
    expect(priced.pointProblem).toBe('OVER_LIMIT');
  });

  it('names the coupon of each product, and takes that of the delivery off its fee', () => {
    const product = { ...PLAIN_COUPON, couponIssueNo: 7, couponType: 'PRODUCT' as const, minSalePrice: won(0) };
    const fee = { ...PLAIN_COUPON, couponIssueNo: 8, couponType: 'CART_DELIVERY' as const, discountAmt: won(1_000) };
    const priced = priceOrder(
      { ...facts, coupons: [product, fee] },
      {
        ...choice,
        coupons: {
          productCoupons: [{ productNo: 2, couponIssueNo: 7 }],
          cartCouponIssueNo: null,
          deliveryCouponIssueNo: 8,
        },
      },
    );
    expect(priced.lines.map((line) => [line.productCouponIssueNo, line.productCouponAmt])).toEqual([
      [null, 0],
      [7, 3_000],
    ]);
    expect(priced.deliveries.map(({ deliveryCouponAmt, chargeAmt }) => [deliveryCouponAmt, chargeAmt])).toEqual([
      [1_000, 2_000],
    ]);
  });

  it('earns points on the charged amount, not on points paid', () => {
    const earned = (points: number) => priceOrder(facts, { ...choice, points: won(points) }).lines;
    expect(earned(0).map((line) => line.accumulationAmt)).toEqual([300, 50]);
    expect(earned(3_250).map((line) => [line.subPayAmt, line.accumulationAmt])).toEqual([
      [2_566, 274],
      [428, 45],
    ]);
  });

  it('measures the least amount for points by goods after coupons', () => {
    const pay = (minPriceLimit: number, cartCouponIssueNo: number | null) =>
      priceOrder(
        { ...facts, pointPolicy: { ...DEFAULT_POINT_POLICY, minPriceLimit: won(minPriceLimit) } },
        { ...choice, coupons: { ...NO_COUPONS, cartCouponIssueNo }, points: won(1_000) },
      );
    expect(pay(32_001, 1).amount.subPayAmt).toBe(1_000);
    expect(pay(32_002, 1).amount.subPayAmt).toBe(0);
    expect(pay(32_002, 1).paymentInfo.availableMaxAccumulationAmt).toBe(0);
    expect(pay(32_002, null).amount.subPayAmt).toBe(1_000);
  });

  it('charges nothing when nothing can be ordered', () => {
    const lines = facts.lines.map((line) => ({ ...line, exists: false }));
    const priced = priceOrder({ ...facts, lines }, choice);
    expect(priced.amount).toMatchObject({ payAmt: 0, chargeAmt: 0 });
    expect(priced.invalidProducts).toHaveLength(2);
    expect(priced.ledger).toEqual([]);
  });

  it.prop([orderWithChoice()], runs)('agrees to the won between lines, deliveries, ledger and totals', (order) => {
    const { lines, deliveries, ledger, bill, amount, paymentInfo } = priceOrder(order.facts, order.choice);
    expect(sumWonOf(ledger, (entry) => entry.amount)).toBe(amount.chargeAmt);
    expect(sumWonOf(bill, (entry) => entry.amount)).toBe(amount.chargeAmt);
    expect(amount.chargeAmt).toBe(amount.payAmt - amount.subPayAmt);
    expect(paymentInfo.paymentAmt).toBe(amount.chargeAmt);
    expect(amount.totalProductAmt).toBe(
      amount.standardAmt - amount.immediateDiscountAmt - amount.additionalDiscountAmt,
    );
    expect(amount.payAmt).toBe(
      amount.totalProductAmt -
        amount.productCouponDiscountAmt -
        amount.cartCouponDiscountAmt +
        amount.deliveryAmt +
        amount.remoteDeliveryAmt -
        amount.deliveryCouponDiscountAmt,
    );
    for (const line of lines) {
      expect(line.adjustedAmt).toBe(line.price.buyAmt - line.productCouponAmt - line.cartCouponAmt);
      expect(line.chargeAmt).toBe(line.adjustedAmt - line.subPayAmt);
      expect(Math.min(line.adjustedAmt, line.subPayAmt, line.chargeAmt, line.accumulationAmt)).toBeGreaterThanOrEqual(
        0,
      );
    }
    for (const delivery of deliveries) {
      const fee = delivery.deliveryAmt + delivery.remoteDeliveryAmt - delivery.deliveryCouponAmt;
      expect(delivery.chargeAmt + delivery.subPayAmt).toBe(fee);
      expect(Math.min(delivery.chargeAmt, delivery.subPayAmt)).toBeGreaterThanOrEqual(0);
    }
    for (const value of Object.values(amount)) expect(value).toBeGreaterThanOrEqual(0);
  });

  it.prop([orderWithChoice()], fewRuns)(
    'writes each ledger entry on the line or delivery whose amounts it explains',
    (order) => {
      const { lines, deliveries, ledger } = priceOrder(order.facts, order.choice);
      for (const [index, line] of lines.entries()) {
        const own = ledger.filter((entry) => entry.lineIndex === index);
        expect(sumWonOf(own, (entry) => entry.amount)).toBe(line.chargeAmt);
      }
      for (const [index, delivery] of deliveries.entries()) {
        const own = ledger.filter((entry) => entry.deliveryIndex === index);
        expect(sumWonOf(own, (entry) => entry.amount)).toBe(delivery.chargeAmt);
      }
      expect(ledger.every((entry) => (entry.lineIndex === null) !== (entry.deliveryIndex === null))).toBe(true);
    },
  );

  it.prop([orderWithChoice()], fewRuns)('uses no more points than held, requested or allowed', (order) => {
    const { amount, paymentInfo, pointProblem } = priceOrder(order.facts, order.choice);
    expect(amount.subPayAmt).toBeLessThanOrEqual(paymentInfo.availableMaxAccumulationAmt);
    expect(paymentInfo.availableMaxAccumulationAmt).toBeLessThanOrEqual(order.facts.pointBalance);
    expect(amount.subPayAmt).toBeLessThanOrEqual(order.choice.points);
    expect(pointProblem === null).toBe(amount.subPayAmt === order.choice.points);
  });

  it.prop([orderFacts()])('answers the same whatever the order of lines, to the last total', (order) => {
    const coupons = bestOrderCoupons(order);
    const turned = { ...order, lines: order.lines.toReversed() };
    expect(bestOrderCoupons(turned)).toEqual(coupons);
    expect(priceOrder(turned, { ...choice, coupons }).amount.payAmt).toBe(
      priceOrder(order, { ...choice, coupons }).amount.payAmt,
    );
  });
});

describe('sheetCoupons', () => {
  it.prop([orderFacts()])('names a discount or a reason for every coupon, usable ones first', (order) => {
    const applied = bestOrderCoupons(order);
    const shown = sheetCoupons(order, applied);
    const { amount, lines } = priceOrder(order, { ...choice, coupons: applied });
    if (lines.length > 0) {
      expect(new Set(shown.map((coupon) => coupon.couponIssueNo)).size).toBe(order.coupons.length);
    }
    for (const coupon of shown) {
      expect(coupon.usable).toBe(coupon.reason === null);
      if (!coupon.usable) expect(coupon.couponDiscountAmt).toBe(0);
    }
    const usables = shown.map((coupon) => coupon.usable);
    expect(usables.toSorted((left, right) => Number(right) - Number(left))).toEqual(usables);
    const cart = shown.find((coupon) => coupon.couponIssueNo === applied.cartCouponIssueNo);
    expect(cart?.couponDiscountAmt ?? 0).toBe(amount.cartCouponDiscountAmt);
    const fee = shown.find((coupon) => coupon.couponIssueNo === applied.deliveryCouponIssueNo);
    expect(fee?.couponDiscountAmt ?? 0).toBe(amount.deliveryCouponDiscountAmt);
  });

  it('answers the missing amount as its reason', () => {
    const dear = { ...PLAIN_COUPON, minSalePrice: won(50_000) };
    expect(sheetCoupons({ ...facts, coupons: [dear] }, NO_COUPONS)).toMatchObject([
      { usable: false, reason: 'MIN_PRICE', couponDiscountAmt: 0, minSalePrice: 50_000 },
    ]);
  });
});
