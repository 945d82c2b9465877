import type { PointPolicy } from '../../point/point.ts';
import { eachFee } from '../../value/delivery-fees.ts';
import { type Won, addWon, subtractWon, sumWonOf } from '../../value/won.ts';
import type { PaymentInfo } from './order-sheet.ts';
import type { OrderAmount, PricedDelivery, PricedLine } from './priced-order.ts';

/** The amounts of an order, added up from its lines and deliveries, in won. Spec §3, the vendor's names. */
export function orderAmount(lines: readonly PricedLine[], deliveries: readonly PricedDelivery[]): OrderAmount {
  const subPayAmt = addWon(
    sumWonOf(lines, (line) => line.subPayAmt),
    sumWonOf(deliveries, (delivery) => delivery.subPayAmt),
  );
  const chargeAmt = addWon(
    sumWonOf(lines, (line) => line.chargeAmt),
    sumWonOf(deliveries, (delivery) => delivery.chargeAmt),
  );
  return {
    standardAmt: sumWonOf(lines, (line) => line.price.standardAmt),
    totalProductAmt: sumWonOf(lines, (line) => line.price.buyAmt),
    immediateDiscountAmt: sumWonOf(lines, (line) => line.price.immediateDiscountAmt),
    additionalDiscountAmt: sumWonOf(lines, (line) => line.price.additionalDiscountAmt),
    productCouponDiscountAmt: sumWonOf(lines, (line) => line.productCouponAmt),
    cartCouponDiscountAmt: sumWonOf(lines, (line) => line.cartCouponAmt),
    deliveryCouponDiscountAmt: sumWonOf(deliveries, (delivery) => delivery.deliveryCouponAmt),
    ...eachFee((part) => sumWonOf(deliveries, (delivery) => delivery[part])),
    payAmt: addWon(subPayAmt, chargeAmt),
    subPayAmt,
    chargeAmt,
  };
}

/** What a member may do with points on a sheet. */
export interface PointRoom {
  /** Points the member has, in won. */
  readonly balance: Won;
  /** The most that may be used here, in won. */
  readonly mostPoints: Won;
  readonly policy: PointPolicy;
}

/** The same amounts in the words of a sheet, with the room for points, in won. The vendor's names. */
export function paymentInfo(amount: OrderAmount, lines: readonly PricedLine[], room: PointRoom): PaymentInfo {
  return {
    totalStandardAmt: amount.standardAmt,
    totalImmediateDiscountAmt: amount.immediateDiscountAmt,
    totalAdditionalDiscountAmt: amount.additionalDiscountAmt,
    productAmt: amount.totalProductAmt,
    productCouponAmt: amount.productCouponDiscountAmt,
    cartCouponAmt: amount.cartCouponDiscountAmt,
    deliveryCouponAmt: amount.deliveryCouponDiscountAmt,
    ...eachFee((part) => amount[part]),
    usedAccumulationAmt: amount.subPayAmt,
    payAmt: amount.payAmt,
    subPayAmt: amount.subPayAmt,
    paymentAmt: subtractWon(amount.payAmt, amount.subPayAmt),
    accumulationAmt: room.balance,
    availableMaxAccumulationAmt: room.mostPoints,
    minAccumulationLimit: room.policy.minAccumulationLimit,
    accumulationUnit: room.policy.accumulationUnit,
    accumulationAmtWhenBuyConfirm: sumWonOf(lines, (line) => line.accumulationAmt),
  };
}
