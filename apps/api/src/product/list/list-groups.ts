import { commerceError, MINUTE_MS } from '@dealstore/commerce-core/domain';
import pLimit from 'p-limit';
import { createVersionedCache, type CatalogueMoment } from '../../catalogue/catalogue.ts';
import type { FacetCount } from '../../product-search.ts';
import { listGroupsQuery, type ListQuery } from './list.store.ts';

/** Cached groups of all lists together. */
const CACHE_SIZE = 50_000;

/**
 * Most counts at a time. A count reads all of its list, and each price asked for makes a list of its own: without a
 * limit they would take every connection of the pool. Assumed: a third of it.
 */
const COUNTS_AT_ONCE = 3;

/**
 * Most counts waiting for their turn; BUSY beyond. Assumed: some two seconds of counting in a shop of 100,000 products.
 */
const WAITING_LIMIT = 100;

const limit = pLimit(COUNTS_AT_ONCE);

const groupCache = createVersionedCache<readonly FacetCount[]>({
  maxSize: CACHE_SIZE,
  sizeOf: (groups) => groups.length + 1,
  ttlMs: MINUTE_MS,
});

/** Counts a list by brand and top category, as of a minute ago at most. */
export function countGroups(moment: CatalogueMoment, scope: ListQuery): Promise<readonly FacetCount[]> {
  return groupCache.get(moment, JSON.stringify(scope), async () => {
    if (limit.pendingCount >= WAITING_LIMIT) throw commerceError('BUSY');
    const { rows } = await limit(() => listGroupsQuery(scope).execute(moment.database));
    return rows;
  });
}
