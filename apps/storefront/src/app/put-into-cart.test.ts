import { memoryStorage } from '@dealstore/commerce-core/adapters/memory';
import { commerceError, type CartAddition } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createChromeView } from '../chrome/chrome.view.ts';
import type { Services } from '../container/services.ts';
import { createGuestCart } from './guest-cart.ts';
import { type CartScene, mergeGuestCart, putIntoCart } from './put-into-cart.ts';

const apple: CartAddition = { productNo: 1, optionNo: 11, orderCnt: 1 };
const pear: CartAddition = { productNo: 2, optionNo: 22, orderCnt: 3 };

/** A page with a member's cart that answers as told, and a device's storage. */
function page(loggedIn: boolean, add: (additions: readonly CartAddition[]) => Promise<number>) {
  const keyValueStore = memoryStorage(simulatedClock());
  const services = { keyValueStore, cartApi: { add } } as unknown as Services;
  const chrome = createChromeView();
  const scene: CartScene = { services: async () => services, loggedIn, client: new QueryClient(), chrome };
  return { scene, chrome, guestCart: createGuestCart(keyValueStore) };
}

describe('putIntoCart', () => {
  it('keeps a guest’s options on this device and counts them [ENTITY-18, CHROME-10]', async () => {
    const { scene, chrome, guestCart } = page(false, async () => Promise.reject(new Error('not asked')));
    await putIntoCart(scene, [apple]);
    await putIntoCart(scene, [apple, pear]);
    expect(chrome.state.guestCartCount).toBe(2);
    expect(guestCart.lines().map((line) => line.orderCnt)).toEqual([2, 3]);
  });

  it('tells the backend of a member’s options [CALL-30]', async () => {
    const sent: unknown[] = [];
    const { scene, guestCart } = page(true, async (additions) => sent.push(...additions));
    await putIntoCart(scene, [pear]);
    expect(sent).toEqual([pear]);
    expect(guestCart.lines()).toEqual([]);
  });
});

describe('mergeGuestCart', () => {
  it('moves a guest’s cart once [ROLE-02]', async () => {
    const sent: (readonly CartAddition[])[] = [];
    const { scene, guestCart } = page(true, async (additions) => sent.push(additions));
    guestCart.add([apple, pear]);
    expect(await Promise.all([mergeGuestCart(scene), mergeGuestCart(scene)])).toEqual([true, false]);
    expect(sent).toHaveLength(1);
    expect(guestCart.lines()).toEqual([]);
  });

  it('leaves behind what may no longer be ordered', async () => {
    const sent: (readonly CartAddition[])[] = [];
    const { scene, guestCart } = page(true, async (additions) => {
      sent.push(additions);
      if (additions.length > 1) throw commerceError('SOLD_OUT', { details: { optionNos: [11] } });
      return 1;
    });
    guestCart.add([apple, pear]);
    expect(await mergeGuestCart(scene)).toBe(true);
    expect(sent[1]?.map((addition) => addition.optionNo)).toEqual([22]);
  });

  it('puts everything back when the wire is cut', async () => {
    const { scene, guestCart } = page(true, async () => Promise.reject(commerceError('NETWORK')));
    guestCart.add([apple, pear]);
    await expect(mergeGuestCart(scene)).rejects.toMatchObject({ code: 'NETWORK' });
    expect(guestCart.lines()).toHaveLength(2);
  });
});
