import { deliveryFee } from '../../product/delivery-condition.ts';
import { commerceError } from '../../error/commerce-error.ts';
import { DELIVERY_FEES, type DeliveryFee, FEE_RULES } from '../../value/delivery-fees.ts';
import type { OrderOptionNo } from '../../value/identifiers.ts';
import { ZERO_WON, type Won, addWon, maxWon, minWon, subtractWon, sumWonOf } from '../../value/won.ts';
import { portion } from './line-portion.ts';
import type { PaidDelivery, PaidLine, PaidOrder, Refund, RefundClaim, RefundEntry } from './paid-order.ts';
import { restoredCoupons } from './restored-coupons.ts';

/** An amount split by what paid it: the charge and points; in won. */
interface Split {
  readonly charge: Won;
  readonly points: Won;
}

interface GoodsBack extends Split {
  readonly line: PaidLine;
  /** The discount by coupons on these pieces. */
  readonly coupon: Won;
}

interface DeliveryBack {
  readonly after: PaidDelivery;
  readonly entries: readonly RefundEntry[];
  /** The delivery's part of the refund; negative for a deduction. */
  readonly refund: Split;
}

/**
 * The refund of a claim: the goods' share of the payment, exact to the won whatever the order of claims; plus the fee
 * when the parcel has nothing left; less, when the buyer is responsible, the extra fee of a smaller parcel or the
 * return fee, at most the refund of the same parcel. Points are refunded as points, coupons as coupons.
 * Assumed: the law leaves the fee of a withdrawn parcel with the side that is responsible.
 * @throws CommerceError STATE_CONFLICT, its details naming `orderOptionNo`, for goods that are not there to go back
 */
export function refundOf(order: PaidOrder, claim: RefundClaim): Refund {
  const goods = goodsBack(order, claim);
  const lines = order.lines.map((line) => {
    const claimed = claim.claimedProductOptions.find((option) => option.orderOptionNo === line.orderOptionNo);
    return claimed === undefined ? line : { ...line, claimedCnt: line.claimedCnt + claimed.productCnt };
  });
  const deliveries = order.deliveries.map((delivery) => deliveryBack(delivery, { lines, goods, claim }));
  const orderAfter = { ...order, lines, deliveries: deliveries.map(({ after }) => after) };
  const entries = [
    ...goods.map(({ line, charge, points, coupon }) => ({
      rule: 'GOODS' as const,
      source: line.name,
      amount: addWon(charge, points),
      couponAmt: coupon,
      orderOptionNo: line.orderOptionNo,
      deliveryNo: null,
    })),
    ...deliveries.flatMap((delivery) => delivery.entries),
  ].filter((entry) => entry.amount !== 0);
  const refundMainPayAmt = sumWonOf([...goods, ...deliveries.map(({ refund }) => refund)], (part) => part.charge);
  const refundSubPayAmt = sumWonOf([...goods, ...deliveries.map(({ refund }) => refund)], (part) => part.points);
  return {
    entries,
    refundPayAmt: addWon(refundMainPayAmt, refundSubPayAmt),
    refundMainPayAmt,
    refundSubPayAmt,
    refundType: refundType(refundMainPayAmt, refundSubPayAmt),
    restoredCouponIssueNos: restoredCoupons(order, orderAfter),
    orderAfter,
  };
}

function refundType(main: Won, sub: Won): Refund['refundType'] {
  if (main > 0) return 'PG';
  return sub > 0 ? 'ACCUMULATION' : 'ZERO_REFUND';
}

function goodsBack(order: PaidOrder, claim: RefundClaim): readonly GoodsBack[] {
  const seen = new Set<OrderOptionNo>();
  return claim.claimedProductOptions.map(({ orderOptionNo, productCnt }) => {
    const line = order.lines.find((candidate) => candidate.orderOptionNo === orderOptionNo);
    const left = line === undefined ? 0 : line.orderCnt - line.claimedCnt;
    const isThere =
      Number.isSafeInteger(productCnt) && productCnt > 0 && productCnt <= left && !seen.has(orderOptionNo);
    if (line === undefined || !isThere) throw commerceError('STATE_CONFLICT', { details: { orderOptionNo } });
    seen.add(orderOptionNo);
    const shareOf = (amount: Won) =>
      subtractWon(
        portion(amount, line.claimedCnt + productCnt, line.orderCnt),
        portion(amount, line.claimedCnt, line.orderCnt),
      );
    const coupon = shareOf(subtractWon(line.buyAmt, addWon(line.chargeAmt, line.subPayAmt)));
    return { line, charge: shareOf(line.chargeAmt), points: shareOf(line.subPayAmt), coupon };
  });
}

interface RefundContext {
  /** After the claim. */
  readonly lines: readonly PaidLine[];
  readonly goods: readonly GoodsBack[];
  readonly claim: RefundClaim;
}

