import type { Found } from './keyword.store.ts';
import type { ListOrder, ListPlace } from './list-order.ts';
import type { ListFilters, ListGroup, PageStart } from './list.store.ts';

/** The products of a keyword that pass the filters of a list. */
export function filterFound(
  found: readonly Found[],
  categoryNo: number | undefined,
  filters: ListFilters,
): readonly Found[] {
  return found.filter(
    (product) =>
      (categoryNo === undefined || product.categoryNos.includes(categoryNo)) &&
      (filters.brandNo === undefined || product.brandNo === filters.brandNo) &&
      (filters.partnerNo === undefined || product.partnerNo === filters.partnerNo) &&
      (filters.minPrice === undefined || product.price >= filters.minPrice) &&
      (filters.maxPrice === undefined || product.price <= filters.maxPrice) &&
      (!filters.freeDelivery || product.freeDelivery) &&
      (!filters.coupon || product.hasCoupon) &&
      (!filters.telecomOnly || product.telecomOnly) &&
      (!filters.hidesSoldOut || !product.soldOut) &&
      (!filters.hidesAdult || !product.adult),
  );
}

/** One page of what a keyword found, by the same orders and places as a category's list. */
export function pageOfFound(
  found: readonly Found[],
  order: ListOrder,
  start: PageStart,
  limit: number,
): readonly ListPlace[] {
  const sign = order.direction === 'asc' ? 1 : -1;
  const byPlace = (left: ListPlace, right: ListPlace): number =>
    sign * (left.key - right.key || left.productNo - right.productNo);
  const { after } = start;
  return found
    .map((product) => ({ key: product[order.column], productNo: product.productNo }))
    .filter((place) => after === null || byPlace(place, after) > 0)
    .toSorted(byPlace)
    .slice(start.offset, start.offset + limit);
}

/** Counts what a keyword found by brand and top category. Prices in won. */
export function groupFound(found: readonly Found[], rootNos: ReadonlySet<number>): readonly ListGroup[] {
  return found.map((product) => ({
    categoryNo: product.categoryNos.find((categoryNo) => rootNos.has(categoryNo)) ?? 0,
    brandNo: product.brandNo,
    count: 1,
    minPrice: product.price,
    maxPrice: product.price,
  }));
}
