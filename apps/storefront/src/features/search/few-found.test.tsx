import { type ProductSearchResult, won } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import type { LoadedPages } from '../../widgets/product-list/product-pages.tsx';
import { FewFound } from './few-found.tsx';

const card = (productNo: number) => ({
  productNo,
  productName: '사과',
  imageUrls: [],
  salePrice: won(1_000),
  discountedPrice: won(1_000),
  withheld: null,
});

/** A search that found a product in two categories, most in the second. */
function shownBelow(best: readonly number[]): string {
  const client = createQueryClient();
  client.setQueryData(['search', 'best', 7], best.map(card));
  client.setQueryData(['search', 'best', 6], [card(66)]);
  const depth1Categories = [
    { categoryNo: 6, label: '패션', count: 1 },
    { categoryNo: 7, label: '과일', count: 2 },
  ];
  const found = { totalCount: 3, withheldCnt: 0, depth1Categories } as unknown as ProductSearchResult;
  const list = { pages: [{ items: [card(2)] }] } as unknown as LoadedPages;
  return renderOnServer(<FewFound keyword="사과" found={found} list={list} />, { client });
}

describe('below the few goods of a search', () => {
  it('are ten others of the category with most of them, and a way to all', () => {
    const html = shownBelow([2, ...Array.from({ length: 12 }, (_, index) => 10 + index)]);
    expect(html).toContain('과일 인기 상품');
    expect([...html.matchAll(/href="\/product\/(\d+)"/g)].map(([, no]) => Number(no))).toEqual([
      10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    ]);
    expect(html).toMatch(/href="[^"]*\/7\/[^"]*order=SALE_CNT"/);
  });

  it('is nothing where the category has no others', () => {
    expect(shownBelow([2])).toBe('');
  });
});
