import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { paidOrderOf } from '../adapters/memory/shop/memory-paid-order.ts';
import { boughtDeliveryNo, type SentParcel } from '../order/refund/bought-delivery.ts';
import { leftOf } from '../order/refund/line-portion.ts';
import type { PaidOrder, RefundClaim } from '../order/refund/paid-order.ts';
import { priceOrder } from '../order/sheet/price-order.ts';
import { refundOf } from '../order/refund/refund.ts';
import { orderWithChoice } from '../testing/order-arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { sumWonOf, won } from '../value/won.ts';

/** A paid order of any cart. */
const paid = orderWithChoice().map(({ facts, choice }) => {
  const priced = priceOrder(facts, choice);
  const numbers = priced.lines.map((_, index) => index + 1);
  return {
    amount: priced.amount,
    order: paidOrderOf(priced, numbers, { coupons: choice.coupons, templates: facts.templates }),
  };
});
/** What happens to an order: one of its parcels leaves, a line is exchanged, or some pieces go back. */
const turns = fc.array(
  fc.record({
    pick: fc.nat(),
    kind: fc.constantFrom('ship' as const, 'exchange' as const, 'claim' as const, 'claim' as const),
    share: fc.oneof(fc.constant(1), fc.double({ min: 0.1, max: 1, noNaN: true })),
    responsibleObjectType: fc.constantFrom('BUYER' as const, 'SELLER' as const),
    returnWayType: fc.constantFrom('SELLER_COLLECT' as const, 'BUYER_DIRECT_RETURN' as const),
    /** What returns that are collected together with it keep of the fee. */
    keptFee: fc.nat(10_000),
  }),
  { minLength: 10, maxLength: 20 },
);
type Turn = typeof turns extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

function shipped(order: PaidOrder, { pick }: Turn): PaidOrder {
  const chosen = pick % Math.max(1, order.deliveries.length);
  const deliveries = order.deliveries.map((delivery, index) =>
    index === chosen ? { ...delivery, isShipped: true } : delivery,
  );
  return { ...order, deliveries };
}

/** A paid order whose goods are in parcels: exchanges put them into others. */
interface Sent {
  readonly order: PaidOrder;
  readonly parcels: readonly SentParcel[];
}

/** A line that has left comes back and is sent again, in a parcel of its own. */
function exchanged({ order, parcels }: Sent, { pick }: Turn): Sent {
  const line = order.lines[pick % order.lines.length];
  const bought = line === undefined ? null : boughtDeliveryNo(parcels, line.deliveryNo);
  if (!order.deliveries.some(({ deliveryNo, isShipped }) => deliveryNo === bought && isShipped))
    return { order, parcels };
  const parcel = { deliveryNo: 1_000 + parcels.length, boughtDeliveryNo: bought };
  const lines = order.lines.map((one) => (one === line ? { ...one, deliveryNo: parcel.deliveryNo } : one));
  return { order: { ...order, lines }, parcels: [...parcels, parcel] };
}

function moved(sent: Sent, turn: Turn): Sent {
  return turn.kind === 'ship' ? { ...sent, order: shipped(sent.order, turn) } : exchanged(sent, turn);
}

/** An order as its refunds see it. */
function asBought({ order, parcels }: Sent): PaidOrder {
  const lines = order.lines.map((line) => ({ ...line, deliveryNo: boughtDeliveryNo(parcels, line.deliveryNo) }));
  return { ...order, lines };
}

/** The order after a refund, its goods in the parcels they were in. */
function afterRefund({ order, parcels }: Sent, orderAfter: PaidOrder): Sent {
  const lines = orderAfter.lines.map((line, index) => ({
    ...line,
    deliveryNo: order.lines[index]?.deliveryNo ?? line.deliveryNo,
  }));
  return { order: { ...orderAfter, lines }, parcels };
}

/** Where a fee went back though goods bought with it are kept, or is kept though the seller took all of them back. */
function wrongFees(bought: PaidOrder, { deliveries, lines }: PaidOrder, blamed: ReadonlySet<number>) {
  return deliveries.filter(({ deliveryNo, isRefunded }) => {
    const own = lines.filter((_, index) => bought.lines[index]?.deliveryNo === deliveryNo);
    const isGone = own.every((line) => line.claimedCnt === line.orderCnt);
    return isRefunded ? !isGone : isGone && !own.some(({ orderOptionNo }) => blamed.has(orderOptionNo));
  });
}

/** Pieces of one line: canceled as long as its parcel is there, returned afterwards. */
function claimOf(
  order: PaidOrder,
  { pick, share, responsibleObjectType, returnWayType, keptFee }: Turn,
): RefundClaim | null {
  const left = order.lines.filter((line) => line.claimedCnt < line.orderCnt);
  const line = left[pick % Math.max(1, left.length)];
  if (line === undefined) return null;
  const isShipped = order.deliveries.some(({ deliveryNo, isShipped: has }) => deliveryNo === line.deliveryNo && has);
  const productCnt = Math.max(1, Math.round((line.orderCnt - line.claimedCnt) * share));
  return {
    claimType: isShipped ? 'RETURN' : 'CANCEL',
    responsibleObjectType,
    returnWayType,
    pickupFeesKept: new Map([[line.deliveryNo, won(keptFee)]]),
    claimedProductOptions: [{ orderOptionNo: line.orderOptionNo, productCnt }],
  };
}

describe('any sequence of cancels, returns and exchanges over any cart', () => {
  it.prop([paid, fc.boolean(), turns], { numRuns: testSizes.numRuns })(
    'accounts for each won that was paid: gone back, kept as a return fee, or left [GAP-17]',
    ({ order, amount }, hasLeft, events) => {
      const deliveries = order.deliveries.map((delivery) => ({ ...delivery, isShipped: hasLeft }));
      const parcels = deliveries.map(({ deliveryNo }) => ({ deliveryNo, boughtDeliveryNo: null }));
      let now: Sent = { order: { ...order, deliveries }, parcels };
      let [main, sub, fees] = [0, 0, 0];
      const coupons: number[] = [];
      const blamedOnBuyer = new Set<number>();
      for (const turn of events) {
        if (turn.kind !== 'claim') now = moved(now, turn);
        const claim = turn.kind === 'claim' ? claimOf(asBought(now), turn) : null;
        if (claim === null) continue;
        const refund = refundOf(asBought(now), claim);
        expect(Math.min(refund.refundMainPayAmt, refund.refundSubPayAmt)).toBeGreaterThanOrEqual(0);
        expect(sumWonOf(refund.entries, (entry) => entry.amount)).toBe(refund.refundPayAmt);
        main += refund.refundMainPayAmt;
        sub += refund.refundSubPayAmt;
        fees -= sumWonOf(
          refund.entries.filter(({ rule }) => rule === 'RETURN_DELIVERY'),
          (entry) => entry.amount,
        );
        coupons.push(...refund.restoredCouponIssueNos);
        now = afterRefund(now, refund.orderAfter);
        const left = leftOf(now.order);
        expect(main + sub + fees + left.chargeAmt + left.subPayAmt).toBe(amount.payAmt);
        expect(main).toBeLessThanOrEqual(amount.chargeAmt);
        expect(sub).toBeLessThanOrEqual(amount.subPayAmt);
        if (claim.responsibleObjectType === 'BUYER') {
          for (const { orderOptionNo } of claim.claimedProductOptions) blamedOnBuyer.add(orderOptionNo);
        }
        expect(wrongFees(order, now.order, blamedOnBuyer)).toEqual([]);
      }
      expect(new Set(coupons).size).toBe(coupons.length);
    },
  );
});
