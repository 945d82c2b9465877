import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';

/** How long categories count as fresh: 5 min, for they seldom change. Assumed. */
const FRESH_MS = 5 * 60 * 1000;

/** All categories, root by root. Spec §7. */
export function categoriesQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['categories'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await (await services()).displayApi.categories(null, signal)).multiLevelCategories,
  });
}

/** One category and what is around it. Spec §7. */
export function categoryQuery(services: LoadServices, categoryNo: number) {
  return queryOptions({
    queryKey: ['category', categoryNo],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await services()).displayApi.category(categoryNo, signal),
  });
}
