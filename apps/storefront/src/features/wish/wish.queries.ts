import { queryOptions } from '@tanstack/react-query';
import { openRecentProducts, RECENT_KEY } from '../../app/recent-products.ts';
import type { LoadServices } from '../../container/services.ts';

/** The cards of what was seen on this device, newest first; goods no longer shown are left out. Spec §2. */
export function recentQuery(services: LoadServices) {
  return queryOptions({
    queryKey: RECENT_KEY,
    throwOnError: true,
    queryFn: async ({ signal }) => {
      const { keyValueStore, productApi } = await services();
      const productNos = openRecentProducts(keyValueStore)
        .list()
        .map(({ productNo }) => productNo);
      return productNos.length === 0 ? [] : productApi.cards(productNos, signal);
    },
  });
}
