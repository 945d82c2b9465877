import { addToCart, type Purchase } from '@dealstore/commerce-core';
import { idempotencyKey as newKey, type TrackedGoods } from '@dealstore/commerce-core/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
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

/** How long a second press is taken for the same one, in ms: what systems take for a double click. Assumed. */
const DOUBLE_PRESS_MS = 500;

/**
 * Puts options into the cart; answers whether they are in it, for a prompt may come first. The same ones asked for again by a
 * double press, or because no answer came, are put in once. Rejects with a CommerceError.
 */
export function useAddToCart(): (purchase: ScreenPurchase) => Promise<boolean> {
  const { loggedIn } = usePageFacts();
  const services = useServices();
  const client = useQueryClient();
  const chrome = useChrome();
  const track = useTrack();
  const lastPress = useRef<{ readonly text: string; readonly added: Promise<boolean> } | null>(null);
  const unanswered = useRef<{ readonly text: string; readonly idempotencyKey: string } | null>(null);
  const add = async ({ goods, ...purchase }: ScreenPurchase, text: string): Promise<boolean> => {
    const path = currentHref();
    const ports = await services();
    const { idempotencyKey } =
      unanswered.current?.text === text ? unanswered.current : { idempotencyKey: newKey(ports.random) };
    unanswered.current = { text, idempotencyKey };
    const result = await addToCart(ports, { ...purchase, loggedIn, path, idempotencyKey });
    if (unanswered.current.text === text) unanswered.current = null;
    if (result.status === 'prompted') showPrompt(chrome, result.prompt, path);
    else {
      cacheCartCount(client, result.count);
      track((make) => make.goodsEvent('add_to_cart', goods(make)));
    }
    return result.status === 'added';
  };
  return (purchase) => {
    const text = JSON.stringify(purchase.additions);
    if (lastPress.current?.text === text) return lastPress.current.added;
    const press = { text, added: add(purchase, text) };
    const forget = (): void => {
      if (lastPress.current === press) lastPress.current = null;
    };
    lastPress.current = press;
    press.added.catch(forget);
    setTimeout(forget, DOUBLE_PRESS_MS);
    return press.added;
  };
}
