import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';

/** Balance of points. */
export function pointsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['points'],
    queryFn: async ({ signal }) => (await services()).pointApi.get(signal),
  });
}
