import { type Recommendation, recommendedProducts } from '@dealstore/commerce-core';
import type { ExhibitionNo } from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import { cardProduct } from '../../widgets/product-card/card-product.ts';
import type { LoadServices } from '../../container/services.ts';
import { PERSISTED } from '../../page/connection/offline.ts';

/** One exhibition with its products. Spec §7. */
export function exhibitionQuery(services: LoadServices, eventNo: ExhibitionNo) {
  return queryOptions({
    queryKey: ['exhibition', eventNo],
    meta: PERSISTED,
    queryFn: async ({ signal }) => {
      const { displayApi } = await services();
      const request = { order: 'ADMIN_SETTING', hasProductDetail: true } as const;
      const exhibition = await displayApi.exhibitionProducts(eventNo, request, signal);
      const section = exhibition.section.map((part) => ({ ...part, products: part.products.map(cardProduct) }));
      return { ...exhibition, section };
    },
  });
}

/** All running exhibitions, for the brand hall. Spec §2. */
export function exhibitionsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['exhibitions'],
    meta: PERSISTED,
    queryFn: async ({ signal }) =>
      (await (await services()).displayApi.exhibitions(signal)).map(({ eventNo, label, promotionText, imageUrl }) => ({
        eventNo,
        label,
        promotionText,
        imageUrl,
      })),
  });
}

/** Recommended products; what is like the product seen last changes with it. Spec §2 (`/recommend/{type}`). */
export function recommendQuery(services: LoadServices, kind: Recommendation) {
  return queryOptions({
    queryKey: ['recommend', kind],
    meta: PERSISTED,
    ...(kind === 'similar' && { staleTime: 0 }),
    queryFn: async ({ signal }) => (await recommendedProducts(await services(), kind, signal)).map(cardProduct),
  });
}
