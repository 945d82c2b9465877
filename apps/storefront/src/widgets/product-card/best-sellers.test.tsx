import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import type { CardProduct } from './card-product.ts';
import { BestSellers } from './best-sellers.tsx';

describe('what sells best, where there is nothing else', () => {
  it('takes no place while it has not come', () => {
    expect(renderOnServer(<BestSellers />)).toBe('');
  });

  it('leads to each of its goods', () => {
    const client = createQueryClient();
    const card = { productName: '사과', imageUrls: [], salePrice: 2_000, discountedPrice: 1_000, withheld: null };
    const cards = [1, 2].map((productNo) => ({ ...card, productNo })) as Partial<CardProduct>[];
    client.setQueryData(['search', 'best'], cards);
    const html = renderOnServer(<BestSellers />, { client });
    expect(html).toContain('href="/product/1"');
    expect(html).toContain('href="/product/2"');
  });
});
