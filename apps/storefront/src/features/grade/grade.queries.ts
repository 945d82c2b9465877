import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { isWithoutData } from '../../page/query-client.ts';

/** The member's grade and the way to the next. */
export function gradeQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['grade'],
    throwOnError: isWithoutData,
    queryFn: async ({ signal }) => (await services()).gradeApi.get(signal),
  });
}

/** Every grade with its benefits. */
export function membershipQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['membership'],
    throwOnError: isWithoutData,
    queryFn: async ({ signal }) => (await services()).gradeApi.membership(signal),
  });
}
