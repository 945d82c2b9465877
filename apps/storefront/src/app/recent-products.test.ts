import { memoryStorage } from '@dealstore/commerce-core/adapters/memory';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { describe, expect, it } from 'vitest';
import { openRecentProducts } from './recent-products.ts';

describe('recently viewed products on a device', () => {
  it('are there again when the shop is opened anew, until they are taken out [GAP-13]', () => {
    const clock = simulatedClock();
    const store = memoryStorage(clock);
    for (const productNo of [1, 2, 1]) {
      openRecentProducts(store).add(productNo, clock.now());
      clock.advance(1_000);
    }
    const numbers = () =>
      openRecentProducts(store)
        .list()
        .map(({ productNo }) => productNo);
    expect(numbers()).toEqual([1, 2]);
    openRecentProducts(store).remove([1]);
    expect(numbers()).toEqual([2]);
    openRecentProducts(store).remove([2]);
    expect(numbers()).toEqual([]);
  });
});
