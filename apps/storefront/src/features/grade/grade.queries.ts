import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';

const FRESH_MS = 60_000;

/** The member's grade and the way to the next. */
export function gradeQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['grade'],
    staleTime: FRESH_MS,
    throwOnError: true,
    queryFn: async ({ signal }) => (await services()).gradeApi.get(signal),
  });
}

/** Every grade with its benefits. */
export function membershipQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['membership'],
    staleTime: FRESH_MS,
    throwOnError: true,
    queryFn: async ({ signal }) => (await services()).gradeApi.membership(signal),
  });
}
