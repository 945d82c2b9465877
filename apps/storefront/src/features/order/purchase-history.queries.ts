import type { MostBoughtProduct, ProductSummary } from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { ORDERS_KEY } from '../../page/query-keys.ts';

/** A product bought often, with its card of today; null when it is no longer shown. */
export interface OftenBought {
  readonly bought: MostBoughtProduct;
  readonly card: Pick<ProductSummary, 'discountedPrice' | 'isSoldOut' | 'saleStatusType'> | null;
}

/** What was bought again and again, with what it costs today. */
export function mostBoughtQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'most-bought'],
    queryFn: async ({ signal }): Promise<readonly OftenBought[]> => {
      const { purchaseHistoryApi, productApi } = await services();
      const products = await purchaseHistoryApi.mostBought(signal);
      if (products.length === 0) return [];
      const cards = await productApi.cards(
        products.map(({ productNo }) => productNo),
        signal,
      );
      const byNo = new Map(cards.map((card) => [card.productNo, card]));
      return products.map((bought) => ({ bought, card: cardOf(byNo.get(bought.productNo)) }));
    },
  });
}

function cardOf(card: ProductSummary | undefined): OftenBought['card'] {
  if (card === undefined) return null;
  const { discountedPrice, isSoldOut, saleStatusType } = card;
  return { discountedPrice, isSoldOut, saleStatusType };
}

/** The orders of the former shop. */
export function previousOrdersQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'previous'],
    queryFn: async ({ signal }) => (await services()).purchaseHistoryApi.previousOrders(signal),
  });
}
