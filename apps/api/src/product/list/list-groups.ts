import { MINUTE_MS } from '@dealstore/commerce-core/domain';
import { createVersionedCache, type CatalogueMoment } from '../../catalogue/catalogue.ts';
import { type ListGroup, listGroupsQuery, type ListScope } from './list.store.ts';

/** Cached groups of all lists together. */
const CACHE_SIZE = 50_000;

const groupCache = createVersionedCache<readonly ListGroup[]>({
  maxSize: CACHE_SIZE,
  sizeOf: (groups) => groups.length + 1,
  ttlMs: MINUTE_MS,
});

/** Counts a list by brand and top category, as of a minute ago at most. */
export function countGroups(moment: CatalogueMoment, scope: ListScope): Promise<readonly ListGroup[]> {
  return groupCache.get(moment, JSON.stringify(scope), async () => {
    const { rows } = await listGroupsQuery(scope).execute(moment.database);
    return rows;
  });
}
