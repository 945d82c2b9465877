import { ZERO_WON } from '@dealstore/commerce-core/domain';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { CardProduct } from '../product-card/card-product.ts';
import { chunkList, CHUNK_SIZE, rowsOf } from './list-chunks.ts';

const PLAIN: CardProduct = {
  productNo: 1,
  productName: '',
  brandName: '',
  imageUrls: [],
  salePrice: ZERO_WON,
  discountedPrice: ZERO_WON,
  discountRate: 0,
  reviewRating: 0,
  totalReviewCount: 0,
  saleStatusType: 'ONSALE',
  isSoldOut: false,
  withheld: null,
  telecomOnly: false,
  todayDeparture: false,
  arrivalYmd: null,
  hasCoupon: false,
  freeDelivery: false,
};
const card = (fields: Partial<CardProduct> = {}): CardProduct => ({ ...PLAIN, ...fields });
const listOf = (count: number) => Array.from({ length: count }, (_, productNo) => card({ productNo }));

describe('the chunks of a list', () => {
  test.prop([fc.nat(200)])('are all of it, in order, and end with whole rows of any number of columns', (count) => {
    const products = listOf(count);
    const chunks = chunkList(products);
    expect(chunks.flat()).toEqual(products);
    for (const chunk of chunks.slice(0, -1)) expect(chunk).toHaveLength(CHUNK_SIZE);
    for (const columns of [1, 2, 3, 4]) expect(CHUNK_SIZE % columns).toBe(0);
  });

  it('stay the same when a page is added behind or before them', () => {
    const products = listOf(4 * CHUNK_SIZE);
    const chunks = chunkList(products.slice(CHUNK_SIZE));
    expect(chunkList(products).slice(1)).toEqual(chunks);
  });

  it('are as tall as their rows, those with a badge on any of their cards by a line more', () => {
    const rows = rowsOf([
      card(),
      card({ freeDelivery: true }),
      card(),
      card(),
      card({ withheld: 'ADULT', freeDelivery: true }),
      card({ withheld: 'ADULT' }),
    ]);
    expect(rows).toEqual({
      '--rows-1': 6,
      '--badged-1': 1,
      '--rows-2': 3,
      '--badged-2': 1,
      '--rows-3': 2,
      '--badged-3': 1,
      '--rows-4': 2,
      '--badged-4': 1,
    });
    expect(
      rowsOf([card(), card(), card({ telecomOnly: true }), card({ todayDeparture: true }), card({ hasCoupon: true })])[
        '--badged-2'
      ],
    ).toBe(2);
  });
});
