import { describe, expect, it } from 'vitest';
import { pageLanguage } from './page-language.ts';

const asked = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  pageLanguage(new Request(`http://shop.test/page${query}`, { headers }));

describe('the language of a page of the backend', () => {
  it('is the one its address asks for, then the saved one, then the browser’s, then Korean', () => {
    expect(asked('?ui_locales=ko', { cookie: 'lang=en', 'accept-language': 'en' })).toBe('ko');
    expect(asked('', { cookie: 'theme=dark; lang=en', 'accept-language': 'ko' })).toBe('en');
    expect(asked('', { 'accept-language': 'en-US,ko;q=0.5' })).toBe('en');
    expect(asked('')).toBe('ko');
  });

  it('is not read from a cookie of another name, nor from a language the shop does not speak', () => {
    expect(asked('', { cookie: 'slang=en' })).toBe('ko');
    expect(asked('?ui_locales=fr', { cookie: 'lang=fr', 'accept-language': 'en' })).toBe('en');
  });
});
