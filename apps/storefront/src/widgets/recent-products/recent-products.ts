import { recentProductCards } from '@dealstore/commerce-core';
import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { RECENT_KEY } from './use-remember-product.ts';
import { PERSISTED } from '../../page/connection/offline.ts';

/** The cards of what was viewed, newest first; goods no longer shown are left out. @param limit at most so many */
export function recentCardsQuery(services: LoadServices, limit?: number) {
  return queryOptions({
    queryKey: [...RECENT_KEY, limit ?? 'all'],
    meta: PERSISTED,
    queryFn: async ({ signal }) => recentProductCards(await services(), limit, signal),
  });
}
