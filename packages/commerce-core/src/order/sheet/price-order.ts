import { applyCoupons } from '../../coupon/apply-coupons.ts';
import { bestCoupons } from '../../coupon/best-coupons.ts';
import { isCommerceError } from '../../error/commerce-error.ts';
import { refused } from '../../error/refusal.ts';
import { type PointContext, accumulationOf, clampPoints, maxUsablePoints } from '../../point/point.ts';
import { wholeDeliveryFee } from '../../value/delivery-fees.ts';
import { ZERO_WON, type Won, addWon, splitWon, subtractWon, sumWonOf } from '../../value/won.ts';
import { billOf, ledgerOf } from './bill.ts';
import { orderAmount, paymentInfo } from './order-amount.ts';
import { type OrderGoods, orderGoods, remoteAmount } from './order-goods.ts';
import type { OrderSheetChoice } from './order-sheet.ts';
import type { CouponRequest } from '../../coupon/coupon-request.ts';
import type { OrderFacts, OrderLine, PricedDelivery, PricedLine, PricedOrder } from './priced-order.ts';

/** A line or a delivery after coupons, before points. */
type AfterCoupons<Priced> = Omit<Priced, 'subPayAmt' | 'chargeAmt' | 'accumulationAmt'>;

/**
 * Prices an order: immediate, additional, product coupon, cart coupon, points; delivery per group apart, its coupon on
 * it. Every reduction over several lines is split by largest remainder, so that lines, deliveries, ledger and totals
 * agree to the won. Points asked for beyond what may be used are brought down. Assumed: the order of reductions.
 * @throws CommerceError COUPON_UNUSABLE when a wanted coupon cannot be used
 */
export function priceOrder<Line extends OrderLine>(
  facts: OrderFacts<Line>,
  choice: OrderSheetChoice,
): PricedOrder<Line> {
  const goods = orderGoods(facts);
  const lowered = lowerByCoupons(goods, facts, choice);
  const pointContext = pointContextOf(lowered.lines, lowered.deliveries, facts.pointBalance);
  const used = clampPoints(choice.points, pointContext, facts.pointPolicy);
  const { lines, deliveries } = payByPoints(lowered.lines, lowered.deliveries, used.points);
  const ledger = ledgerOf(lines, deliveries, facts.coupons, choice.coupons);
  const amount = orderAmount(lines, deliveries);
  return {
    lines,
    deliveries,
    invalidProducts: goods.invalidProducts,
    ledger,
    bill: billOf(ledger),
    amount,
    paymentInfo: paymentInfo(amount, lines, {
      balance: facts.pointBalance,
      mostPoints: maxUsablePoints(pointContext, facts.pointPolicy),
      policy: facts.pointPolicy,
    }),
    pointProblem: used.problem,
  };
}

/** The coupons that take the most off an order. Assumed: picked for the member when a sheet opens. */
export function bestOrderCoupons(facts: OrderFacts): CouponRequest {
  return bestCoupons(orderGoods(facts).basket, facts.coupons, facts.couponContext);
}

function lowerByCoupons<Line extends OrderLine>(
  { lines, groups, basket }: OrderGoods<Line>,
  facts: OrderFacts,
  { coupons, receiverZipCd }: OrderSheetChoice,
) {
  const shares = applyCoupons(basket, facts.coupons, coupons, facts.couponContext);
  return {
    lines: lines.map(({ line, option, deliveryIndex }, index): AfterCoupons<PricedLine<Line>> => {
      const productCouponAmt = shares.productCouponAmts[index] ?? ZERO_WON;
      const cartCouponAmt = shares.cartCouponAmts[index] ?? ZERO_WON;
      const productCoupon = coupons.productCoupons.find((chosen) => chosen.productNo === line.productNo);
      return {
        line,
        price: option.price,
        deliveryIndex,
        productCouponIssueNo: productCoupon?.couponIssueNo ?? null,
        productCouponAmt,
        cartCouponAmt,
        adjustedAmt: subtractWon(option.price.buyAmt, addWon(productCouponAmt, cartCouponAmt)),
      };
    }),
    deliveries: groups.map((group, index): AfterCoupons<PricedDelivery> => ({
      group,
      deliveryAmt: basket.deliveryAmts[index] ?? ZERO_WON,
      remoteDeliveryAmt: remoteAmount(group, facts, receiverZipCd),
      deliveryCouponAmt: shares.deliveryCouponAmts[index] ?? ZERO_WON,
    })),
  };
}

function pointContextOf(
  lines: readonly AfterCoupons<PricedLine>[],
  deliveries: readonly AfterCoupons<PricedDelivery>[],
  balance: Won,
): PointContext {
  return {
    balance,
    goodsAmt: sumWonOf(lines, (line) => line.adjustedAmt),
    payAmt: addWon(sumWonOf(lines, payableByPoints), sumWonOf(deliveries, feeAfterCoupon)),
  };
}

/** Spreads points over all they may pay, and leaves the rest to the payment method. */
function payByPoints<Line extends OrderLine>(
  lines: readonly AfterCoupons<PricedLine<Line>>[],
  deliveries: readonly AfterCoupons<PricedDelivery>[],
  points: Won,
) {
  const shares = splitWon(points, [...lines.map(payableByPoints), ...deliveries.map(feeAfterCoupon)]);
  return {
    lines: lines.map((line, index): PricedLine<Line> => {
      const subPayAmt = shares[index] ?? ZERO_WON;
      const chargeAmt = subtractWon(line.adjustedAmt, subPayAmt);
      return { ...line, subPayAmt, chargeAmt, accumulationAmt: accumulationOf(chargeAmt, line.line.accumulationRate) };
    }),
    deliveries: deliveries.map((delivery, index): PricedDelivery => {
      const subPayAmt = shares[lines.length + index] ?? ZERO_WON;
      return { ...delivery, subPayAmt, chargeAmt: subtractWon(feeAfterCoupon(delivery), subPayAmt) };
    }),
  };
}

function payableByPoints({ line, adjustedAmt }: AfterCoupons<PricedLine>): Won {
  return line.accumulationUsable ? adjustedAmt : ZERO_WON;
}

function feeAfterCoupon(delivery: AfterCoupons<PricedDelivery>): Won {
  return subtractWon(wholeDeliveryFee(delivery), delivery.deliveryCouponAmt);
}

/**
 * Prices what an order asks for, as priceOrder does.
 * @throws CommerceError COUPON_UNUSABLE with the amounts of the best coupons, for the sheet to show
 */
export function priceOrderOrSuggest<Line extends OrderLine>(
  facts: OrderFacts<Line>,
  choice: OrderSheetChoice,
): PricedOrder<Line> {
  try {
    return priceOrder(facts, choice);
  } catch (error) {
    if (!isCommerceError(error, 'COUPON_UNUSABLE')) throw error;
    const { paymentInfo: now } = priceOrder(facts, { ...choice, coupons: bestOrderCoupons(facts) });
    throw refused({ code: error.code, details: { ...error.details, paymentInfo: now } });
  }
}
