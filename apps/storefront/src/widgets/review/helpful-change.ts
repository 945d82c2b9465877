import type { Review } from '@dealstore/commerce-core/domain';
import { mutationOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { WAITS_FOR_NETWORK } from '../../page/connection/offline.ts';
import { productKey, PRODUCTS_KEY } from '../../page/query-keys.ts';

/** Mutation key of votes, which wait for a network. */
export const HELPFUL_KEY = [...PRODUCTS_KEY, 'helpful'] as const;

/** A vote for a review. */
export interface HelpfulChange extends Pick<Review, 'productNo' | 'reviewNo'> {
  readonly isHelpful: boolean;
}

/** Sends a vote; offline it waits for a network. */
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

/** Whether the variables of a mutation are a vote. */
export function isHelpfulChange(variables: unknown): variables is HelpfulChange {
  return typeof variables === 'object' && variables !== null && 'isHelpful' in variables;
}
