import { orderCart, type ResumedStep } from '@dealstore/commerce-core';
import { type CartAddition, goodsEvent, listedGoods, type ProductNo } from '@dealstore/commerce-core/domain';
import type { QueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import type { Services } from '../container/services.ts';
import type { ChromeStore } from '../page/chrome-store.ts';
import { cacheWish, WISH_KEY } from '../widgets/product-card/wish-cache.ts';
import { paths } from '../routes/links.ts';

/**
 * Resumes what a guest intended before the log-in where no page does so itself: a wish, or the order of a cart.
 * Spec §4.
 * @param page `merged` resolves once the carts of guest and member are merged
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

/** Parts of the page that a wish uses. */
interface WishPage {
  readonly client: QueryClient;
  readonly chrome: ChromeStore;
  readonly text: { readonly wished: string };
}

/** Adds a wish, shows a toast, and tracks it like every other. Spec §4. */
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
 * Continues to the order of the lines a guest had chosen, if the page is still the cart; messages of the cart stay.
 * Spec §4.
 */
async function resumeOrder(services: Services, chosen: readonly CartAddition[]): Promise<void> {
  const orderSheetNo = await orderCart(services, chosen);
  if (orderSheetNo !== null && location.pathname === paths.cart()) navigate(paths.orderSheet(orderSheetNo));
}
