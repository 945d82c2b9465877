import { goodsEvent, listedGoods, type ProductNo } from '@dealstore/commerce-core/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { ChromeStore } from '../page/chrome-store.ts';
import { cacheWish, WISH_KEY } from '../widgets/product-card/wish-cache.ts';
import type { Services } from '../container/services.ts';

/** Whose page it is, and where it keeps and says what became of a wish. */
export interface WishPage {
  readonly client: QueryClient;
  readonly chrome: ChromeStore;
  readonly text: { readonly wished: string };
}

/** Makes a wish, says so, and tells analytics of it as of every other. Spec §4. */
export async function makeResumedWish(
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
