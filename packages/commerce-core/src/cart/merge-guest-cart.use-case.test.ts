import { describe, expect, it } from 'vitest';
import { commerceError } from '../error/commerce-error.ts';
import { memoryStorage } from '../adapters/bare/memory-storage.ts';
import { fakePorts } from '../testing/fake-ports.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { simulatedClock } from '../testing/simulated-clock.ts';
import type { CartApi } from './cart.port.ts';
import type { CartAddition, GuestCartLine } from './cart.ts';
import { CART_LINE_LIMIT } from './guest-cart.ts';
import { mergeGuestCart } from './merge-guest-cart.use-case.ts';
import { readGuestLines, writeGuestLines } from './stored-guest-lines.use-case.ts';

const apple: GuestCartLine = { cartNo: 1, productNo: 1, optionNo: 11, orderCnt: 1, optionInputs: [] };
const pear: GuestCartLine = { cartNo: 2, productNo: 2, optionNo: 22, orderCnt: 3, optionInputs: [] };

/** A device with a guest's cart, and a member's cart whose `add` answers as given. */
function loggedIn(add: CartApi['add']) {
  const keyValueStore = memoryStorage(simulatedClock());
  writeGuestLines(keyValueStore, [apple, pear]);
  const ports = { keyValueStore, random: seededRandom(1), cartApi: { ...fakePorts().cartApi, add } };
  return { ports, readLines: () => readGuestLines(keyValueStore) };
}

describe('mergeGuestCart', () => {
  it('moves a guest’s cart once, two pages at once under one key [ROLE-02]', async () => {
    const sent = new Map<string, readonly (readonly number[])[]>();
    const { ports, readLines } = loggedIn(async (additions, key = '') => {
      sent.set(
        key,
        additions.map(({ optionNo, orderCnt }) => [optionNo, orderCnt]),
      );
      return 2;
    });
    const merged = await Promise.all([mergeGuestCart(ports), mergeGuestCart(ports)]);
    expect(merged).toEqual([
      { count: 2, refusedCnt: 0 },
      { count: 2, refusedCnt: 0 },
    ]);
    expect([...sent.values()]).toEqual([
      [
        [11, 1],
        [22, 3],
      ],
    ]);
    expect(readLines()).toEqual([]);
    expect(await mergeGuestCart(ports)).toBeNull();
  });

  it('sends the same lines under the same key until they are acknowledged', async () => {
    const keys: (string | undefined)[] = [];
    const { ports, readLines } = loggedIn(async (_additions, key) => {
      keys.push(key);
      if (keys.length < 3) throw commerceError('NETWORK');
      return 2;
    });
    for (const lost of [1, 2]) {
      await expect(mergeGuestCart(ports), `try ${lost}`).rejects.toMatchObject({ code: 'NETWORK' });
      expect(readLines()).toHaveLength(2);
    }
    expect(await mergeGuestCart(ports)).toEqual({ count: 2, refusedCnt: 0 });
    expect(new Set(keys).size).toBe(1);
    writeGuestLines(ports.keyValueStore, [apple, pear]);
    await mergeGuestCart(ports);
    expect(new Set(keys).size).toBe(2);
  });

  it('adds nothing again after a try whose answer was lost', async () => {
    const { ports, readLines } = loggedIn(async () => Promise.reject(commerceError('IDEMPOTENCY_MISMATCH')));
    const cartApi = { ...ports.cartApi, count: async () => 5 };
    expect(await mergeGuestCart({ ...ports, cartApi })).toEqual({ count: 5, refusedCnt: 0 });
    expect(readLines()).toEqual([]);
  });

  it('leaves lines behind that may no longer be ordered', async () => {
    const sent: (readonly CartAddition[])[] = [];
    const { ports } = loggedIn(async (additions) => {
      sent.push(additions);
      if (additions.length > 1) throw commerceError('SOLD_OUT', { details: { optionNos: [11] } });
      return 1;
    });
    expect(await mergeGuestCart(ports)).toEqual({ count: 1, refusedCnt: 1 });
    expect(sent[1]?.map((addition) => addition.optionNo)).toEqual([22]);
  });

  it('leaves the oldest lines behind when the member’s cart is full', async () => {
    const member = Array.from({ length: CART_LINE_LIMIT - 1 }, (_, index) => ({ ...apple, optionNo: 100 + index }));
    const sent: (readonly CartAddition[])[] = [];
    const { ports } = loggedIn(async (additions) => {
      sent.push(additions);
      if (additions.length > 1) throw commerceError('PURCHASE_LIMIT', { details: { limit: CART_LINE_LIMIT } });
      return CART_LINE_LIMIT;
    });
    const empty = await ports.cartApi.get();
    const get = async () => ({ ...empty, invalidProducts: [{ orderProductOptions: member } as never] });
    expect(await mergeGuestCart({ ...ports, cartApi: { ...ports.cartApi, get } })).toEqual({
      count: CART_LINE_LIMIT,
      refusedCnt: 1,
    });
    expect(sent[1]?.map(({ optionNo }) => optionNo)).toEqual([22]);
  });
});
