import type { DeliveryGroup } from '../cart/cart.ts';
import type { CartNo, ProductNo } from '../value/identifiers.ts';
import type { Won } from '../value/won.ts';

/** Goods an event tells of; nothing of the visitor who looks at them. */
export interface TrackedGoods {
  readonly productNo: ProductNo;
  readonly productName: string;
  /** Level values of the option joined by `|`; empty as long as none is chosen. */
  readonly optionValue: string;
  /** What one piece costs, in won. */
  readonly price: number;
  readonly orderCnt: number;
}

/** What a shopper does with goods, in GA4's names. Source: developers.google.com (recommended events). */
export type GoodsEventName =
  | 'view_item'
  | 'add_to_wishlist'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'add_payment_info';

/** What analytics gets of goods that are looked at, put into the cart or about to be paid. */
export interface GoodsEvent {
  readonly name: GoodsEventName;
  readonly parameters: {
    /** Sum of the goods in won, without delivery. */
    readonly value: number;
    readonly items: readonly TrackedGoods[];
    /** Means of payment; only with `add_payment_info`. */
    readonly payType?: string;
    /** Whether it is a gift; only of a checkout. */
    readonly isGift?: boolean;
  };
}

/** What analytics gets of a list that is shown, or of the goods opened from it. */
export interface ListEvent {
  readonly name: 'view_item_list' | 'select_item';
  readonly parameters: {
    /** The page the list is on, and which of its lists. @example 'HOME.section.3' */
    readonly listId: string;
    /** `index` is the place in the list, from 0. */
    readonly items: readonly (TrackedGoods & { readonly index: number })[];
  };
}

/** What a list shows of a product. */
export interface ListedProduct {
  readonly productNo: ProductNo;
  readonly productName: string;
  readonly discountedPrice: Won;
}

/**
 * Describes what a shopper does with goods.
 * @example goodsEvent('view_item', [listedGoods(product)])
 */
export function goodsEvent(
  name: GoodsEventName,
  items: readonly TrackedGoods[],
  extra: Pick<GoodsEvent['parameters'], 'payType' | 'isGift'> = {},
): GoodsEvent {
  const value = items.reduce((sum, { price, orderCnt }) => sum + price * orderCnt, 0);
  return { name, parameters: { value, items, ...extra } };
}

/** One piece of a product of which no option is chosen yet. */
export function listedGoods({ productNo, productName, discountedPrice }: ListedProduct): TrackedGoods {
  return { productNo, productName, optionValue: '', price: discountedPrice, orderCnt: 1 };
}

/** The goods of a cart or an order sheet. @param cartNos only these lines of the cart; absent for all */
export function orderedGoods(
  groups: readonly DeliveryGroup[] | undefined,
  cartNos?: readonly CartNo[],
): readonly TrackedGoods[] {
  const products = groups?.flatMap(({ orderProducts }) => orderProducts) ?? [];
  return products.flatMap(({ productNo, productName, orderProductOptions }) =>
    orderProductOptions
      .filter(({ cartNo }) => cartNos?.includes(cartNo) ?? true)
      .map(({ optionValue, orderCnt, price }) => ({
        productNo,
        productName,
        optionValue,
        price: Math.round(price.buyAmt / orderCnt),
        orderCnt,
      })),
  );
}

/** Describes a list that is shown, or what was opened from it. @param from place of the first in the list, from 0 */
export function listEvent(
  name: ListEvent['name'],
  listId: string,
  products: readonly ListedProduct[],
  from = 0,
): ListEvent {
  const items = products.map((product, place) => ({ ...listedGoods(product), index: from + place }));
  return { name, parameters: { listId, items } };
}
