import type { ProductSummary } from '@dealstore/commerce-core/domain';
import { expect, it } from 'vitest';
import { cardProduct } from './card-product.ts';

it('keeps the mark of goods for adults, and marks no others', () => {
  const product = { productNo: 1, imageUrls: [], withheld: null } as unknown as ProductSummary;
  expect(cardProduct({ ...product, adult: true })).toMatchObject({ productNo: 1, adult: true });
  expect(cardProduct(product)).not.toHaveProperty('adult');
});
