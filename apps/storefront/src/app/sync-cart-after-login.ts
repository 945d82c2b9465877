import { mergeGuestCart } from '@dealstore/commerce-core';
import type { QueryClient } from '@tanstack/react-query';
import { setAnswer } from '../page/query-client.ts';
import type { ChromeStore } from '../page/chrome-store.ts';
import type { Services } from '../container/services.ts';
import { CART_COUNT_KEY, CART_KEY } from '../widgets/cart/cart-cache.ts';

/** Parts of the page that the merge of the carts uses. */
export interface CartPage {
  readonly loggedIn: boolean;
  readonly client: QueryClient;
  readonly chrome: ChromeStore;
  readonly text: { readonly cartMerged: string; readonly cartMergedPartly: (refusedCnt: number) => string };
}

/**
 * After the first paint: counts the cart of a guest, which the web host does not know, or moves it into the cart of the
 * member who logged in.
 */
export async function syncCartAfterLogin(
  services: Services,
  { loggedIn, client, chrome, text }: CartPage,
): Promise<void> {
  if (!loggedIn) {
    setAnswer(client, CART_COUNT_KEY, await services.cartApi.count());
    return;
  }
  const merged = await mergeGuestCart(services);
  if (merged === null) return;
  setAnswer(client, CART_COUNT_KEY, merged.count);
  await client.invalidateQueries({ queryKey: CART_KEY });
  chrome.toast(merged.refusedCnt === 0 ? text.cartMerged : text.cartMergedPartly(merged.refusedCnt));
}
