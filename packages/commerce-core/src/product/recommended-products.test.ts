import { describe, expect, it } from 'vitest';
import { commerceError } from '../error/commerce-error.ts';
import { fakePorts } from '../testing/fake-ports.ts';
import { DAY_MS } from '../value/time.ts';
import type { ProductSummary } from './product.ts';
import { recommendedProducts } from './recommended-products.ts';

/** A shop that answers each question with one product whose name is the question. */
function shop(pages = 99) {
  const ports = fakePorts({});
  const named = (productName: string) => [{ productName }] as unknown as readonly ProductSummary[];
  const productApi: typeof ports.productApi = {
    ...ports.productApi,
    search: async ({ order = '', pageNumber = 1, soldout }) => {
      const items = pageNumber > pages ? [] : named(`${order} ${pageNumber} ${String(soldout)}`);
      return { ...(await ports.productApi.search({})), items };
    },
    similar: async (productNo) => {
      if (productNo === 404) throw commerceError('NOT_FOUND');
      return named(`like ${productNo}`);
    },
  };
  const recommendation = async (kind: Parameters<typeof recommendedProducts>[1]) =>
    (await recommendedProducts({ ...ports, productApi }, kind)).map(({ productName }) => productName).join();
  return { ...ports, recommendation };
}

describe('recommended products', () => {
  it('are of the day: another page each Korean day, the same again in a week [ROUTE-64]', async () => {
    const { recommendation, clock } = shop();
    const week: string[] = [];
    for (let day = 0; day < 8; day += 1) {
      week.push(await recommendation('daily'));
      clock.advance(DAY_MS);
    }
    expect(new Set(week)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7].map((page) => `RECOMMEND ${page} false`)));
    expect(week[7]).toBe(week[0]);
  });

  it('of the day are the first page of a shop that has no other [ROUTE-64]', async () => {
    const { recommendation, clock } = shop(1);
    for (let day = 0; day < 7; day += 1) {
      expect(await recommendation('daily')).toBe('RECOMMEND 1 false');
      clock.advance(DAY_MS);
    }
  });

  it('are similar to the last viewed product, else the best reviewed [ROUTE-64]', async () => {
    const { recommendation, clock, recentProductApi } = shop();
    expect(await recommendation('similar')).toBe('REVIEW 1 false');
    for (const [productNo, seen] of [
      [7, 'like 7'],
      [9, 'like 9'],
      [404, 'REVIEW 1 false'],
    ] as const) {
      clock.advance(1_000);
      await recentProductApi.add([{ productNo, seenAt: clock.now() }]);
      expect(await recommendation('similar')).toBe(seen);
    }
  });

  it('are popular by sales [ROUTE-64]', async () => {
    expect(await shop().recommendation('popular')).toBe('SALE_CNT 1 false');
  });
});
