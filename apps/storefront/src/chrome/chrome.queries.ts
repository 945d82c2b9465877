import { homeTabItems, MAIN_TAB_BANNER_CODE, pickExhibitionName } from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../container/services.ts';
import { CART_COUNT_KEY } from '../widgets/cart/cart-cache.ts';
import { PERSISTED } from '../page/connection/offline.ts';

/** How long what the chrome asked for counts as fresh: 5 min. Assumed. */
const FRESH_MS = 5 * 60 * 1000;

/** Names a document carries at most, for every page to draw its own of them. Assumed. */
const HINTS = 2;

/** Names of exhibitions, drawn for a document, one of which the search box shows. Spec §2 (Chrome). */
export function searchHintsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['search-hints'],
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => {
      const { displayApi, random } = await services();
      const names = (await displayApi.exhibitions(signal)).map(({ label }) => label);
      const drawn = Array.from({ length: HINTS }, () => pickExhibitionName(random, names));
      return [...new Set(drawn.filter((name) => name !== null))];
    },
  });
}

/**
 * A number from 0 to below 1, drawn once per document and by the page itself: many guests share one document of the web
 * host.
 */
export function hintDrawQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['search-hints', 'draw'],
    staleTime: Infinity,
    retry: false,
    queryFn: async () => (await services()).random.next(),
  });
}

/** The tabs under the header, after the home's own. Spec §3 (Home: tab items), §7. */
export function homeTabsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['home-tabs'],
    meta: PERSISTED,
    staleTime: FRESH_MS,
    retry: false,
    queryFn: async ({ signal }) =>
      homeTabItems(await (await services()).displayApi.bannersByCode(MAIN_TAB_BANNER_CODE, signal)),
  });
}

/** How many options the cart holds. Spec §3, §7. */
export function cartCountQuery(services: LoadServices) {
  return queryOptions({
    queryKey: CART_COUNT_KEY,
    meta: PERSISTED,
    staleTime: FRESH_MS,
    retry: false,
    queryFn: async ({ signal }) => (await services()).cartApi.count(signal),
  });
}
