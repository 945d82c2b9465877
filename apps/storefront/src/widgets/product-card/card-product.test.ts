import type { ProductSummary } from '@dealstore/commerce-core/domain';
import { expect, it } from 'vitest';
import { cardProduct, nameUnderBrand } from './card-product.ts';

it('keeps the mark of goods for adults, and marks no others', () => {
  const product = { productNo: 1, imageUrls: [], withheld: null } as unknown as ProductSummary;
  expect(cardProduct({ ...product, adult: true })).toMatchObject({ productNo: 1, adult: true });
  expect(cardProduct(product)).not.toHaveProperty('adult');
});

it.each([
  ['온담 촉촉한 무선 가습기 4L', '온담', '촉촉한 무선 가습기 4L'],
  ['[오늘특가] 온담 무선 가습기', '온담', '[오늘특가] 무선 가습기'],
  ['Green Field Crisp apples 3 kg', 'Green Field', 'Crisp apples 3 kg'],
  ['온담재 무선 가습기', '온담', '온담재 무선 가습기'],
  ['무선 가습기, 온담 필터', '온담', '무선 가습기, 온담 필터'],
  ['온담', '온담', '온담'],
  ['무선 가습기', '', '무선 가습기'],
])('shows %s under the brand %s as %s', (productName, brandName, shown) => {
  expect(nameUnderBrand({ productName, brandName })).toBe(shown);
});
