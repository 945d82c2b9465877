import type { ProductNo } from '@dealstore/commerce-core/domain';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { setAnswer } from '../../page/query-client.ts';
import { PERSISTED, WAITS_FOR_NETWORK } from '../../page/connection/offline.ts';

/** Key under which everything known of the member's wishes is kept. */
export const WISH_KEY = ['wish'] as const;

const WISH_REMOVAL_KEY = [...WISH_KEY, 'removal'];
const PRODUCT_NOS_KEY = ['wish', 'productNos'] as const;

/**
 * Numbers of all products the member wishes for; a page that cannot learn them shows empty
 * hearts. Spec §3 (product state).
 */
export function wishedQuery(services: LoadServices) {
  return queryOptions({
    queryKey: PRODUCT_NOS_KEY,
    meta: PERSISTED,
    retry: false,
    queryFn: async ({ signal }) => (await services()).wishApi.productNos(signal),
  });
}

/** Marks a product as wished for, or not, before the backend has answered. */
export function cacheWish(client: QueryClient, productNo: ProductNo, isWished: boolean): void {
  setAnswer<readonly ProductNo[]>(client, PRODUCT_NOS_KEY, (productNos = []) => {
    const others = productNos.filter((one) => one !== productNo);
    return isWished ? [productNo, ...others] : others;
  });
}

/** A product to be wished for, or not any more. */
export interface WishChange {
  readonly productNo: ProductNo;
  readonly isWished: boolean;
}

/** Makes or takes back a wish; offline it waits for a network. */
export function wishChange(services: LoadServices) {
  return mutationOptions({
    ...WAITS_FOR_NETWORK,
    mutationKey: [...WISH_KEY, 'change'],
    mutationFn: async ({ productNo, isWished }: WishChange) => {
      const { wishApi } = await services();
      await (isWished ? wishApi.add(productNo) : wishApi.remove([productNo]));
    },
    onError: (_error, { productNo, isWished }, _result, { client }) => cacheWish(client, productNo, !isWished),
    onSettled: (_data, _error, _change, _result, { client }) => client.invalidateQueries({ queryKey: WISH_KEY }),
  });
}

/** Takes many wishes back; offline it waits for a network. */
export function wishRemoval(services: LoadServices) {
  return mutationOptions({
    ...WAITS_FOR_NETWORK,
    mutationKey: WISH_REMOVAL_KEY,
    mutationFn: async (productNos: readonly ProductNo[]) => {
      const { wishApi } = await services();
      // The call takes 100 numbers; a list that was read further may have more.
      for (let from = 0; from < productNos.length; from += 100)
        await wishApi.remove(productNos.slice(from, from + 100));
    },
    onSettled: (_data, _error, _productNos, _result, { client }) => client.invalidateQueries({ queryKey: WISH_KEY }),
  });
}
