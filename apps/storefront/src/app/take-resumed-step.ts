import { orderCart, type ResumedStep } from '@dealstore/commerce-core';
import { type CartAddition, goodsEvent, listedGoods, type ProductNo } from '@dealstore/commerce-core/domain';
import type { QueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import type { Services } from '../container/services.ts';
import type { ChromeStore } from '../page/chrome-store.ts';
import { cacheWish, WISH_KEY } from '../widgets/product-card/wish-cache.ts';
import { paths } from '../routes/links.ts';

/**
 * Does what a guest was about to do before the log-in, where no page does it itself: a wish, and the order of a cart.
 * Spec §4.
 * @param page whose it is, and once the carts of guest and member are one
 */
export async function takeResumedStep(
  services: Services,
  step: ResumedStep,
  page: WishPage & { readonly merged: Promise<void> },
): Promise<void> {
  if (step.kind === 'wish') await makeResumedWish(services, step.productNo, page);
  if (step.kind !== 'order') return;
  await page.merged;
  await resumeOrder(services, step.additions);
}

/** Whose page it is, and where it keeps and says what became of a wish. */
interface WishPage {
  readonly client: QueryClient;
  readonly chrome: ChromeStore;
  readonly text: { readonly wished: string };
}

/** Makes a wish, says so, and tells analytics of it as of every other. Spec §4. */
async function makeResumedWish(
  { wishApi, productApi, tracking }: Services,
  productNo: ProductNo,
  { client, chrome, text }: WishPage,
): Promise<void> {
  await wishApi.add(productNo);
  cacheWish(client, productNo, true);
  await client.invalidateQueries({ queryKey: WISH_KEY });
  chrome.toast(text.wished);
  if (tracking.isSilent === true) return;
  const product = await productApi.get(productNo).catch(() => null);
  if (product === null) return;
  tracking.track(goodsEvent('add_to_wishlist', [listedGoods({ ...product.baseInfo, ...product.price })]));
}

/**
 * Goes on to the order of what a guest had chosen in the cart, if the page is still the cart; what the cart has just
 * said stays to be read. Spec §4.
 */
async function resumeOrder(services: Services, chosen: readonly CartAddition[]): Promise<void> {
  const orderSheetNo = await orderCart(services, chosen);
  if (orderSheetNo !== null && location.pathname === paths.cart()) navigate(paths.orderSheet(orderSheetNo));
}
