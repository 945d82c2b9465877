import { PRODUCT_ORDERS, type ProductOrder } from '@dealstore/commerce-core/domain';
import type { ListPlace } from '../../product-search.ts';
import { invalidCursor, readCursor, writeCursor } from '../../contract/cursor.ts';

/** What a product is sorted by in each order; `registeredAt` in ms since 1970. */
export interface SortKeys {
  readonly popularity: number;
  readonly saleCnt: number;
  readonly registeredAt: number;
  readonly price: number;
  readonly reviewCnt: number;
  readonly discountRate: number;
}

/** One way to sort: a column with its direction, the product number in the same direction breaking ties. */
export interface ListOrder {
  readonly column: keyof SortKeys;
  readonly direction: 'asc' | 'desc';
  /**
   * The key of goods whose price is withheld, which puts them last; undefined where a place does not tell the price.
   * NOTE: the indexes of `product_listing` have it, too.
   */
  readonly withheldKey?: number;
}

/** How far apart the scores of a better and a worse match are; popularity counts within. */
export const SCORE_STEP = 1_000_000_000_000;

/** The seven orders of a product list; each is one index of `product_listing`. Spec §3; the orders are Assumed. */
export const LIST_ORDERS: Readonly<Record<ProductOrder, ListOrder>> = {
  RECOMMEND: { column: 'popularity', direction: 'desc' },
  SALE_CNT: { column: 'saleCnt', direction: 'desc' },
  RECENT_PRODUCT: { column: 'registeredAt', direction: 'desc' },
  PRICE_LOW: { column: 'price', direction: 'asc', withheldKey: Number.MAX_SAFE_INTEGER },
  PRICE_HIGH: { column: 'price', direction: 'desc', withheldKey: -1 },
  REVIEW: { column: 'reviewCnt', direction: 'desc' },
  DISCOUNT_RATE: { column: 'discountRate', direction: 'desc', withheldKey: -1 },
};

/** A cursor read back: where the next page begins and which page that is. */
export interface ListCursor extends ListPlace {
  readonly order: ProductOrder;
  readonly pageNumber: number;
}

/** Writes a cursor as one opaque word. */
export function writeListCursor({ order, key, productNo, pageNumber }: ListCursor): string {
  return writeCursor(PRODUCT_ORDERS.indexOf(order), key, productNo, pageNumber);
}

/** An order by its place in the table, the key, the product and the page. */
const PLACE = /^(\d)\.(-?\d{1,16})\.(\d{1,16})\.(\d{1,16})$/;

/**
 * Reads a cursor back.
 * @throws CommerceError INVALID_REQUEST for anything `writeListCursor` did not write for this order
 */
export function readListCursor(text: string, order: ProductOrder): ListCursor {
  const [orderIndex = -1, key = NaN, productNo = NaN, pageNumber = NaN] = readCursor(text, PLACE).map(Number);
  const cursor = { order, key, productNo, pageNumber };
  const isOurs =
    PRODUCT_ORDERS[orderIndex] === order &&
    [key, productNo, pageNumber].every(Number.isSafeInteger) &&
    isInstantOrCount(order, key) &&
    writeListCursor(cursor) === text;
  if (!isOurs) throw invalidCursor();
  return cursor;
}

/** An instant must stay within what a calendar can hold, and a rate within a column of 32 bits. */
function isInstantOrCount(order: ProductOrder, key: number): boolean {
  const { column } = LIST_ORDERS[order];
  if (column === 'registeredAt') return Math.abs(key) <= 8_640_000_000_000_000;
  return key >= -1 && (column !== 'discountRate' || key <= 100);
}
