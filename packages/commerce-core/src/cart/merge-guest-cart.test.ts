import { describe, expect, it } from 'vitest';
import { commerceError } from '../error/commerce-error.ts';
import { memoryStorage } from '../adapters/memory/memory-storage.ts';
import { fakePorts } from '../testing/fake-ports.ts';
import { simulatedClock } from '../testing/simulated-clock.ts';
import type { CartAddition, GuestCartLine } from './cart.ts';
import { CART_LINE_LIMIT } from './guest-cart.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';
import { readGuestLines, writeGuestLines } from './stored-guest-lines.ts';

const apple: GuestCartLine = { cartNo: 1, productNo: 1, optionNo: 11, orderCnt: 1, optionInputs: [] };
const pear: GuestCartLine = { cartNo: 2, productNo: 2, optionNo: 22, orderCnt: 3, optionInputs: [] };

/** A device with a guest's cart, and a member's cart whose `add` answers as given. */
function loggedIn(add: (additions: readonly CartAddition[]) => Promise<number>) {
  const keyValueStore = memoryStorage(simulatedClock());
  writeGuestLines(keyValueStore, [apple, pear]);
  const ports = { keyValueStore, cartApi: { ...fakePorts().cartApi, add } };
  return { ports, kept: () => readGuestLines(keyValueStore) };
}

describe('mergeGuestCart', () => {
  it('moves a guest’s cart once [ROLE-02]', async () => {
    const sent: (readonly CartAddition[])[] = [];
    const { ports, kept } = loggedIn(async (additions) => sent.push(additions));
    expect(await Promise.all([mergeGuestCart(ports), mergeGuestCart(ports)])).toEqual([1, null]);
    expect(sent.map((additions) => additions.map(({ optionNo, orderCnt }) => [optionNo, orderCnt]))).toEqual([
      [
        [11, 1],
        [22, 3],
      ],
    ]);
    expect(kept()).toEqual([]);
  });

  it('leaves behind what may no longer be ordered', async () => {
    const sent: (readonly CartAddition[])[] = [];
    const { ports } = loggedIn(async (additions) => {
      sent.push(additions);
      if (additions.length > 1) throw commerceError('SOLD_OUT', { details: { optionNos: [11] } });
      return 1;
    });
    expect(await mergeGuestCart(ports)).toBe(1);
    expect(sent[1]?.map((addition) => addition.optionNo)).toEqual([22]);
  });

  it('leaves behind what finds no room in the member’s cart, the oldest first', async () => {
    const member = Array.from({ length: CART_LINE_LIMIT - 1 }, (_, index) => ({ ...apple, optionNo: 100 + index }));
    const sent: (readonly CartAddition[])[] = [];
    const { ports } = loggedIn(async (additions) => {
      sent.push(additions);
      if (additions.length > 1) throw commerceError('PURCHASE_LIMIT', { details: { limit: CART_LINE_LIMIT } });
      return CART_LINE_LIMIT;
    });
    const empty = await ports.cartApi.get();
    const get = async () => ({ ...empty, invalidProducts: [{ orderProductOptions: member } as never] });
    expect(await mergeGuestCart({ ...ports, cartApi: { ...ports.cartApi, get } })).toBe(CART_LINE_LIMIT);
    expect(sent[1]?.map(({ optionNo }) => optionNo)).toEqual([22]);
  });

  it('puts everything back when the wire is cut', async () => {
    const { ports, kept } = loggedIn(async () => Promise.reject(commerceError('NETWORK')));
    await expect(mergeGuestCart(ports)).rejects.toMatchObject({ code: 'NETWORK' });
    expect(kept()).toHaveLength(2);
  });
});
