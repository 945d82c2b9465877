import { describe, expect, it } from 'vitest';
import { fakePorts } from '../testing/fake-ports.ts';
import { after } from '../value/time.ts';
import { mergeRecentProducts } from './merge-recent-products.use-case.ts';
import { recentProductCards } from './recent-product-cards.use-case.ts';
import { rememberProduct } from './remember-product.use-case.ts';
import { AGREEMENTS } from '../testing/port-suites/session-api.suite.ts';

async function logIn({ sessionApi }: ReturnType<typeof fakePorts>): Promise<void> {
  const { redirectUrl } = await sessionApi.start('login');
  const { searchParams } = new URL(redirectUrl, 'http://shop.test');
  const [code, state] = [searchParams.get('code') ?? '', searchParams.get('state') ?? ''];
  await sessionApi.logIn({ code, state, agreements: AGREEMENTS });
}

describe('recently viewed products', () => {
  it('are there again when the shop is opened anew, until they are taken out [GAP-13]', async () => {
    const ports = fakePorts();
    for (const productNo of [1, 2, 1]) {
      await rememberProduct(ports, productNo);
      ports.clock.advance(1_000);
    }
    const numbers = async () => (await ports.recentProductApi.list()).map(({ productNo }) => productNo);
    expect(await numbers()).toEqual([1, 2]);
    expect((await recentProductCards(ports)).map(({ productNo }) => productNo)).toEqual([1, 2]);
    expect((await recentProductCards(ports, 1)).map(({ productNo }) => productNo)).toEqual([1]);
    await ports.recentProductApi.remove([1]);
    expect(await numbers()).toEqual([2]);
    await ports.recentProductApi.remove([2]);
    expect(await numbers()).toEqual([]);
  });

  it('follow a guest into the membership, once and in their order [GAP-13]', async () => {
    const ports = fakePorts();
    await rememberProduct(ports, 1);
    ports.clock.advance(60_000);
    await rememberProduct(ports, 2);
    await logIn(ports);
    expect(await ports.recentProductApi.list()).toEqual([]);
    expect(await mergeRecentProducts(ports)).toBe(true);
    const at = ports.clock.now();
    expect(await ports.recentProductApi.list()).toEqual([
      { productNo: 2, seenAt: at },
      { productNo: 1, seenAt: after(at, -60_000) },
    ]);
    expect(await mergeRecentProducts(ports)).toBe(false);
  });

  it('stay on the device when the backend does not take them', async () => {
    const ports = fakePorts();
    await rememberProduct(ports, 1);
    const add = () => Promise.reject(new Error('away'));
    const away = { ...ports, recentProductApi: { ...ports.recentProductApi, add } };
    await expect(mergeRecentProducts(away)).rejects.toThrow('away');
    expect(await ports.recentProductApi.list()).toHaveLength(1);
  });

  it('leave out a number no product has, for one of them would have the whole list refused', async () => {
    const ports = fakePorts();
    const entries = [7, 1_000_000_000_000_000, 9_007_199_254_740_991, -1, 1.5, 8].map((productNo, index) => ({
      productNo,
      seenAt: 10 - index,
    }));
    ports.keyValueStore.set('recent-products', JSON.stringify(entries), 60);
    const requests: (readonly number[])[] = [];
    const cards = async (numbers: readonly number[]) => {
      requests.push(numbers);
      return [];
    };
    await recentProductCards({ ...ports, productApi: { ...ports.productApi, cards } });
    expect(requests).toEqual([[7, 8]]);
  });

  it('make no call for cards when nothing was viewed', async () => {
    const ports = fakePorts();
    const cards = () => Promise.reject(new Error('asked'));
    expect(await recentProductCards({ ...ports, productApi: { ...ports.productApi, cards } })).toEqual([]);
  });
});
