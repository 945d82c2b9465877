import { describe, expect, it } from 'vitest';
import { openTarget } from './open-target.ts';

const ORIGIN = 'https://shop.test';

describe('openTarget', () => {
  it.each([
    ['https://shop.test/product/3?rid=1', '/product/3?rid=1'],
    ['/myPage/gift', '/myPage/gift'],
  ])('leads by %s to %s', (url, path) => expect(openTarget(url, ORIGIN)).toBe(path));

  it.each([
    'https://evil.test/product/3',
    'https://shop.test.evil.test/',
    'https://shop.test@evil.test/',
    '//evil.test',
    'javascript:alert(1)',
    'intent://x#Intent;scheme=https;end',
    'https://shop.test//evil.test',
    'https://shop.test/\\evil.test',
    'https://shop.test/redirect/x',
    'https://shop.test',
    '',
  ])('refuses %s', (url) => expect(openTarget(url, ORIGIN)).toBe(null));
});
