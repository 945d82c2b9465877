import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { POINTS_KEY } from '../../page/query-keys.ts';

/** Balance of points. */
export function pointsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: POINTS_KEY,
    queryFn: async ({ signal }) => (await services()).pointApi.get(signal),
  });
}
