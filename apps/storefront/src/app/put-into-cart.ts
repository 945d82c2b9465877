import { type CartAddition, commerceError } from '@dealstore/commerce-core/domain';
import type { QueryClient } from '@tanstack/react-query';
import { CART_COUNT_KEY } from '../chrome/chrome.queries.ts';
import type { ChromeView } from '../chrome/chrome.view.ts';
import type { LoadServices } from '../container/services.ts';
import { createGuestCart } from './guest-cart.ts';

/** Key under which every screen keeps what it knows of the cart. */
export const CART_KEY = ['cart'] as const;

/** What putting something into the cart needs of the page. */
export interface CartScene {
  readonly services: LoadServices;
  readonly loggedIn: boolean;
  readonly client: QueryClient;
  readonly chrome: ChromeView;
}

/**
 * Puts options into the member's cart, or into the guest's on this device, and freshens the count in the header.
 * Rejects with a CommerceError; PURCHASE_LIMIT when the guest's cart is full.
 */
export async function putIntoCart(scene: CartScene, additions: readonly CartAddition[]): Promise<void> {
  const { cartApi, keyValueStore } = await scene.services();
  if (scene.loggedIn) {
    const count = await cartApi.add(additions);
    scene.client.removeQueries({ queryKey: CART_KEY });
    scene.client.setQueryData(CART_COUNT_KEY, count);
    return;
  }
  const added = createGuestCart(keyValueStore).add(additions);
  if (!added.ok) throw commerceError('PURCHASE_LIMIT');
  scene.chrome.countGuestCart(added.lines.length);
  scene.client.removeQueries({ queryKey: CART_KEY });
}

/**
 * Moves a guest's cart into the member's after a log-in, once: the device's lines go first, so that a second page or a reload
 * adds nothing. Answers whether there was anything to move.
 */
export async function mergeGuestCart(scene: CartScene): Promise<boolean> {
  const { cartApi, keyValueStore } = await scene.services();
  const guestCart = createGuestCart(keyValueStore);
  const lines = guestCart.lines();
  if (lines.length === 0) return false;
  guestCart.clear();
  try {
    const additions = lines.map(({ productNo, optionNo, orderCnt, optionInputs }) => ({
      productNo,
      optionNo,
      orderCnt,
      optionInputs,
    }));
    scene.client.setQueryData(CART_COUNT_KEY, await cartApi.add(additions));
  } catch (error) {
    guestCart.add(lines);
    throw error;
  }
  await scene.client.invalidateQueries({ queryKey: CART_KEY });
  return true;
}
