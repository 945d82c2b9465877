import type { TrackingEvent } from '@dealstore/commerce-core';
import {
  type CartAddition,
  goodsEvent,
  listedGoods,
  type ListedProduct,
  listEvent,
  orderedGoods,
  type Product,
  type ProductOptions,
  type TrackedGoods,
  type Withheld,
} from '@dealstore/commerce-core/domain';
import { paths } from '../routes/links.ts';

/** A list of cards as its screen shows it. */
interface ShownList {
  readonly products: readonly (ListedProduct & { readonly withheld: Withheld | null })[];
  readonly part?: string;
  readonly from?: number;
}

/** What makes the events of screens; null for what is not told of. */
export const trackedEvents = { goodsEvent, listedGoods, orderedGoods, optionGoods, listShown, cardOpened };

/** Its type. */
export type TrackedEvents = typeof trackedEvents;

/** A list that was seen, without what only adults may see. */
function listShown({ products, part, from }: ShownList, pageCode: string): TrackingEvent | null {
  const shown = products.filter(({ withheld }) => withheld === null);
  return shown.length === 0 ? null : listEvent('view_item_list', idOf(pageCode, part), shown, from);
}

/**
 * The card of a list whose link was pressed; found by where the link leads, for a list may have more items than cards.
 */
function cardOpened(
  { products, part, from = 0 }: ShownList,
  pressed: EventTarget,
  pageCode: string,
): TrackingEvent | null {
  const link = pressed instanceof Element ? pressed.closest('a') : null;
  const index = products.findIndex(({ productNo }) => link?.pathname === paths.product(productNo));
  const product = products[index];
  return product?.withheld === null ? listEvent('select_item', idOf(pageCode, part), [product], from + index) : null;
}

function idOf(pageCode: string, part: string | undefined): string {
  return part === undefined ? pageCode : `${pageCode}.${part}`;
}

/** The options of a product that are put into the cart. */
function optionGoods(
  { baseInfo, price }: Product,
  options: ProductOptions | undefined,
  additions: readonly CartAddition[],
): readonly TrackedGoods[] {
  const { productNo, productName } = baseInfo;
  return additions.map(({ optionNo, orderCnt }) => {
    const option = options?.flatOptions.find((one) => one.optionNo === optionNo);
    const { value: optionValue, buyPrice } = option ?? { value: '', buyPrice: price.discountedPrice };
    return { productNo, productName, optionValue, price: buyPrice, orderCnt };
  });
}
