import { homeTabItems, MAIN_TAB_BANNER_CODE, pickExhibitionName } from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../container/services.ts';
import { CART_COUNT_KEY } from '../widgets/cart/cart-cache.ts';
import { KEPT } from '../page/kept.ts';

/** How long what the chrome asked for counts as fresh: 5 min. Assumed. */
const FRESH_MS = 5 * 60 * 1000;

/** The name of one exhibition, drawn once per document; empty when there is none. Spec §2 (Chrome). */
export function searchHintQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['search-hint'],
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => {
      const { displayApi, random } = await services();
      const names = (await displayApi.exhibitions(signal)).map(({ label }) => label);
      return pickExhibitionName(random, names) ?? '';
    },
  });
}

/** The tabs under the header, after the home's own. Spec §3 (Home: tab items), §7. */
export function homeTabsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['home-tabs'],
    meta: KEPT,
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
    meta: KEPT,
    staleTime: FRESH_MS,
    retry: false,
    queryFn: async ({ signal }) => (await services()).cartApi.count(signal),
  });
}
