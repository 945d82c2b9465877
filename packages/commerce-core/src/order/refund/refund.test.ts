import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { paidOrderOf } from '../../adapters/memory/shop/memory-paid-order.ts';
import { isCommerceError } from '../../error/commerce-error.ts';
import { deliveryTemplate } from '../../testing/arbitraries.ts';
import { orderWithChoice } from '../../testing/order-arbitraries.ts';
import { testSizes } from '../../testing/test-sizes.ts';
import { NO_FEES } from '../../value/delivery-fees.ts';
import { subtractWon, sumWonOf, won, ZERO_WON } from '../../value/won.ts';
import type { PaidDelivery, PaidLine, PaidOrder, RefundClaim, RefundEntry } from './paid-order.ts';
import { priceOrder } from '../sheet/price-order.ts';
import { refundOf } from './refund.ts';

const runs = { numRuns: testSizes.numRuns };
const [anyTemplate] = fc.sample(deliveryTemplate(), { seed: 7, numRuns: 1 });
if (anyTemplate === undefined) throw new Error('no example');

const LINE: PaidLine = {
  orderOptionNo: 1,
  deliveryNo: 1,
  name: '셔츠',
  orderCnt: 3,
  claimedCnt: 0,
  buyAmt: won(30_000),
  productCouponIssueNo: 11,
  cartCouponAmt: won(1_000),
  subPayAmt: won(1_000),
  chargeAmt: won(25_000),
};
const DELIVERY: PaidDelivery = {
  deliveryNo: 1,
  name: '판매자',
  template: {
    ...anyTemplate,
    deliveryPayType: 'PREPAID_DELIVERY',
    deliveryConditionType: 'CONDITIONAL',
    deliveryAmt: won(3_000),
    aboveDeliveryAmt: won(30_000),
    returnDeliveryAmt: won(2_500),
  },
  isShipped: false,
  ...NO_FEES,
  deliveryCouponAmt: won(0),
  subPayAmt: won(0),
  chargeAmt: won(0),
  heldBackSubPayAmt: won(0),
  heldBackChargeAmt: won(0),
  isRefunded: false,
};
const ORDER: PaidOrder = { lines: [LINE], deliveries: [DELIVERY], cartCouponIssueNo: 12, deliveryCouponIssueNo: null };

const goodsBack = (amount: number, couponAmt: number) =>
  ({ rule: 'GOODS', source: '셔츠', amount, couponAmt, orderOptionNo: 1, deliveryNo: null }) as const;
const feeBack = (rule: RefundEntry['rule'], amount: number) =>
  ({ rule, source: '판매자', amount, couponAmt: 0, orderOptionNo: null, deliveryNo: 1 }) as const;

function claimOf(productCnt: number, change: Partial<RefundClaim> = {}): RefundClaim {
  const claimedProductOptions = [{ orderOptionNo: 1, productCnt }];
  return { claimType: 'CANCEL', responsibleObjectType: 'BUYER', claimedProductOptions, ...change };
}

/** A paid order and turns that decide which pieces go back next, and whose fault it is. */
const paid = orderWithChoice().map(({ facts, choice }) => {
  const priced = priceOrder(facts, choice);
  const numbers = priced.lines.map((_, index) => index + 1);
  return { priced, order: paidOrderOf(priced, numbers, { coupons: choice.coupons, templates: facts.templates }) };
});
const turns = fc.array(
  fc.record({ pick: fc.nat(), share: fc.double({ min: 0.1, max: 1, noNaN: true }), isSeller: fc.boolean() }),
  { minLength: 8, maxLength: 8 },
);

function nextClaim(order: PaidOrder, turn: { pick: number; share: number; isSeller: boolean }): RefundClaim | null {
  const left = order.lines.filter((line) => line.claimedCnt < line.orderCnt);
  const first = left[turn.pick % Math.max(1, left.length)];
  if (first === undefined) return null;
  const chosen = left.filter((line) => line === first || (turn.pick + line.orderOptionNo) % 3 === 0);
  return {
    claimType: 'CANCEL',
    responsibleObjectType: turn.isSeller ? 'SELLER' : 'BUYER',
    claimedProductOptions: chosen.map((line) => ({
      orderOptionNo: line.orderOptionNo,
      productCnt: Math.max(1, Math.round((line.orderCnt - line.claimedCnt) * turn.share)),
    })),
  };
}

