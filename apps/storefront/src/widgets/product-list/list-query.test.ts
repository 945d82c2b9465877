import { fc, it } from '@fast-check/vitest';
import { PRODUCT_ORDERS } from '@dealstore/commerce-core/domain';
import { describe, expect } from 'vitest';
import {
  countFilters,
  firstPageFor,
  PAGES_AT_ONCE,
  readListRequest,
  readPageNumber,
  writeListRequest,
} from './list-query.ts';

const request = fc.record(
  {
    order: fc.constantFrom(...PRODUCT_ORDERS.filter((order) => order !== 'RECOMMEND')),
    categoryNo: fc.nat(999_999_999),
    brandNos: fc
      .uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: 20 })
      .map((numbers) => numbers.toSorted((a, b) => a - b)),
    minRating: fc.integer({ min: 1, max: 5 }),
    minPrice: fc.nat(999_999_999),
    maxPrice: fc.nat(999_999_999),
    freeDelivery: fc.constant(true),
    coupon: fc.constant(true),
    telecomOnly: fc.constant(true),
    soldout: fc.constant(false),
  },
  { requiredKeys: [] },
);

const searchOf = (query: Readonly<Record<string, string | number | undefined>>) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));

describe('the address of a product list', () => {
  it.prop([request])('says all that narrows and orders it, and is read back the same', (one) => {
    expect(readListRequest(searchOf(writeListRequest(one)))).toEqual(one);
  });

  it.prop([fc.dictionary(fc.constantFrom('order', 'minPrice', 'soldout', 'coupon', 'page'), fc.string())])(
    'never fails on strange words',
    (query) => {
      const search = new URLSearchParams(query);
      expect(countFilters(readListRequest(search))).toBeGreaterThanOrEqual(0);
      expect(readPageNumber(search)).toBeGreaterThanOrEqual(1);
    },
  );

  it('reads brands as a form without a script sends them', () => {
    expect(readListRequest(new URLSearchParams('brandNo=7&brandNo=3&brandNo='))).toEqual({ brandNos: [3, 7] });
  });

  it('starts at page 1 [ENTITY-59]', () => {
    expect(readPageNumber(new URLSearchParams())).toBe(1);
    expect(readPageNumber(new URLSearchParams('page=3'))).toBe(3);
  });

  it.prop([fc.integer({ min: 1, max: 100 })])('opens in its middle with no more than a few pages', (page) => {
    const first = firstPageFor(page);
    expect(first).toBeGreaterThanOrEqual(1);
    expect(page - first).toBeLessThan(PAGES_AT_ONCE);
    expect(first).toBeLessThanOrEqual(page);
  });
});
