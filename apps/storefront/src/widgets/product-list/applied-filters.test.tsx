import type { ProductSearchResult } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { AppliedFilters, appliedFilters } from './applied-filters.tsx';
import { countFilters, type ListRequest, readListRequest, writeListRequest } from './list-query.ts';

const found = {
  brands: [{ brandNo: 14, brandName: '오디브', count: 4 }],
  depth1Categories: [{ categoryNo: 200, label: '디지털', count: 9 }],
} as unknown as ProductSearchResult;
const facets = { found, withCategories: true };

const requestOf = (search: string): ListRequest => readListRequest(new URLSearchParams(search));
const namesOf = (search: string, language: 'ko' | 'en' = 'ko') =>
  appliedFilters(requestOf(search), facets, language).map(({ name }) => name);

describe('the filters at work', () => {
  it('are named one by one, a price as one', () => {
    expect(
      namesOf('categoryNo=200&brandNo=14&minPrice=1000&maxPrice=9000&minRating=4&freeDelivery=1&coupon=1&soldout=0'),
    ).toEqual(['디지털', '오디브', '1,000원~9,000원', '별점 4점 이상', '무료배송', '쿠폰', '품절 상품 제외']);
    expect(namesOf('minPrice=1000', 'en')).toEqual(['₩1,000 and up']);
    expect(namesOf('maxPrice=9000', 'en')).toEqual(['Up to ₩9,000']);
  });

  it('name the kind of a filter that is not among the facets', () => {
    expect(namesOf('categoryNo=7&brandNo=8')).toEqual(['카테고리', '브랜드']);
  });

  it('are left out of the category that the list is of, and of the order', () => {
    const own = { found, withCategories: false };
    expect(appliedFilters(requestOf('categoryNo=200&order=PRICE_LOW'), own, 'ko')).toEqual([]);
  });

  it('each lead to the list without them and with all others', () => {
    const request = requestOf('brandNo=14,19&minPrice=1000&maxPrice=9000&freeDelivery=1&order=PRICE_LOW');
    for (const { key, rest } of appliedFilters(request, facets, 'ko')) {
      expect(rest.order).toBe('PRICE_LOW');
      expect(countFilters(rest)).toBeLessThanOrEqual(countFilters(request));
      expect(appliedFilters(rest, facets, 'ko').map((one) => one.key)).not.toContain(key);
      expect(appliedFilters(rest, facets, 'ko')).toHaveLength(3);
    }
  });

  it('are links, so that they work without a script, and the last one takes all out', () => {
    const hrefOf = (request: ListRequest) =>
      `/?${new URLSearchParams(JSON.parse(JSON.stringify(writeListRequest(request))))}`;
    const request = requestOf('brandNo=14&freeDelivery=1&order=PRICE_LOW');
    const html = renderOnServer(<AppliedFilters request={request} facets={facets} hrefOf={hrefOf} />);
    expect(html).toContain('href="/?order=PRICE_LOW&amp;freeDelivery=1"');
    expect(html).toContain('aria-label="오디브 필터 빼기"');
    expect(html).toMatch(/href="\/\?order=PRICE_LOW"[^>]*><span[^>]*>전체 해제/);
  });
});
