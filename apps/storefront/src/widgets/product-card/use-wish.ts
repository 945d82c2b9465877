import type { ListedProduct } from '@dealstore/commerce-core/domain';
import { onlineManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { useHydrated } from '../../page/use-hydrated.ts';
import { waitsText } from '../../page/waits.text.ts';
import { useServices } from '../../container/use-service.ts';
import { useTrack } from '../../tracking/use-track.ts';
import { paths } from '../../routes/links.ts';
import { cacheWish, wishChange, wishedQuery } from './wish-cache.ts';
import { wishButtonText } from './wish-button.text.ts';

/**
 * Whether the member wishes for a product, and how to change that: the heart changes at once, and back when the backend
 * refuses; offline it waits for a network. Spec §6.
 */
export function useWish(product: ListedProduct): { readonly isWished: boolean; readonly toggle: () => void } {
  const { productNo } = product;
  const t = useText(wishButtonText);
  const waits = useText(waitsText);
  const track = useTrack();
  const services = useServices();
  const client = useQueryClient();
  const chrome = useChrome();
  // The header may know the wishes before this part is hydrated, and what differs then from the server's stays.
  const isHydrated = useHydrated();
  const { data: isKnown = false } = useQuery({
    ...wishedQuery(services),
    select: (productNos) => productNos.includes(productNo),
  });
  const isWished = isHydrated && isKnown;
  const { mutate } = useMutation({
    ...wishChange(services),
    onMutate: ({ isWished: wished }) => cacheWish(client, productNo, wished),
    onSuccess: (_, { isWished: wished }) => {
      if (!wished) return chrome.toast(t.removed);
      chrome.toast(t.added, { label: t.view, href: paths.wishList() });
      track(({ goodsEvent, listedGoods }) => goodsEvent('add_to_wishlist', [listedGoods(product)]));
    },
  });
  const toggle = (): void => {
    mutate({ productNo, isWished: !isWished });
    if (!onlineManager.isOnline()) chrome.toast(waits.done(isWished ? t.removed : t.added));
  };
  return { isWished, toggle };
}
