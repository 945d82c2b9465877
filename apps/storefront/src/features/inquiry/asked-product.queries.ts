import { commerceError, contentRefusal, type ProductNo, refuse } from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { productKey } from '../../page/query-keys.ts';
import { isWithoutData } from '../../page/query-client.ts';

/** The product a question is about. Fails with NOT_FOUND and ADULT_ONLY, as asking would. */
export function askedProductQuery(services: LoadServices, productNo: ProductNo) {
  return queryOptions({
    queryKey: [...productKey(productNo), 'card'],
    throwOnError: isWithoutData,
    queryFn: async ({ signal }) => {
      const [card] = await (await services()).productApi.cards([productNo], signal);
      if (card === undefined) throw commerceError('NOT_FOUND');
      refuse(contentRefusal(card.withheld));
      return card;
    },
  });
}
