import type { ProductSearchResult } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { FilterFields } from './filter-fields.tsx';

const found = {
  minPrice: 1_000,
  maxPrice: 9_000,
  brands: Array.from({ length: 8 }, (_, index) => ({ brandNo: index + 1, brandName: `브랜드${index + 1}`, count: 1 })),
  depth1Categories: [],
} as unknown as ProductSearchResult;

const shown = (brandNos?: readonly number[]) =>
  renderOnServer(
    <FilterFields
      request={brandNos === undefined ? {} : { brandNos }}
      facets={{ found, withCategories: false }}
      onChange={() => undefined}
    />,
  );

describe('the fields of a filter', () => {
  it('begin with benefits and price, and end with brands', () => {
    const legends = [...shown().matchAll(/<legend>(.+?)<\/legend>/g)].map(([, title]) => title);
    expect(legends).toEqual(['혜택', '가격', '별점', '브랜드']);
  });

  it('offer five brands, and the others with a press, which also works without a script', () => {
    const [first = '', more = ''] = shown().split('<details');
    expect(first.match(/name="brandNo"/g)).toHaveLength(5);
    expect(more.match(/name="brandNo"/g)).toHaveLength(3);
    expect(more).not.toMatch(/^[^>]* open/);
  });

  it('show a brand that is chosen among the others', () => {
    expect(shown([7]).split('<details')[1]).toMatch(/^[^>]* open/);
  });
});