/** The option for which a claim is refused; null when it is not. */
function refusedOption(claim: () => unknown): unknown {
  try {
    claim();
  } catch (thrown) {
    if (isCommerceError(thrown, 'STATE_CONFLICT')) return Reflect.get(Object(thrown.details), 'orderOptionNo');
    throw thrown;
  }
  return null;
}

describe('refundOf', () => {
  it('keeps a return fee of a buyer whose goods are collected, not of one who sends them [GAP-17]', () => {
    const shipped = { ...ORDER, deliveries: [{ ...DELIVERY, isShipped: true }] };
    const back = (['BUYER_DIRECT_RETURN', 'SELLER_COLLECT'] as const).map(
      (returnWayType) => refundOf(shipped, claimOf(3, { claimType: 'RETURN', returnWayType })).refundPayAmt,
    );
    expect(back).toEqual([26_000, 23_500]);
  });

  it.prop([paid, turns], runs)(
    'gives back over any order of partial cancels exactly what was paid, each to its own means',
    ({ priced, order }, wishes) => {
      let current = order;
      let main = 0;
      let points = 0;
      const coupons: number[] = [];
      for (let round = 0; round < 4_000; round += 1) {
        const wish = wishes[round % wishes.length];
        const claim = wish === undefined ? null : nextClaim(current, { ...wish, pick: wish.pick + round });
        if (claim === null) break;
        const refund = refundOf(current, claim);
        expect(refund.refundMainPayAmt).toBeGreaterThanOrEqual(0);
        expect(refund.refundSubPayAmt).toBeGreaterThanOrEqual(0);
        expect(sumWonOf(refund.entries, (entry) => entry.amount)).toBe(refund.refundPayAmt);
        main += refund.refundMainPayAmt;
        points += refund.refundSubPayAmt;
        expect(main).toBeLessThanOrEqual(priced.amount.chargeAmt);
        expect(points).toBeLessThanOrEqual(priced.amount.subPayAmt);
        coupons.push(...refund.restoredCouponIssueNos);
        current = refund.orderAfter;
      }
      expect(main).toBe(priced.amount.chargeAmt);
      expect(points).toBe(priced.amount.subPayAmt);
      const used = [
        ...order.lines.flatMap((line) => line.productCouponIssueNo ?? []),
        ...[order.cartCouponIssueNo, order.deliveryCouponIssueNo].filter((issueNo) => issueNo !== null),
      ];
      expect(coupons.toSorted((a, b) => a - b)).toEqual([...new Set(used)].toSorted((a, b) => a - b));
    },
  );

  it.prop([paid], runs)('gives everything back at once when the whole order is canceled', ({ priced, order }) => {
    const claimedProductOptions = order.lines.map(({ orderOptionNo, orderCnt }) => ({
      orderOptionNo,
      productCnt: orderCnt,
    }));
    const refund = refundOf(order, { claimType: 'CANCEL', responsibleObjectType: 'BUYER', claimedProductOptions });
    expect(refund.refundMainPayAmt).toBe(priced.amount.chargeAmt);
    expect(refund.refundSubPayAmt).toBe(priced.amount.subPayAmt);
  });

  it('keeps the fee that fewer goods cost, and gives it back with the last of them', () => {
    const first = refundOf(ORDER, claimOf(1));
    expect(first.entries).toEqual([goodsBack(8_666, 1_333), feeBack('DELIVERY_CHANGE', -3_000)]);
    expect(first).toMatchObject({ refundMainPayAmt: 5_333, refundSubPayAmt: 333, restoredCouponIssueNos: [] });
    const rest = refundOf(first.orderAfter, claimOf(2));
    expect(rest.refundMainPayAmt + first.refundMainPayAmt).toBe(25_000);
    expect(rest.refundSubPayAmt + first.refundSubPayAmt).toBe(1_000);
    expect(rest.restoredCouponIssueNos).toEqual([11, 12]);
    expect(rest.entries.at(-1)).toMatchObject({ rule: 'DELIVERY_CHANGE', amount: 3_000 });
  });

  it('keeps the fee that fewer goods cost only once', () => {
    const first = refundOf(ORDER, claimOf(1));
    const second = refundOf(first.orderAfter, claimOf(1));
    expect(second.entries).toEqual([goodsBack(8_666, 1_333)]);
  });

  describe('of one of two parcels', () => {
    const other: PaidLine = { ...LINE, orderOptionNo: 2, deliveryNo: 2, name: '양말', productCouponIssueNo: 13 };
    const fee = { deliveryAmt: won(3_000), chargeAmt: won(2_000), subPayAmt: won(1_000) };
    const deliveries = [
      { ...DELIVERY, ...fee },
      { ...DELIVERY, ...fee, deliveryNo: 2, name: '다른 판매자' },
    ];
    const order: PaidOrder = { ...ORDER, lines: [LINE, other], deliveries };

    it('gives back its goods and its fee, and leaves the other as it is', () => {
      const refund = refundOf(order, claimOf(3));
      expect(refund.entries).toEqual([goodsBack(26_000, 4_000), feeBack('DELIVERY', 3_000)]);
      expect(refund).toMatchObject({ refundMainPayAmt: 27_000, refundSubPayAmt: 2_000, restoredCouponIssueNos: [11] });
      expect(refund.orderAfter.lines.map((line) => line.claimedCnt)).toEqual([3, 0]);
      expect(refund.orderAfter.deliveries.map(({ isRefunded }) => isRefunded)).toEqual([true, false]);
      expect(refund.orderAfter.deliveries[1]).toBe(deliveries[1]);
    });

    it('takes no more than is left of goods that went back in part', () => {
      const { orderAfter } = refundOf(order, claimOf(2));
      expect(refusedOption(() => refundOf(orderAfter, claimOf(2)))).toBe(1);
      expect(refundOf(orderAfter, claimOf(1)).orderAfter.lines[0]?.claimedCnt).toBe(3);
    });
  });

  it('changes no fee that is paid at the door, nor that of a parcel on its way', () => {
    const template = { ...DELIVERY.template, deliveryPayType: 'PAY_ON_DELIVERY' as const };
    for (const change of [{ template }, { isShipped: true }]) {
      const deliveries = [{ ...DELIVERY, ...change }];
      const refund = refundOf({ ...ORDER, deliveries }, claimOf(1));
      expect(refund.entries.map(({ rule, amount }) => [rule, amount])).toEqual([['GOODS', 8_666]]);
      expect(refund.orderAfter.deliveries).toEqual(deliveries);
    }
  });

  it('answers the cost of sending goods back', () => {
    const shipped = { ...ORDER, deliveries: [{ ...DELIVERY, isShipped: true }] };
    const cost = feeBack('RETURN_DELIVERY', -2_500);
    expect(refundOf(shipped, claimOf(3, { claimType: 'RETURN' })).entries[1]).toEqual(cost);
    const fault = refundOf(shipped, claimOf(1, { claimType: 'RETURN', responsibleObjectType: 'SELLER' }));
    expect(fault.entries.map(({ rule }) => rule)).toEqual(['GOODS']);
  });

  it('gives back the part of a fee by quantity that the rest does not cost, for either responsible side', () => {
    const template = { ...DELIVERY.template, deliveryConditionType: 'QUANTITY_PROPOSITIONAL_FEE' as const };
    const fee = { deliveryAmt: won(7_500), chargeAmt: won(6_500), subPayAmt: won(1_000) };
    const deliveries = [{ ...DELIVERY, ...fee, template: { ...template, deliveryAmt: won(2_500), perOrderCnt: 1 } }];
    for (const responsibleObjectType of ['BUYER', 'SELLER'] as const) {
      const first = refundOf({ ...ORDER, deliveries }, claimOf(2, { responsibleObjectType }));
      expect(first.entries.map(({ rule, amount }) => [rule, amount])).toEqual([
        ['GOODS', 17_332],
        ['DELIVERY_CHANGE', 5_000],
      ]);
      const rest = refundOf(first.orderAfter, claimOf(1, { responsibleObjectType }));
      expect(first.refundPayAmt + rest.refundPayAmt).toBe(26_000 + 7_500);
    }
  });

  it('gives the island extra back only with the last piece, as an entry of its own', () => {
    const template = { ...DELIVERY.template, deliveryConditionType: 'QUANTITY_PROPOSITIONAL_FEE' as const };
    const fee = { deliveryAmt: won(7_500), deliveryCouponAmt: won(7_500), remoteDeliveryAmt: won(4_000) };
    const paidFee = {
      ...fee,
      chargeAmt: won(4_000),
      template: { ...template, deliveryAmt: won(2_500), perOrderCnt: 1 },
    };
    const first = refundOf({ ...ORDER, deliveries: [{ ...DELIVERY, ...paidFee }] }, claimOf(2));
    expect(first.entries.map(({ rule }) => rule)).toEqual(['GOODS']);
    const rest = refundOf(first.orderAfter, claimOf(1));
    expect(rest.entries.slice(1)).toEqual([feeBack('REMOTE_DELIVERY', 4_000)]);
  });

  it('takes nothing more from a buyer who got the island extra back with an earlier part', () => {
    const template = { ...DELIVERY.template, deliveryConditionType: 'QUANTITY_PROPOSITIONAL_FEE' as const };
    const fee = { deliveryAmt: won(7_500), deliveryCouponAmt: won(7_500), remoteDeliveryAmt: won(4_000) };
    const paidFee = { ...fee, chargeAmt: won(4_000), heldBackChargeAmt: subtractWon(ZERO_WON, won(4_000)) };
    const deliveries = [
      { ...DELIVERY, ...paidFee, template: { ...template, deliveryAmt: won(1_000), perOrderCnt: 1 } },
    ];
    const next = refundOf({ ...ORDER, deliveries }, claimOf(1));
    expect(next.entries.map(({ rule }) => rule)).toEqual(['GOODS']);
  });

  it('keeps nothing when the seller is responsible', () => {
    expect(refundOf(ORDER, claimOf(1, { responsibleObjectType: 'SELLER' })).refundPayAmt).toBe(8_666);
  });

  it('keeps the return fee of goods that a buyer sends back, and the fee of the parcel that has left', () => {
    const deliveries = [{ ...DELIVERY, isShipped: true, deliveryAmt: won(3_000), chargeAmt: won(3_000) }];
    const shipped: PaidOrder = { ...ORDER, deliveries };
    const byBuyer = refundOf(shipped, claimOf(3, { claimType: 'RETURN' }));
    expect(byBuyer).toMatchObject({ refundMainPayAmt: 22_500, refundSubPayAmt: 1_000 });
    const bySeller = refundOf(shipped, claimOf(3, { claimType: 'RETURN', responsibleObjectType: 'SELLER' }));
    expect(bySeller).toMatchObject({ refundMainPayAmt: 28_000, refundSubPayAmt: 1_000 });
  });

  it('never keeps more than comes back, and answers where the money goes', () => {
    const template = { ...DELIVERY.template, returnDeliveryAmt: won(90_000) };
    const shipped: PaidOrder = { ...ORDER, deliveries: [{ ...DELIVERY, template, isShipped: true }] };
    const none = refundOf(shipped, claimOf(3, { claimType: 'RETURN' }));
    expect(none).toMatchObject({ refundPayAmt: 0, refundType: 'ZERO_REFUND' });
    const lines = [{ ...LINE, chargeAmt: won(0) }];
    expect(refundOf({ ...ORDER, lines }, claimOf(3))).toMatchObject({
      refundPayAmt: 1_000,
      refundType: 'ACCUMULATION',
    });
    expect(refundOf(ORDER, claimOf(3)).refundType).toBe('PG');
  });

  it.each([
    ['more than is left', claimOf(4)],
    ['nothing', claimOf(0)],
    ['part of a piece', claimOf(0.5)],
    ['an option of another order', claimOf(1, { claimedProductOptions: [{ orderOptionNo: 9, productCnt: 1 }] })],
    [
      'one option twice',
      claimOf(1, {
        claimedProductOptions: [
          { orderOptionNo: 1, productCnt: 1 },
          { orderOptionNo: 1, productCnt: 1 },
        ],
      }),
    ],
  ])('refuses to take back %s', (_, claim) => {
    expect(refusedOption(() => refundOf(ORDER, claim))).toBe(claim.claimedProductOptions[0]?.orderOptionNo);
  });
});
