import type { BrandCategory, Category, CategoryNo } from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { PERSISTED } from '../../page/connection/offline.ts';
import { isWithoutData } from '../../page/query-client.ts';

/** How long categories count as fresh: 5 min, for they seldom change. Assumed. */
const FRESH_MS = 5 * 60 * 1000;

/** What is shown of a category: its name, and what leads to it. */
export type CategoryName = Pick<Category, 'categoryNo' | 'label'>;

/** One category with those above, beside and below it. */
export interface PlacedCategory extends CategoryName {
  readonly parents: readonly CategoryName[];
  readonly siblings: readonly CategoryName[];
  readonly children: readonly CategoryName[];
}

/** One category and what is around it. Spec §7. */
export function categoryQuery(services: LoadServices, categoryNo: CategoryNo) {
  return queryOptions({
    queryKey: ['category', categoryNo],
    meta: PERSISTED,
    staleTime: FRESH_MS,
    queryFn: async ({ signal }): Promise<PlacedCategory> => {
      const { parents, siblings, children, ...category } = await (
        await services()
      ).displayApi.category(categoryNo, signal);
      return {
        ...named(category),
        parents: parents.map(named),
        siblings: siblings.map(named),
        children: children.map(named),
      };
    },
  });
}

/** One category with its brands. Fails with NOT_FOUND. */
export function brandCategoryQuery(services: LoadServices, categoryNo: CategoryNo) {
  return queryOptions({
    queryKey: ['brand-category', categoryNo],
    meta: PERSISTED,
    staleTime: FRESH_MS,
    throwOnError: isWithoutData,
    queryFn: async ({ signal }): Promise<BrandCategory> =>
      (await services()).displayApi.brandCategory(categoryNo, signal),
  });
}

function named({ categoryNo, label }: CategoryName): CategoryName {
  return { categoryNo, label };
}
