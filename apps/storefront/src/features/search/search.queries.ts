import type { FlatCategory } from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import { cardProduct } from '../../widgets/product-card/card-product.ts';
import type { LoadServices } from '../../container/services.ts';

/** How long suggestions and categories count as fresh: 5 min. Assumed. */
const FRESH_MS = 5 * 60 * 1000;

/** Best sellers offered when nothing was found. Assumed. */
const BEST_CARDS = 10;

/** The static suggestion file; without it search goes on. Spec §7, §9. */
export function suggestionsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['suggestions'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await services()).productApi.suggestions(signal),
  });
}

/** The popular and recommended words alone: what a document needs of the suggestion file. Spec §7. */
export function popularQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['suggestions', 'popular'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const { popular, recommended, asOf } = await (await services()).productApi.suggestions(signal);
      return { popular, recommended, asOf };
    },
  });
}

/** Categories by name, for the short cuts among the suggestions. */
export function categoryNamesQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['suggestions', 'categories'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }): Promise<readonly FlatCategory[]> =>
      (await (await services()).displayApi.categories(null, signal)).flatCategories,
  });
}

/** What sells best, for a search that found nothing. Assumed. */
export function bestSellersQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['search', 'best'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const { productApi } = await services();
      return (await productApi.search({ order: 'SALE_CNT', pageSize: BEST_CARDS }, signal)).items.map(cardProduct);
    },
  });
}
