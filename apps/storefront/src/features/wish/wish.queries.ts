import type { Page, WishItem } from '@dealstore/commerce-core/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { recentCardsQuery } from '../../widgets/recent-products/recent-products.ts';
import { WISH_KEY } from '../../widgets/product-card/wish-cache.ts';
import { PERSISTED } from '../../page/connection/offline.ts';
import { isWithoutData } from '../../page/query-client.ts';

const PAGE_SIZE = 20;

/** The cards of what was viewed; without them there is no screen. Spec §2. */
export function recentQuery(services: LoadServices) {
  return { ...recentCardsQuery(services), throwOnError: isWithoutData };
}

/** The member's wishes page by page, newest first. */
export function wishListQuery(services: LoadServices) {
  return infiniteQueryOptions({
    queryKey: [...WISH_KEY, 'list'],
    meta: PERSISTED,
    initialPageParam: 1,
    getNextPageParam: ({ totalCount }: Page<WishItem>, pages) =>
      pages.length * PAGE_SIZE < totalCount ? pages.length + 1 : null,
    queryFn: async ({ signal, pageParam }): Promise<Page<WishItem>> =>
      (await services()).wishApi.list({ pageNumber: pageParam, pageSize: PAGE_SIZE }, signal),
    throwOnError: isWithoutData,
  });
}

/** The wishes of some pages, each once: one that was made meanwhile moves the others to the page after. */
export function wishesOf(pages: readonly Page<WishItem>[]): readonly WishItem[] {
  return [...new Map(pages.flatMap(({ items }) => items.map((item) => [item.product.productNo, item]))).values()];
}
