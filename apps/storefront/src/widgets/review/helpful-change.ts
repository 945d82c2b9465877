import type { Review } from '@dealstore/commerce-core/domain';
import { mutationOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { WAITS_FOR_NETWORK } from '../../page/connection/offline.ts';
import { productKey, PRODUCTS_KEY } from '../../page/query-keys.ts';

/** Key of what is said of reviews and waits for a network. */
export const HELPFUL_KEY = [...PRODUCTS_KEY, 'helpful'] as const;

/** A review that is found helpful, or not any more. */
export interface HelpfulChange extends Pick<Review, 'productNo' | 'reviewNo'> {
  readonly isHelpful: boolean;
}

/** Says it; offline it waits for a network. */
export function helpfulChange(services: LoadServices) {
  return mutationOptions({
    ...WAITS_FOR_NETWORK,
    mutationKey: HELPFUL_KEY,
    mutationFn: async ({ productNo, reviewNo, isHelpful }: HelpfulChange) =>
      (await services()).reviewApi.recommend(productNo, reviewNo, isHelpful),
    onSettled: (_data, _error, { productNo }, _result, { client }) =>
      client.invalidateQueries({ queryKey: productKey(productNo) }),
  });
}

/** Whether the variables of a change are of this one. */
export function isHelpfulChange(variables: unknown): variables is HelpfulChange {
  return typeof variables === 'object' && variables !== null && 'isHelpful' in variables;
}
