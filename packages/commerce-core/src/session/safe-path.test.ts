import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { epochMs } from '../value/time.ts';
import { PENDING_TARGET_LIFE_MS, pendingTarget, readIntent, readPendingTarget } from './pending-target.ts';
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

  it.prop([fc.webPath()])('is settled after one pass', (path) => {
    const once = safePath(path);
    fc.pre(once !== null);
    expect(safePath(hrefOf(once))).toEqual(once);
  });
});

describe('pendingTarget', () => {
  const now = epochMs(1_795_143_600_000);

  it('is read back with its intent until ten minutes have passed [STATE-06, STATE-21]', () => {
    const saved = JSON.stringify(pendingTarget('/product/7?x=1', { kind: 'buy-now', productNo: 7 }, now));
    expect(readPendingTarget(saved, now)).toMatchObject({
      path: '/product/7?x=1',
      intent: { kind: 'buy-now', productNo: 7 },
    });
    expect(readPendingTarget(saved, epochMs(now + PENDING_TARGET_LIFE_MS))).not.toBe(null);
    expect(readPendingTarget(saved, epochMs(now + PENDING_TARGET_LIFE_MS + 1))).toBe(null);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"path":1}',
    '{"path":"//evil.test","savedAt":1795143600000}',
    '{"path":"/cart","savedAt":1895143600000}',
  ])('reads nothing from %j', (json) => expect(readPendingTarget(json, now)).toBe(null));

  it('knows four intents and nothing else', () => {
    expect(readIntent({ kind: 'coupon', couponNo: 3 })).toEqual({ kind: 'coupon', couponNo: 3 });
    expect(readIntent({ kind: 'wish', productNo: 3, extra: 1 })).toEqual({ kind: 'wish', productNo: 3 });
    for (const value of [
      null,
      1,
      'wish',
      {},
      { kind: 'pay', productNo: 1 },
      { kind: 'wish', productNo: 0 },
      { kind: 'gift', productNo: '1' },
    ]) {
      expect(readIntent(value)).toBe(null);
    }
  });
});
