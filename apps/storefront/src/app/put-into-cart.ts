import type { CartApi } from '@dealstore/commerce-core';
import { type CartAddition, commerceError, isCommerceError } from '@dealstore/commerce-core/domain';
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
 * adds nothing. What may no longer be ordered stays behind; a failure of the wire puts everything back. Answers whether
 * anything was moved.
 */
export async function mergeGuestCart(scene: CartScene): Promise<boolean> {
  const { cartApi, keyValueStore } = await scene.services();
  const guestCart = createGuestCart(keyValueStore);
  const lines = guestCart.lines();
  if (lines.length === 0) return false;
  guestCart.clear();
  try {
    const count = await addWhatMayBeOrdered(cartApi, lines);
    if (count === null) return false;
    scene.client.setQueryData(CART_COUNT_KEY, count);
  } catch (error) {
    guestCart.add(lines);
    throw error;
  }
  await scene.client.invalidateQueries({ queryKey: CART_KEY });
  return true;
}

/** The backend adds all or nothing and names what it refuses; the rest is sent again. Null when nothing is left to add. */
async function addWhatMayBeOrdered(cartApi: CartApi, lines: readonly CartAddition[]): Promise<number | null> {
  const additions = lines.map(({ productNo, optionNo, orderCnt, optionInputs }) => ({
    productNo,
    optionNo,
    orderCnt,
    ...(optionInputs !== undefined && { optionInputs }),
  }));
  if (additions.length === 0) return null;
  try {
    return await cartApi.add(additions);
  } catch (error) {
    const refused = refusedOptions(error);
    const rest = additions.filter((addition) => !refused.has(addition.optionNo));
    if (rest.length === additions.length) throw error;
    return addWhatMayBeOrdered(cartApi, rest);
  }
}

function refusedOptions(error: unknown): ReadonlySet<unknown> {
  const optionNos = isCommerceError(error) ? error.details?.['optionNos'] : null;
  return new Set(Array.isArray(optionNos) ? optionNos : []);
}
