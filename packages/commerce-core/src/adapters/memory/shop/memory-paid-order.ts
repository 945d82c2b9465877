import type { DeliveryTemplate } from '../../../cart/delivery-fee.ts';
import { FREE_TEMPLATE } from '../../../cart/price-cart.ts';
import type { CouponRequest } from '../../../coupon/coupon-request.ts';
import type { PaidOrder } from '../../../order/refund/paid-order.ts';
import type { PricedOrder } from '../../../order/sheet/priced-order.ts';
import { eachFee } from '../../../value/delivery-fees.ts';
import type { OrderOptionNo } from '../../../value/identifiers.ts';
import { ZERO_WON } from '../../../value/won.ts';

/** An order as refunds see it, on the day it is paid; deliveries are numbered from 1. */
export function paidOrderOf(
  priced: PricedOrder,
  orderOptionNos: readonly OrderOptionNo[],
  { coupons, templates }: { readonly coupons: CouponRequest; readonly templates: readonly DeliveryTemplate[] },
): PaidOrder {
  return {
    lines: priced.lines.map(({ line, price, ...amounts }, index) => ({
      orderOptionNo: orderOptionNos[index] ?? 0,
      deliveryNo: amounts.deliveryIndex + 1,
      name: line.productName,
      orderCnt: line.orderCnt,
      claimedCnt: 0,
      buyAmt: price.buyAmt,
      productCouponIssueNo: amounts.productCouponIssueNo,
      cartCouponAmt: amounts.cartCouponAmt,
      subPayAmt: amounts.subPayAmt,
      chargeAmt: amounts.chargeAmt,
    })),
    deliveries: priced.deliveries.map((delivery, index) => ({
      deliveryNo: index + 1,
      name: delivery.group.partnerName,
      template: templates.find((one) => one.deliveryTemplateNo === delivery.group.deliveryTemplateNo) ?? FREE_TEMPLATE,
      isShipped: false,
      ...eachFee((part) => delivery[part]),
      deliveryCouponAmt: delivery.deliveryCouponAmt,
      subPayAmt: delivery.subPayAmt,
      chargeAmt: delivery.chargeAmt,
      heldBackSubPayAmt: ZERO_WON,
      heldBackChargeAmt: ZERO_WON,
      isRefunded: false,
    })),
    cartCouponIssueNo: coupons.cartCouponIssueNo,
    deliveryCouponIssueNo: coupons.deliveryCouponIssueNo,
  };
}
