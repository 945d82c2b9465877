import type { CartNo, ProductNo } from '@dealstore/commerce-core/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { CART_KEY } from '../../widgets/cart/cart-cache.ts';
import { productKey } from '../../page/query-keys.ts';
import { PERSISTED } from '../../page/connection/offline.ts';

/** The visitor's cart. Spec §7. */
export function cartQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...CART_KEY, 'lines'],
    meta: PERSISTED,
    queryFn: async ({ signal }) => (await services()).cartApi.get(signal),
  });
}

/** What the chosen lines cost. Spec §7 (calculate). */
export function chosenPriceQuery(services: LoadServices, cartNos: readonly CartNo[]) {
  return queryOptions({
    queryKey: [...CART_KEY, 'price', cartNos],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await services()).cartApi.calculate(cartNos, signal),
  });
}

/** What can be chosen of a product in the cart. Spec §3. */
export function productOptionsQuery(services: LoadServices, productNo: ProductNo) {
  return queryOptions({
    queryKey: [...productKey(productNo), 'options'],
    queryFn: async ({ signal }) => (await services()).productApi.options(productNo, signal),
  });
}