function deliveryBack(delivery: PaidDelivery, { lines, goods, claim }: RefundContext): DeliveryBack {
  const own = goods.filter(({ line }) => line.deliveryNo === delivery.deliveryNo);
  if (own.length === 0) return { after: delivery, entries: [], refund: NOTHING };
  const coming: Split = { charge: sumWonOf(own, (part) => part.charge), points: sumWonOf(own, (part) => part.points) };
  const isSellersFault = claim.responsibleObjectType === 'SELLER';
  const left = lines.filter((line) => line.deliveryNo === delivery.deliveryNo);
  const nothingIsDelivered = left.every((line) => line.claimedCnt === line.orderCnt);

  if (nothingIsDelivered && (!delivery.isShipped || isSellersFault)) return feeBack(delivery);
  if (claim.claimType === 'RETURN' && !isSellersFault) {
    const deducted = takeUpTo(returnFee(delivery, claim), coming);
    return {
      after: delivery,
      entries: [entry('RETURN_DELIVERY', delivery, negativeSum(deducted))],
      refund: negative(deducted),
    };
  }
  if (delivery.isShipped) return { after: delivery, entries: [], refund: NOTHING };
  return feeChange(delivery, left, isSellersFault ? NOTHING : coming);
}

/**
 * The return fee: none when the buyer sends the goods, and one for returns that are collected together.
 */
function returnFee({ deliveryNo, template }: PaidDelivery, { returnWayType, pickupFeesKept }: RefundClaim): Won {
  if (returnWayType === 'BUYER_DIRECT_RETURN') return ZERO_WON;
  return maxWon(ZERO_WON, subtractWon(template.returnDeliveryAmt, pickupFeesKept?.get(deliveryNo) ?? ZERO_WON));
}

function feeBack(delivery: PaidDelivery): DeliveryBack {
  const heldBack: Split = { charge: delivery.heldBackChargeAmt, points: delivery.heldBackSubPayAmt };
  const fee: Split = { charge: delivery.chargeAmt, points: delivery.subPayAmt };
  return {
    after: { ...delivery, isRefunded: true, heldBackChargeAmt: ZERO_WON, heldBackSubPayAmt: ZERO_WON },
    entries: [
      ...DELIVERY_FEES.map((part) => entry(FEE_RULES[part], delivery, paidOf(delivery, part))),
      entry('DELIVERY_CHANGE', delivery, addWon(heldBack.charge, heldBack.points)),
    ],
    refund: { charge: addWon(fee.charge, heldBack.charge), points: addWon(fee.points, heldBack.points) },
  };
}

/** The paid amount of one fee of a parcel. */
function paidOf(delivery: PaidDelivery, part: DeliveryFee): Won {
  return part === 'deliveryAmt' ? subtractWon(delivery.deliveryAmt, delivery.deliveryCouponAmt) : delivery[part];
}

/**
 * The fee as if only the rest had been ordered. A higher fee is deducted from the refund of a responsible buyer; a
 * lower one is refunded, as far as it was paid. Both are recorded, so that the last piece refunds the whole fee. The
 * other fees do not depend on the number of pieces. Assumed: a coupon on the delivery stays as it was.
 */
function feeChange(delivery: PaidDelivery, left: readonly PaidLine[], keepable: Split): DeliveryBack {
  if (delivery.template.deliveryPayType === 'PAY_ON_DELIVERY') return { after: delivery, entries: [], refund: NOTHING };
  const feeAfter = deliveryFee(delivery.template, {
    buyAmt: sumWonOf(left, (line) => portion(line.buyAmt, line.orderCnt - line.claimedCnt, line.orderCnt)),
    orderCnt: left.reduce((count, line) => count + line.orderCnt - line.claimedCnt, 0),
  });
  const heldBack = addWon(delivery.heldBackChargeAmt, delivery.heldBackSubPayAmt);
  const feePaid = addWon(delivery.deliveryAmt, heldBack);
  // NOTE: more has gone back of orders that were canceled in part while the other parts of the
  // fee went back with this one.
  const mostBack = maxWon(ZERO_WON, addWon(paidOf(delivery, 'deliveryAmt'), heldBack));
  const refund =
    feeAfter >= feePaid
      ? negative(takeUpTo(subtractWon(feeAfter, feePaid), keepable))
      : takeUpTo(minWon(subtractWon(feePaid, feeAfter), mostBack), feeLeft(delivery));
  return {
    after: {
      ...delivery,
      heldBackChargeAmt: subtractWon(delivery.heldBackChargeAmt, refund.charge),
      heldBackSubPayAmt: subtractWon(delivery.heldBackSubPayAmt, refund.points),
    },
    entries: [entry('DELIVERY_CHANGE', delivery, addWon(refund.charge, refund.points))],
    refund,
  };
}

/** What the buyer has paid for the delivery until now. */
function feeLeft(delivery: PaidDelivery): Split {
  return {
    charge: addWon(delivery.chargeAmt, delivery.heldBackChargeAmt),
    points: addWon(delivery.subPayAmt, delivery.heldBackSubPayAmt),
  };
}

/** A part of an amount: of the charge first, of points then, never more than there is. */
function takeUpTo(wanted: Won, available: Split): Split {
  const charge = minWon(wanted, available.charge);
  return { charge, points: minWon(subtractWon(wanted, charge), available.points) };
}

const NOTHING: Split = { charge: ZERO_WON, points: ZERO_WON };

function negative({ charge, points }: Split): Split {
  return { charge: subtractWon(ZERO_WON, charge), points: subtractWon(ZERO_WON, points) };
}

function negativeSum({ charge, points }: Split): Won {
  return subtractWon(ZERO_WON, addWon(charge, points));
}

function entry(rule: RefundEntry['rule'], delivery: PaidDelivery, amount: Won): RefundEntry {
  return {
    rule,
    source: delivery.name,
    amount,
    couponAmt: ZERO_WON,
    orderOptionNo: null,
    deliveryNo: delivery.deliveryNo,
  };
}
