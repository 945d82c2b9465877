import type { Category } from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { PERSISTED } from '../../page/connection/offline.ts';

/** How long categories count as fresh: 5 min, for they seldom change. Assumed. */
const FRESH_MS = 5 * 60 * 1000;

/** A category of the overview with its picture and those below it. */
export interface ShownCategory extends Pick<Category, 'categoryNo' | 'label' | 'icon'> {
  readonly children: readonly ShownCategory[];
}

/** All categories, root by root. Spec §7. */
export function categoriesQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['categories'],
    meta: PERSISTED,
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) =>
      (await (await services()).displayApi.categories(null, signal)).multiLevelCategories.map(shown),
  });
}

function shown({ categoryNo, label, icon, children }: ShownCategory): ShownCategory {
  return { categoryNo, label, icon, children: children.map(shown) };
}
