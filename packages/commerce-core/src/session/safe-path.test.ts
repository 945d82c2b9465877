import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { hrefOf, safePath } from './safe-path.ts';

const HOSTILE = [
  '',
  'cart',
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/ /evil.test',
  '/..//evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  '/%2e%2e//evil.test',
  '/%5cevil.test',
  '/%5Cevil.test',
  '/%2f%2fevil.test',
  '/%2F/evil.test',
  '/%09/evil.test',
  '/%00',
  '/%252fevil.test',
  '/%255cevil.test',
  '/a%252e%252e/b',
  'https:evil.test',
  'https://evil.test',
  'http:/evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '/redirect/cart',
  '/Redirect/redirect/cart',
  '/%',
  '/%e0%a4',
  `/${'a'.repeat(2001)}`,
];

describe('safePath', () => {
  it.each(HOSTILE)('refuses %j [ROUTE-72]', (target) => expect(safePath(target)).toBe(null));

  it('keeps path and query of this shop, without the fragment [ROUTE-72, STATE-06]', () => {
    expect(safePath('/category/list/0/12/%EA%B3%BC%EC%9D%BC%2F%EC%B1%84%EC%86%8C?order=PRICE_LOW#top')).toEqual({
      pathname: '/category/list/0/12/%EA%B3%BC%EC%9D%BC%2F%EC%B1%84%EC%86%8C',
      search: '?order=PRICE_LOW',
    });
    expect(safePath('/a/./b/../c')).toEqual({ pathname: '/a/c', search: '' });
    expect(safePath('/cart?next=//evil.test')).toEqual({ pathname: '/cart', search: '?next=//evil.test' });
  });

  it.prop([
    fc.string({ unit: fc.constantFrom('/', '\\', '.', '%', '2', 'f', '5', 'c', 'e', ':', 'a', '\t', '?', '#') }),
  ])('never leaves the origin, as a browser resolves it [ROUTE-72]', (text) => {
    const safe = safePath(`/${text}`);
    if (safe === null) return;
    const resolved = new URL(hrefOf(safe), 'https://shop.test');
    expect(resolved.origin).toBe('https://shop.test');
    expect(new URL(resolved.pathname, 'https://shop.test').origin).toBe('https://shop.test');
    expect(new URL(decodeURIComponent(resolved.pathname), 'https://shop.test').origin).toBe('https://shop.test');
  });

  it.prop([fc.webPath()])('is idempotent', (path) => {
    const once = safePath(path);
    fc.pre(once !== null);
    expect(safePath(hrefOf(once))).toEqual(once);
  });
});
