import type { OptionNo, ProductNo, ReviewOrder } from '@dealstore/commerce-core/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { cardProduct } from '../../widgets/product-card/card-product.ts';
import type { LoadServices } from '../../container/services.ts';
import { productKey } from '../../page/query-keys.ts';
import { PERSISTED } from '../../page/connection/offline.ts';

/** Reviews and inquiries on one page of theirs. Assumed: 3, so that the page below stays in reach. */
export const LIST_PAGE_SIZE = 3;

/** Pictures in the strip above the reviews. Assumed: 8. */
const PHOTO_STRIP_SIZE = 8;

/** Photo reviews on one page of the photo zone. Assumed: 24, dividing well into 3 and 4 columns. */
const PHOTO_PAGE_SIZE = 24;

/** Of parts of a product's page: where the goods are withheld, the page asks for what is missing, once. Spec §2. */
const PART = { pagePrompts: true } as const;

/** One product. Spec §3. */
export function productQuery(services: LoadServices, productNo: ProductNo) {
  return queryOptions({
    queryKey: productKey(productNo),
    meta: PERSISTED,
    queryFn: async ({ signal }) => (await services()).productApi.get(productNo, signal),
  });
}

/** Until when a product is one of today's deals and how much of it is sold; null for any other. Spec §3. */
export function dealQuery(services: LoadServices, productNo: ProductNo) {
  return queryOptions({
    queryKey: [...productKey(productNo), 'deal'],
    queryFn: async ({ signal }) => {
      const { endYmdt, items } = await (await services()).displayApi.timedDeal(signal);
      const item = items.find(({ product }) => product.productNo === productNo);
      return item === undefined ? null : { endYmdt, soldRate: item.soldRate };
    },
  });
}

/** Sold-out options of a product the member waits for. */
export function restockQuery(services: LoadServices, productNo: ProductNo) {
  return queryOptions({
    queryKey: [...productKey(productNo), 'restock'],
    queryFn: async ({ signal }) => (await services()).wishApi.restockOptionNos(productNo, signal),
  });
}

/** What can be chosen of a product. Spec §3. */
export function optionsQuery(services: LoadServices, productNo: ProductNo) {
  return queryOptions({
    queryKey: [...productKey(productNo), 'options'],
    meta: PART,
    queryFn: async ({ signal }) => (await services()).productApi.options(productNo, signal),
  });
}

/** Which reviews of a product are listed, and in which order. */
export interface ReviewFilter {
  readonly order: ReviewOrder;
  readonly onlyPhotos: boolean;
  /** Null for every option. */
  readonly optionNo: OptionNo | null;
}

/** All reviews, the most helpful first. */
export const ALL_REVIEWS: ReviewFilter = { order: 'RECOMMEND', onlyPhotos: false, optionNo: null };

/** Reviews page by page. Spec §3 (reviews with total rate). */
export function reviewsQuery(
  services: LoadServices,
  productNo: ProductNo,
  { order, onlyPhotos, optionNo }: ReviewFilter = ALL_REVIEWS,
) {
  return infiniteQueryOptions({
    queryKey: [...productKey(productNo), 'reviews', order, onlyPhotos, optionNo],
    meta: PART,
    initialPageParam: 1,
    queryFn: async ({ signal, pageParam }) => {
      const { productApi } = await services();
      const request = { order, hasAttachmentFile: onlyPhotos, pageNumber: pageParam, pageSize: LIST_PAGE_SIZE };
      return productApi.reviews(productNo, { ...request, ...(optionNo !== null && { optionNo }) }, signal);
    },
    getNextPageParam: (last, pages) =>
      pages.length * LIST_PAGE_SIZE < last.totalCount && last.items.length > 0 ? pages.length + 1 : null,
  });
}

/** The newest pictures in reviews, for the strip. Spec §2 (photo zone). */
export function photoStripQuery(services: LoadServices, productNo: ProductNo) {
  return queryOptions({
    queryKey: [...productKey(productNo), 'photos'],
    queryFn: async ({ signal }) => {
      const { productApi } = await services();
      const request = {
        order: 'RECOMMEND',
        hasAttachmentFile: true,
        pageNumber: 1,
        pageSize: PHOTO_STRIP_SIZE,
      } as const;
      return productApi.reviews(productNo, request, signal);
    },
  });
}

/** Reviews with pictures, page by page. Spec §2 (photo zone). */
export function photoReviewsQuery(services: LoadServices, productNo: ProductNo) {
  return infiniteQueryOptions({
    queryKey: [...productKey(productNo), 'photo-reviews'],
    initialPageParam: 1,
    queryFn: async ({ signal, pageParam }) => {
      const { productApi } = await services();
      const request = {
        order: 'RECOMMEND',
        hasAttachmentFile: true,
        pageNumber: pageParam,
        pageSize: PHOTO_PAGE_SIZE,
      } as const;
      return productApi.reviews(productNo, request, signal);
    },
    getNextPageParam: (last, pages) =>
      pages.length * PHOTO_PAGE_SIZE < last.totalCount && last.items.length > 0 ? pages.length + 1 : null,
  });
}

/** Inquiries page by page. Spec §3. */
export function inquiriesQuery(services: LoadServices, productNo: ProductNo, excludeSecret: boolean) {
  return infiniteQueryOptions({
    queryKey: [...productKey(productNo), 'inquiries', excludeSecret],
    meta: PART,
    initialPageParam: 1,
    queryFn: async ({ signal, pageParam }) => {
      const { productApi } = await services();
      const request = { excludeSecret, pageNumber: pageParam, pageSize: LIST_PAGE_SIZE };
      return productApi.inquiries(productNo, request, signal);
    },
    getNextPageParam: (last, pages) =>
      pages.length * LIST_PAGE_SIZE < last.totalCount && last.items.length > 0 ? pages.length + 1 : null,
  });
}

/** What else may please who looks at a product. Spec §3 (similar-product result). */
export function similarQuery(services: LoadServices, productNo: ProductNo) {
  return queryOptions({
    queryKey: [...productKey(productNo), 'similar'],
    queryFn: async ({ signal }) => (await (await services()).productApi.similar(productNo, signal)).map(cardProduct),
  });
}
