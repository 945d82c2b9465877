import type { Order, OrderOption } from '../order/record/order-record.ts';
import type { BillLine } from '../order/sheet/order-sheet.ts';
import { wholeDeliveryFee } from '../value/delivery-fees.ts';
import type { OrderNo, ProductNo } from '../value/identifiers.ts';

/** The rules of a bill whose source is the name of a coupon. */
const COUPON_RULES: ReadonlySet<BillLine['rule']> = new Set(['PRODUCT_COUPON', 'CART_COUPON', 'DELIVERY_COUPON']);

/** One option of a purchase; amounts in won, of the whole line. Spec §3, the vendor's names. */
export interface PurchaseItem {
  readonly productNo: ProductNo;
  readonly productName: string;
  /** Empty where the product has no category of this depth. */
  readonly categoryName1: string;
  readonly categoryName2: string;
  readonly categoryName3: string;
  readonly categoryName4: string;
  readonly optionName: string;
  /** Level values joined by `|`. */
  readonly optionValue: string;
  readonly orderCnt: number;
  /** What it costs after its own discounts, before coupons. */
  readonly buyAmt: number;
  /** What it costs after coupons. */
  readonly adjustedAmt: number;
  readonly immediateDiscountAmt: number;
  readonly additionalDiscountAmt: number;
}

/** What analytics gets of a purchase: no name, phone or address of anybody. Spec §3. */
export interface PurchaseEvent {
  readonly name: 'purchase';
  readonly parameters: {
    readonly orderNo: OrderNo;
    /** What was charged, in won: `firstOrderAmount.chargeAmt`. */
    readonly value: number;
    /** Delivery fees in won, before a coupon for them. */
    readonly deliveryAmt: number;
    /** What coupons took off, in won. */
    readonly productCouponDiscountAmt: number;
    readonly cartCouponDiscountAmt: number;
    readonly deliveryCouponDiscountAmt: number;
    /** What points paid, in won. */
    readonly subPayAmt: number;
    /** Names of the coupons used, joined by `,`; empty for none. */
    readonly coupon: string;
    readonly items: readonly PurchaseItem[];
  };
}

/** Describes a purchase to analytics. Spec §3. */
export function purchaseEvent(order: Order): PurchaseEvent {
  const deliveries = order.orderOptionsGroupByPartner.flatMap((partner) => partner.orderOptionsGroupByDelivery);
  const amount = order.firstOrderAmount;
  const coupons = order.lines.filter(({ rule }) => COUPON_RULES.has(rule)).map(({ source }) => source);
  return {
    name: 'purchase',
    parameters: {
      orderNo: order.orderNo,
      value: amount.chargeAmt,
      deliveryAmt: wholeDeliveryFee(amount),
      productCouponDiscountAmt: amount.productCouponDiscountAmt,
      cartCouponDiscountAmt: amount.cartCouponDiscountAmt,
      deliveryCouponDiscountAmt: amount.deliveryCouponDiscountAmt,
      subPayAmt: amount.subPayAmt,
      coupon: [...new Set(coupons)].join(),
      items: deliveries.flatMap(({ orderOptions }) => orderOptions.map(itemOf)),
    },
  };
}

function itemOf({ price, ...option }: OrderOption): PurchaseItem {
  return {
    productNo: option.productNo,
    productName: option.productName,
    categoryName1: option.categoryName1,
    categoryName2: option.categoryName2,
    categoryName3: option.categoryName3,
    categoryName4: option.categoryName4,
    optionName: option.optionName,
    optionValue: option.optionValue,
    orderCnt: option.orderCnt,
    buyAmt: price.buyAmt,
    adjustedAmt: price.adjustedAmt,
    immediateDiscountAmt: price.immediateDiscountAmt,
    additionalDiscountAmt: price.additionalDiscountAmt,
  };
}
