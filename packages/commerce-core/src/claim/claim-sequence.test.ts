import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { paidOrderOf } from '../adapters/memory/memory-paid-order.ts';
import { leftOf } from '../order/line-portion.ts';
import type { PaidOrder, RefundClaim } from '../order/paid-order.ts';
import { priceOrder } from '../order/price-order.ts';
import { refundOf } from '../order/refund.ts';
import { orderWithChoice } from '../testing/order-arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { sumWonOf } from '../value/won.ts';

/** A paid order of any cart. */
const paid = orderWithChoice().map(({ facts, choice }) => {
  const priced = priceOrder(facts, choice);
  const numbers = priced.lines.map((_, index) => index + 1);
  return {
    amount: priced.amount,
    order: paidOrderOf(priced, numbers, { coupons: choice.coupons, templates: facts.templates }),
  };
});
/** What happens to an order: one of its parcels leaves, or some pieces go back. */
const turns = fc.array(
  fc.record({
    pick: fc.nat(),
    ships: fc.boolean(),
    share: fc.double({ min: 0.1, max: 1, noNaN: true }),
    responsibleObjectType: fc.constantFrom('BUYER' as const, 'SELLER' as const),
    returnWayType: fc.constantFrom('SELLER_COLLECT' as const, 'BUYER_DIRECT_RETURN' as const),
  }),
  { minLength: 6, maxLength: 12 },
);
type Turn = typeof turns extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

function shipped(order: PaidOrder, { pick }: Turn): PaidOrder {
  const chosen = pick % Math.max(1, order.deliveries.length);
  const deliveries = order.deliveries.map((delivery, index) =>
    index === chosen ? { ...delivery, isShipped: true } : delivery,
  );
  return { ...order, deliveries };
}

/** Pieces of one line: canceled as long as its parcel is there, returned afterwards. */
function claimOf(order: PaidOrder, { pick, share, responsibleObjectType, returnWayType }: Turn): RefundClaim | null {
  const left = order.lines.filter((line) => line.claimedCnt < line.orderCnt);
  const line = left[pick % Math.max(1, left.length)];
  if (line === undefined) return null;
  const isShipped = order.deliveries.some(({ deliveryNo, isShipped: has }) => deliveryNo === line.deliveryNo && has);
  const productCnt = Math.max(1, Math.round((line.orderCnt - line.claimedCnt) * share));
  return {
    claimType: isShipped ? 'RETURN' : 'CANCEL',
    responsibleObjectType,
    returnWayType,
    claimedProductOptions: [{ orderOptionNo: line.orderOptionNo, productCnt }],
  };
}

describe('any sequence of cancels and returns over any cart', () => {
  it.prop([paid, turns], { numRuns: testSizes.numRuns })(
    'accounts for each won that was paid: gone back, kept as a return fee, or left [GAP-17]',
    ({ order, amount }, events) => {
      let now = order;
      let [main, sub, fees] = [0, 0, 0];
      const coupons: number[] = [];
      for (const turn of events) {
        if (turn.ships) {
          now = shipped(now, turn);
          continue;
        }
        const claim = claimOf(now, turn);
        if (claim === null) break;
        const refund = refundOf(now, claim);
        expect(Math.min(refund.refundMainPayAmt, refund.refundSubPayAmt)).toBeGreaterThanOrEqual(0);
        expect(sumWonOf(refund.entries, (entry) => entry.amount)).toBe(refund.refundPayAmt);
        main += refund.refundMainPayAmt;
        sub += refund.refundSubPayAmt;
        fees -= sumWonOf(
          refund.entries.filter(({ rule }) => rule === 'RETURN_DELIVERY'),
          (entry) => entry.amount,
        );
        coupons.push(...refund.restoredCouponIssueNos);
        now = refund.orderAfter;
        const left = leftOf(now);
        expect(main + sub + fees + left.chargeAmt + left.subPayAmt).toBe(amount.payAmt);
        expect(main).toBeLessThanOrEqual(amount.chargeAmt);
        expect(sub).toBeLessThanOrEqual(amount.subPayAmt);
      }
      expect(new Set(coupons).size).toBe(coupons.length);
    },
  );
});
