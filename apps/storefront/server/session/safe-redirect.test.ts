import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { safeRedirectPath, redirectTarget } from './safe-redirect.ts';

describe('a redirect inside the shop', () => {
  it('leads to a known route with its query [ROUTE-72]', () => {
    expect(redirectTarget('/redirect/product/7', '?a=1')).toBe('/product/7?a=1');
    expect(redirectTarget('/Redirect/myPage/order', '')).toBe('/myPage/order');
  });

  it.each([
    '/redirect//evil.test',
    '/redirect/http://evil.test',
    '/redirect/https:%2f%2fevil.test',
    '/redirect/%2f%2fevil.test',
    '/redirect/%252f%252fevil.test',
    String.raw`/redirect/\evil.test`,
    '/redirect/%5Cevil.test',
    '/redirect/javascript:alert(1)',
    '/redirect/redirect/cart',
    '/redirect/..//evil.test',
    '/redirect/cart%0d%0aset-cookie:x',
    '/redirect/no/such/page',
    '/redirect',
  ])('does not lead to %s [ROUTE-72]', (path) => {
    expect(redirectTarget(path, '')).toBeNull();
  });

  it.prop([fc.string({ unit: 'grapheme', maxLength: 60 })])(
    'never leaves this origin, whatever is asked [ROUTE-72]',
    (text) => {
      const target = safeRedirectPath(`/${text}`);
      if (target === null) return;
      expect(new URL(target.pathname + target.search, 'https://shop.test').origin).toBe('https://shop.test');
    },
  );
});
