import type { ProductNo } from '@dealstore/commerce-core/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';

/** Key under which everything known of the member's wishes is kept. */
export const WISH_KEY = ['wish'] as const;

const PRODUCT_NOS_KEY = ['wish', 'productNos'] as const;

/**
 * Numbers of all products the member wishes for; a page that cannot learn them shows empty
 * hearts. Spec §3 (product state).
 */
export function wishedQuery(services: LoadServices) {
  return queryOptions({
    queryKey: PRODUCT_NOS_KEY,
    retry: false,
    queryFn: async ({ signal }) => (await services()).wishApi.productNos(signal),
  });
}

/** Marks a product as wished for, or not, before the backend has answered. */
export function cacheWish(client: QueryClient, productNo: ProductNo, isWished: boolean): void {
  client.setQueryData<readonly ProductNo[]>(PRODUCT_NOS_KEY, (productNos = []) => {
    const others = productNos.filter((one) => one !== productNo);
    return isWished ? [productNo, ...others] : others;
  });
}
