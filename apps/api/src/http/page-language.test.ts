import { describe, expect, it } from 'vitest';
import { pageLanguage } from './page-language.ts';

const languageOf = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  pageLanguage(new Request(`http://shop.test/page${query}`, { headers }));

describe('the language of a page of the backend', () => {
  it('is the one its address asks for, then the saved one, then the browser’s, then Korean', () => {
    expect(languageOf('?ui_locales=ko', { cookie: 'lang=en', 'accept-language': 'en' })).toBe('ko');
    expect(languageOf('', { cookie: 'theme=dark; lang=en', 'accept-language': 'ko' })).toBe('en');
    expect(languageOf('', { 'accept-language': 'en-US,ko;q=0.5' })).toBe('en');
    expect(languageOf('')).toBe('ko');
  });

  it('is not read from a cookie of another name, nor from a language the shop does not speak', () => {
    expect(languageOf('', { cookie: 'slang=en' })).toBe('ko');
    expect(languageOf('?ui_locales=fr', { cookie: 'lang=fr', 'accept-language': 'en' })).toBe('en');
  });
});
