import { PRODUCT_PAGE_SIZE } from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import { cardProduct } from '../../widgets/product-card/card-product.ts';
import type { LoadServices } from '../../container/services.ts';

/** One exhibition with its products. Spec §7. */
export function exhibitionQuery(services: LoadServices, eventNo: number) {
  return queryOptions({
    queryKey: ['exhibition', eventNo],
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
    queryFn: async ({ signal }) =>
      (await (await services()).displayApi.exhibitions(signal)).map(({ eventNo, label, promotionText, imageUrl }) => ({
        eventNo,
        label,
        promotionText,
        imageUrl,
      })),
  });
}

/** How the products of a recommendation are ordered: by the shop, or by what sells. Assumed: no other source is given. */
const RECOMMENDED_ORDERS = { daily: 'RECOMMEND', similar: 'REVIEW', popular: 'SALE_CNT' } as const;

/** A kind of recommendation. Assumed: daily pick, similar, popular. */
export type RecommendType = keyof typeof RECOMMENDED_ORDERS;

/** Recommended products. Spec §2 (`/recommend/{type}`). */
export function recommendQuery(services: LoadServices, type: RecommendType) {
  return queryOptions({
    queryKey: ['recommend', type],
    queryFn: async ({ signal }) => {
      const { productApi } = await services();
      const order = RECOMMENDED_ORDERS[type];
      return (await productApi.search({ order, soldout: false, pageSize: PRODUCT_PAGE_SIZE }, signal)).items.map(
        cardProduct,
      );
    },
  });
}
