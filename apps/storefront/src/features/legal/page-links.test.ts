import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { offeredPages, pageNumberOf } from './page-links.ts';

describe('the numbered pages', () => {
  it.prop([fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 200 })])(
    'are at most five, exist, follow each other and hold the current one',
    (current, pageCount) => {
      const pages = offeredPages(current, pageCount);
      expect(pages).toHaveLength(Math.min(5, pageCount));
      for (const [index, page] of pages.entries()) expect(page).toBe((pages[0] ?? 0) + index);
      if (pageCount > 0) {
        expect(pages[0]).toBeGreaterThanOrEqual(1);
        expect(pages.at(-1)).toBeLessThanOrEqual(pageCount);
        expect(pages).toContain(Math.min(current, pageCount));
      }
    },
  );

  it.each([
    [null, 1],
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['1.5', 1],
    ['99999', 1],
    ['둘', 1],
  ])('read %s as page %s', (text, page) => {
    expect(pageNumberOf(text)).toBe(page);
  });
});
