import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { cardProduct } from './card-product.ts';

/** How long they count as fresh: 5 min. Assumed. */
const FRESH_MS = 5 * 60 * 1000;

/** Best sellers offered where there is nothing else. Assumed. */
const BEST_CARDS = 10;

/** What sells best, for a search that found nothing and a page that is not there. Assumed. */
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
