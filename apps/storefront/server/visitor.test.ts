import { describe, expect, it } from 'vitest';
import { readVisitor } from './visitor.ts';

const visitor = (headers: Record<string, string>) =>
  readVisitor(new Request('http://shop.test/', { headers }), 'DealstoreApp');

describe('a visitor', () => {
  it.each([
    ['the saved cookie', { cookie: 'a=b; lang=en', 'accept-language': 'ko' }, 'en'],
    ['the browser, by its preference', { 'accept-language': 'fr, en;q=0.4, ko;q=0.9' }, 'ko'],
    ['the browser when the cookie names no language of ours', { cookie: 'lang=fr', 'accept-language': 'en-US' }, 'en'],
    ['Korean when nothing is known', {}, 'ko'],
  ])('reads %s [I18N-01, I18N-02, I18N-03, STATE-47]', (_from, headers, language) => {
    expect(visitor(headers).language).toBe(language);
  });

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'PC'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile', 'MOBILE_WEB'],
    ['Mozilla/5.0 (Linux; Android 15) DealstoreApp/1.2.3 (AOS)', 'AOS'],
    ['Mozilla/5.0 (iPhone) DealstoreApp/1.2.3 (IOS)', 'IOS'],
  ])('with %s is on %s', (userAgent, platform) => {
    expect(visitor({ 'user-agent': userAgent }).platform).toBe(platform);
  });

  it.each([
    ['a=b; theme=dark', 'dark'],
    ['theme=light', 'light'],
    ['theme="><script>', null],
    ['', null],
  ])('who sends the cookies %j sees the theme %j', (cookie, theme) => {
    expect(visitor({ cookie }).theme).toBe(theme);
  });

  it.each([
    ['cards=rows', true],
    ['cards=grid', false],
    ['cards=<b>', false],
    ['', false],
  ])('who sends the cookies %j sees lists in rows: %s', (cookie, rows) => {
    expect(visitor({ cookie }).rows).toBe(rows);
  });

  it('keeps a request id that can be one, and is given one otherwise', () => {
    expect(visitor({ 'x-request-id': 'abcdef-12345' }).requestId).toBe('abcdef-12345');
    expect(visitor({ 'x-request-id': '<script>' }).requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
