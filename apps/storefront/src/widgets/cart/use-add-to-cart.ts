import { addToCart, type Purchase } from '@dealstore/commerce-core';
import type { TrackedGoods } from '@dealstore/commerce-core/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useChrome } from '../../page/chrome-store.ts';
import { showPrompt } from '../../page/use-ask-login.ts';
import { useServices } from '../../container/use-service.ts';
import type { TrackedEvents } from '../../tracking/tracked-events.ts';
import { useTrack } from '../../tracking/use-track.ts';
import { currentHref } from '../../page/page-location.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { cacheCartCount } from './cart-cache.ts';

/** What a screen knows of a purchase; who buys and where is a fact of the page. */
export type ScreenPurchase = Omit<Purchase, 'loggedIn' | 'path'> & {
  /** What analytics is told once it is in the cart. */
  readonly goods: (make: TrackedEvents) => readonly TrackedGoods[];
};

/** Puts options into the cart; answers whether they are in it, for a prompt may come first. Rejects with a CommerceError. */
export function useAddToCart(): (purchase: ScreenPurchase) => Promise<boolean> {
  const { loggedIn } = usePageFacts();
  const services = useServices();
  const client = useQueryClient();
  const chrome = useChrome();
  const track = useTrack();
  return async ({ goods, ...purchase }) => {
    const path = currentHref();
    const result = await addToCart(await services(), { ...purchase, loggedIn, path });
    if (result.status === 'prompted') showPrompt(chrome, result.prompt, path);
    else {
      cacheCartCount(client, result.count);
      track((make) => make.goodsEvent('add_to_cart', goods(make)));
    }
    return result.status === 'added';
  };
}
