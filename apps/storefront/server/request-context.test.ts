import { describe, expect, it } from 'vitest';
import { backendHeaders } from './backend-headers.ts';
import { readRequestContext } from './request-context.ts';

const contextOf = (headers: Record<string, string>) =>
  readRequestContext(new Request('http://shop.test/', { headers }), 'DealstoreApp');

describe('the context of a request', () => {
  it.each([
    ['the saved cookie', { cookie: 'a=b; lang=en', 'accept-language': 'ko' }, 'en'],
    ['the browser, by its preference', { 'accept-language': 'fr, en;q=0.4, ko;q=0.9' }, 'ko'],
    ['the browser when the cookie names no language of ours', { cookie: 'lang=fr', 'accept-language': 'en-US' }, 'en'],
    ['Korean when nothing is known', {}, 'ko'],
  ])('reads the language from %s [I18N-01, I18N-02, I18N-03, STATE-47]', (_from, headers, language) => {
    expect(contextOf(headers).language).toBe(language);
  });

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'PC'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile', 'MOBILE_WEB'],
    ['Mozilla/5.0 (Linux; Android 15) DealstoreApp/1.2.3 (AOS)', 'AOS'],
    ['Mozilla/5.0 (iPhone) DealstoreApp/1.2.3 (IOS)', 'IOS'],
  ])('with the user agent %s is on the platform %s', (userAgent, platform) => {
    expect(contextOf({ 'user-agent': userAgent }).platform).toBe(platform);
  });

  it('tells the backend of a member’s app or phone, whose coupons differ', () => {
    const deviceHeaders = (userAgent: string, bearer: string | null) => {
      const headers = backendHeaders(contextOf({ 'user-agent': userAgent }), bearer);
      return [headers.get('connect-type'), headers.get('phone-os')];
    };
    expect(deviceHeaders('Mozilla/5.0 (Linux; Android 15) DealstoreApp/1.2.3 (AOS)', 'token')).toEqual(['APP', 'AOS']);
    expect(deviceHeaders('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'token')).toEqual(['WEB', 'IOS']);
    expect(deviceHeaders('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', null)).toEqual([null, null]);
  });

  it.each([
    ['a=b; theme=dark', 'dark'],
    ['theme=light', 'light'],
    ['theme="><script>', null],
    ['', null],
  ])('with the cookies %j has the theme %j', (cookie, theme) => {
    expect(contextOf({ cookie }).theme).toBe(theme);
  });

  it.each([
    ['cards=rows', 'rows'],
    ['cards=grid', 'columns'],
    ['cards=<b>', 'columns'],
    ['', 'columns'],
  ])('with the cookies %j shows lists in %s', (cookie, layout) => {
    expect(contextOf({ cookie }).cardLayout).toBe(layout);
  });

  it('takes over a valid request id, and gets a new one otherwise', () => {
    expect(contextOf({ 'x-request-id': 'abcdef-12345' }).requestId).toBe('abcdef-12345');
    expect(contextOf({ 'x-request-id': '<script>' }).requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
