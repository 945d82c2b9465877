import type { Found } from './found.ts';
import type { ListOrder, ListPlace, SortKeys } from './list-order.ts';
import type { ListGroup } from './list-groups.ts';
import type { ListFilters, PageStart } from './list.store.ts';

/** What a found product is judged by besides its own line. */
export interface Surroundings {
  /** The category above each; null for one at the top. */
  readonly parents: ReadonlyMap<number, number | null>;
  readonly soldOut: ReadonlySet<number>;
}

/** The products of a keyword that pass the filters of a list. */
export function filterFound(
  found: readonly Found[],
  categoryNo: number | undefined,
  filters: ListFilters,
  { parents, soldOut }: Surroundings,
): readonly Found[] {
  return found.filter(
    (product) =>
      (categoryNo === undefined || listsAbove(product.categoryNo, parents).includes(categoryNo)) &&
      (filters.brandNo === undefined || product.brandNo === filters.brandNo) &&
      (filters.partnerNo === undefined || product.partnerNo === filters.partnerNo) &&
      (filters.minPrice === undefined || product.price >= filters.minPrice) &&
      (filters.maxPrice === undefined || product.price <= filters.maxPrice) &&
      (!filters.freeDelivery || product.freeDelivery) &&
      (!filters.coupon || product.hasCoupon) &&
      (!filters.telecomOnly || product.telecomOnly) &&
      (!filters.hidesSoldOut || !soldOut.has(product.productNo)) &&
      (!filters.hidesAdult || !product.adult),
  );
}

/** One page of what a keyword found, by the same orders and places as a category's list. */
export function pageOfFound(
  found: readonly (SortKeys & { readonly productNo: number })[],
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
export function groupFound(found: readonly Found[], parents: Surroundings['parents']): readonly ListGroup[] {
  return found.map((product) => ({
    categoryNo: listsAbove(product.categoryNo, parents).at(-1) ?? product.categoryNo,
    brandNo: product.brandNo,
    count: 1,
    minPrice: product.price,
    maxPrice: product.price,
  }));
}

/** A category and those above it, from itself up. */
function listsAbove(categoryNo: number, parents: Surroundings['parents']): readonly number[] {
  const lists: number[] = [];
  for (
    let each: number | null | undefined = categoryNo;
    each !== null && each !== undefined;
    each = parents.get(each)
  ) {
    lists.push(each);
  }
  return lists;
}
