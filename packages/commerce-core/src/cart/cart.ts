import type { DeliveryCondition } from '../product/delivery-condition.ts';
import type { CartNo, CategoryNo, DeliveryTemplateNo, OptionNo, PartnerNo, ProductNo } from '../value/identifiers.ts';
import type { Won } from '../value/won.ts';
import type { Dispatch } from '../product/promised-arrival.ts';

/** A text a buyer gives with an option. The vendor's shape. */
export interface OptionInput {
  readonly inputLabel: string;
  readonly inputValue: string;
}

/** What is put into a cart. Spec §7; the vendor's shape. */
export interface CartAddition {
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo;
  readonly orderCnt: number;
  readonly optionInputs?: readonly OptionInput[];
}

/** A new count, other texts or another option of the same product for a line. Spec §7; Assumed: the option. */
export interface CartChange {
  readonly cartNo: CartNo;
  readonly orderCnt: number;
  readonly optionNo?: OptionNo;
  readonly optionInputs?: readonly OptionInput[];
}

/** One line of a cart kept on the visitor's own device. Spec §7; the vendor's shape. */
export interface GuestCartLine {
  readonly cartNo: CartNo;
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo;
  readonly orderCnt: number;
  readonly optionInputs: readonly OptionInput[];
}

/** Whether delivery is paid with the order or at the door. The vendor's values. */
export type DeliveryPayType = 'PREPAID_DELIVERY' | 'PAY_ON_DELIVERY';

/** Why a line cannot be ordered as it is. Assumed: not shown. */
export type LineProblem =
  'NOT_FOUND' | 'NOT_ON_SALE' | 'ADULT_ONLY' | 'TELECOM_ONLY' | 'SOLD_OUT' | 'STOCK_SHORT' | 'MIN_BUY' | 'MAX_BUY';

/** Whether a line can be ordered as it is, and whether another count would help. The vendor's shape. */
export interface ValidInfo {
  readonly valid: boolean;
  readonly errorCode: LineProblem | null;
  /** Words of the server for people. */
  readonly message: string | null;
  readonly orderCntChangeable: boolean;
}

/** Price of a line in won: `…Price` for one, `…Amt` for the whole line. The vendor's shape. */
export interface LinePrice {
  readonly standardAmt: Won;
  readonly salePrice: Won;
  readonly addPrice: Won;
  readonly immediateDiscountAmt: Won;
  readonly additionalDiscountAmt: Won;
  /** After both discounts. */
  readonly buyAmt: Won;
}

/** One option in the cart. Spec §3. */
export interface OrderProductOption {
  readonly cartNo: CartNo;
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo;
  readonly optionName: string;
  /** Values of several levels joined by a vertical bar. */
  readonly optionValue: string;
  readonly orderCnt: number;
  readonly stockCnt: number;
  readonly soldOut: boolean;
  readonly optionInputs: readonly OptionInput[];
  readonly price: LinePrice;
  readonly validInfo: ValidInfo;
}

/** One product in the cart with its chosen options. Spec §3. */
export interface OrderProduct {
  readonly productNo: ProductNo;
  readonly productName: string;
  readonly imageUrl: string;
  readonly brandName: string;
  readonly partnerNo: PartnerNo;
  readonly partnerName: string;
  readonly categoryNo: CategoryNo;
  readonly buyAmt: Won;
  readonly minBuyCnt: number;
  /** 0 means no limit. */
  readonly maxBuyCnt: number;
  readonly couponUsable: boolean;
  /** Whether it may be given. */
  readonly giftUsable: boolean;
  /** Whether the goods are for adults and shown; left out otherwise. */
  readonly adult?: true;
  readonly orderProductOptions: readonly OrderProductOption[];
}

/** Goods of one seller that travel together. Spec §3. */
export interface DeliveryGroup {
  readonly partnerNo: PartnerNo;
  readonly partnerName: string;
  readonly deliveryTemplateNo: DeliveryTemplateNo;
  readonly deliveryPayType: DeliveryPayType;
  /** Without the extra for remote areas. */
  readonly deliveryAmt: Won;
  readonly buyAmt: Won;
  /** Won still missing for free delivery; null when there is no such amount. */
  readonly amountToFreeDelivery: Won | null;
  readonly deliveryCondition: DeliveryCondition;
  /** How its seller sends, from which the day of arrival follows. */
  readonly dispatch?: Dispatch;
  readonly orderProducts: readonly OrderProduct[];
}

/** What a cart costs, in won. The vendor's shape. */
export interface CartPrice {
  readonly standardAmt: Won;
  readonly discountAmt: Won;
  readonly buyAmt: Won;
  readonly totalDeliveryAmt: Won;
  readonly totalPrePaidDeliveryAmt: Won;
  readonly totalPayOnDeliveryAmt: Won;
  /** Goods after discounts and prepaid delivery. */
  readonly totalAmt: Won;
  /** Points earned by confirming the purchase. */
  readonly accumulationAmtWhenBuyConfirm: Won;
  /** What the best coupons the member holds take off an order of it; left out for a guest. Assumed: our own addition. */
  readonly bestCouponAmt?: Won;
}

/** A cart by seller and delivery; lines that cannot be ordered now lie apart. Spec §3; the vendor's shape. */
export interface Cart {
  readonly deliveryGroups: readonly DeliveryGroup[];
  readonly invalidProducts: readonly OrderProduct[];
  readonly price: CartPrice;
}

/** Counts one per option of the delivery groups, whatever its quantity. Spec §3. */
export function countCart(cart: Pick<Cart, 'deliveryGroups'>): number {
  let count = 0;
  for (const group of cart.deliveryGroups) {
    for (const product of group.orderProducts) count += product.orderProductOptions.length;
  }
  return count;
}

/** Counts the pieces of the delivery groups, each option as often as it is bought. */
export function countPieces(cart: Pick<Cart, 'deliveryGroups'>): number {
  return cartOptions(cart).reduce((pieces, { orderCnt }) => pieces + orderCnt, 0);
}

/** All options of the delivery groups, in the order shown. Spec §3. */
export function cartOptions(cart: Pick<Cart, 'deliveryGroups'>): readonly OrderProductOption[] {
  return cart.deliveryGroups.flatMap((group) => group.orderProducts.flatMap((product) => product.orderProductOptions));
}

/**
 * The cart without some of its lines; products and groups that had no others go with them, prices stay as they were.
 */
export function withoutLines(cart: Cart, cartNos: ReadonlySet<CartNo>): Cart {
  if (cartNos.size === 0) return cart;
  const left = (products: readonly OrderProduct[]): readonly OrderProduct[] =>
    products
      .map((product) => ({
        ...product,
        orderProductOptions: product.orderProductOptions.filter(({ cartNo }) => !cartNos.has(cartNo)),
      }))
      .filter(({ orderProductOptions }) => orderProductOptions.length > 0);
  return {
    ...cart,
    deliveryGroups: cart.deliveryGroups
      .map((group) => ({ ...group, orderProducts: left(group.orderProducts) }))
      .filter(({ orderProducts }) => orderProducts.length > 0),
    invalidProducts: left(cart.invalidProducts),
  };
}
