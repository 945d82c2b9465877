import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { appendPage, foldPages, resetListing } from './listing.ts';

const idOf = (item: { readonly productNo: number }) => item.productNo;
const items = fc.array(fc.record({ productNo: fc.integer({ min: 1, max: 30 }) }), { maxLength: 10 });
const pages = fc.array(items, { minLength: 1, maxLength: 6 });

describe('a list that grows', () => {
  it('starts and resets at page 1, empty, with a count of 0 [STATE-37, STATE-38, STATE-39, ENTITY-59]', () => {
    expect(resetListing('keyword=사과')).toEqual({
      query: 'keyword=사과',
      pageNumber: 1,
      items: [],
      totalCount: 0,
      isComplete: false,
    });
  });

  it.prop([pages])(
    'appends page by page and shows nothing twice [STATE-36, ENTITY-52, ENTITY-53, ENTITY-58, ENTITY-59, ENTITY-60]',
    (all) => {
      let listing = resetListing<{ productNo: number }>('q');
      for (const [index, page] of all.entries()) {
        listing = appendPage(listing, { query: 'q', pageNumber: index + 1, items: page, totalCount: 99 }, idOf);
      }
      const numbers = listing.items.map(idOf);
      expect(numbers).toEqual([...new Set(all.flat().map(idOf))]);
      expect([listing.pageNumber, listing.totalCount]).toEqual([all.length + 1, 99]);
      expect(
        foldPages(
          all.map((page) => ({ items: page, totalCount: 99 })),
          idOf,
        ).items,
      ).toEqual(listing.items);
    },
  );

  it.prop([items, fc.string(), fc.nat(5)])(
    'ignores an answer it does not wait for [STATE-36]',
    (page, query, pageNumber) => {
      fc.pre(query !== 'q' || pageNumber !== 1);
      const listing = resetListing<{ productNo: number }>('q');
      expect(appendPage(listing, { query, pageNumber, items: page, totalCount: 5 }, idOf)).toBe(listing);
    },
  );

  it('folds pages into one list, whose last page knows the count', () => {
    const page = (totalCount: number, ...numbers: readonly number[]) => ({
      items: numbers.map((productNo) => ({ productNo })),
      totalCount,
    });
    expect(foldPages([page(9, 1, 2), page(8, 2, 3), page(7, 4)], idOf)).toEqual(page(7, 1, 2, 3, 4));
    expect(foldPages([], idOf)).toEqual(page(0));
  });

  it('takes the same answer once only [STATE-36]', () => {
    const answer = { query: 'q', pageNumber: 1, items: [{ productNo: 1 }], totalCount: 2 };
    const once = appendPage(resetListing<{ productNo: number }>('q'), answer, idOf);
    expect(appendPage(once, answer, idOf)).toBe(once);
  });

  it('is complete when all is there or a page is empty [STATE-36]', () => {
    const append = (page: readonly { productNo: number }[], totalCount: number) =>
      appendPage(
        resetListing<{ readonly productNo: number }>('q'),
        { query: 'q', pageNumber: 1, items: page, totalCount },
        idOf,
      ).isComplete;
    expect([append([{ productNo: 1 }], 1), append([{ productNo: 1 }], 2), append([], 2)]).toEqual([true, false, true]);
  });
});
