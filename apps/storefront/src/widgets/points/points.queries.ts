import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';

/** How long a balance counts as fresh: a minute. Assumed. */
const FRESH_MS = 60_000;

/** Balance of points. */
export function pointsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['points'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await services()).pointApi.get(signal),
  });
}
