import { describe, expect, it } from 'vitest';
import { fakePorts } from '../testing/fake-ports.ts';
import { forgetRecentProducts, recentProductCards, recentProducts, rememberProduct } from './remember-product.ts';

describe('recently viewed products on a device', () => {
  it('are there again when the shop is opened anew, until they are taken out [GAP-13]', async () => {
    const ports = fakePorts();
    for (const productNo of [1, 2, 1]) {
      rememberProduct(ports, productNo);
      ports.clock.advance(1_000);
    }
    const numbers = () => recentProducts(ports).map(({ productNo }) => productNo);
    expect(numbers()).toEqual([1, 2]);
    expect((await recentProductCards(ports)).map(({ productNo }) => productNo)).toEqual([1, 2]);
    expect((await recentProductCards(ports, 1)).map(({ productNo }) => productNo)).toEqual([1]);
    forgetRecentProducts(ports, [1]);
    expect(numbers()).toEqual([2]);
    forgetRecentProducts(ports, [2]);
    expect(numbers()).toEqual([]);
  });

  it('leave out a number no product has, for one of them would have the whole list refused', async () => {
    const { keyValueStore, productApi } = fakePorts();
    const entries = [7, 1_000_000_000_000_000, 9_007_199_254_740_991, -1, 1.5, 8].map((productNo, index) => ({
      productNo,
      seenAt: 10 - index,
    }));
    keyValueStore.set('recent-products', JSON.stringify(entries), 60);
    const asked: (readonly number[])[] = [];
    const cards = async (numbers: readonly number[]) => {
      asked.push(numbers);
      return [];
    };
    await recentProductCards({ keyValueStore, productApi: { ...productApi, cards } });
    expect(asked).toEqual([[7, 8]]);
  });

  it('ask nobody for cards when nothing was viewed', async () => {
    const cards = () => Promise.reject(new Error('asked'));
    const { keyValueStore, productApi } = fakePorts();
    expect(await recentProductCards({ keyValueStore, productApi: { ...productApi, cards } })).toEqual([]);
  });
});
