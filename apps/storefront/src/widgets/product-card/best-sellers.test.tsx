import { won } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import type { CardProduct } from './card-product.ts';
import { BestSellers } from './best-sellers.tsx';

describe('best sellers in an empty screen', () => {
  it('take no place while they load', () => {
    expect(renderOnServer(<BestSellers />)).toBe('');
  });

  it('leads to each of its goods', () => {
    const client = createQueryClient();
    const card = {
      productName: '사과',
      imageUrls: [],
      salePrice: won(2_000),
      discountedPrice: won(1_000),
      withheld: null,
    };
    const cards: readonly Partial<CardProduct>[] = [1, 2].map((productNo) => ({ ...card, productNo }));
    client.setQueryData(['search', 'best'], cards);
    const html = renderOnServer(<BestSellers />, { client });
    expect(html).toContain('href="/product/1"');
    expect(html).toContain('href="/product/2"');
  });
});
