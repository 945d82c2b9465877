import type { Order, OrderOption } from '../order/order-record.ts';

/** One option of a purchase; amounts in won, of the whole line. Spec §3, the vendor's names. */
export interface PurchaseItem {
  readonly productNo: number;
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
  readonly buyAmt: number;
  readonly adjustedAmt: number;
  readonly additionalDiscountAmt: number;
}

/** What analytics gets of a purchase: no name, phone or address of anybody. Spec §3. */
export interface PurchaseEvent {
  readonly name: 'purchase';
  readonly parameters: {
    readonly orderNo: string;
    /** What was charged, in won: `firstOrderAmount.chargeAmt`. */
    readonly value: number;
    /** Delivery fees in won. */
    readonly deliveryAmt: number;
    readonly items: readonly PurchaseItem[];
  };
}

/** Describes a purchase to analytics. Spec §3. */
export function purchaseEvent(order: Order): PurchaseEvent {
  const deliveries = order.orderOptionsGroupByPartner.flatMap((partner) => partner.orderOptionsGroupByDelivery);
  const { chargeAmt, deliveryAmt, remoteDeliveryAmt } = order.firstOrderAmount;
  return {
    name: 'purchase',
    parameters: {
      orderNo: order.orderNo,
      value: chargeAmt,
      deliveryAmt: deliveryAmt + remoteDeliveryAmt,
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
    additionalDiscountAmt: price.additionalDiscountAmt,
  };
}
