import { MINUTE_MS } from '@dealstore/commerce-core/domain';
import { type CategoryForest, createVersionedCache, type CatalogueMoment, pathTo } from '../../catalogue/catalogue.ts';
import type { ListPlace } from './list-order.ts';
import {
  type CategoryList,
  type CountedStretch,
  countedStretchQuery,
  type ListFilters,
  type Narrowed,
  WALKED,
} from './list.store.ts';

/** How many rows of a list fall to each brand and category. Prices in won. */
export interface ListGroup {
  readonly categoryNo: number;
  readonly brandNo: number | null;
  readonly count: number;
  readonly minPrice: number;
  readonly maxPrice: number;
}

/** Cached groups of all lists together. */
const CACHE_SIZE = 50_000;

/** Stretches counted of all categories of a list together. Assumed: 15,000 entries tell enough of a longer list. */
const STRETCHES = 10;

const groupCache = createVersionedCache<readonly ListGroup[]>({
  maxSize: CACHE_SIZE,
  sizeOf: (groups) => groups.length + 1,
  ttlMs: MINUTE_MS,
});

/**
 * Counts lists by brand and top category: exactly as far as the stretches reach, and beyond in proportion to the
 * category's own counter. A brand's part and one between two prices are counted along themselves.
 */
export function countGroups(
  moment: CatalogueMoment,
  forest: CategoryForest,
  lists: readonly CategoryList[],
  filters: ListFilters,
): Promise<readonly ListGroup[]> {
  const key = JSON.stringify([lists.map(({ categoryNo }) => categoryNo), filters]);
  return groupCache.get(moment, key, async () => {
    const stretches = Math.max(1, Math.floor(STRETCHES / lists.length));
    const counted = await Promise.all(lists.map((list) => countCategory(moment, forest, list, filters, stretches)));
    return counted.flat();
  });
}

async function countCategory(
  { database }: CatalogueMoment,
  forest: CategoryForest,
  list: CategoryList,
  filters: ListFilters,
  stretches: number,
): Promise<readonly ListGroup[]> {
  const narrowed = narrowedBy(filters);
  const groups: CountedStretch['groups'][number][] = [];
  let walked = 0;
  let last: ListPlace | null = null;
  let isOver = false;
  while (!isOver && walked < stretches * WALKED) {
    const query = countedStretchQuery(list, filters, narrowed, last);
    const { rows }: { readonly rows: readonly CountedStretch[] } = await query.execute(database);
    const [stretch] = rows;
    if (stretch === undefined) break;
    groups.push(...stretch.groups);
    walked += stretch.walked;
    isOver = stretch.walked < WALKED || stretch.lastKey === null || stretch.lastNo === null;
    last = { key: stretch.lastKey ?? 0, productNo: stretch.lastNo ?? 0 };
  }
  const whole = forest.byNo.get(list.categoryNo)?.productCnt ?? walked;
  const share = isOver || narrowed !== null ? 1 : Math.max(1, whole / walked);
  const rootNo = pathTo(forest, list.categoryNo)[0]?.categoryNo ?? 0;
  return groups.map((group) => ({ ...group, categoryNo: rootNo, count: Math.round(group.count * share) }));
}

function narrowedBy(filters: ListFilters): Narrowed | null {
  if (filters.brandNo !== undefined) return 'brand';
  return filters.minPrice === undefined && filters.maxPrice === undefined ? null : 'price';
}
