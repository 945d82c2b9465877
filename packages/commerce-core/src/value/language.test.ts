import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { chooseLanguage, isLanguage } from './language.ts';

describe('chooseLanguage', () => {
  it('prefers the saved language over the browser’s [I18N-01]', () => {
    expect(chooseLanguage({ cookie: 'en', acceptLanguage: 'ko' })).toBe('en');
    expect(chooseLanguage({ cookie: 'ko', acceptLanguage: 'en' })).toBe('ko');
  });

  it.each([
    ['en-US,en;q=0.9,ko;q=0.8', 'en'],
    ['en;q=0.5,ko;q=0.9', 'ko'],
    ['fr-FR,fr;q=0.9,en;q=0.3', 'en'],
    ['KO-kr', 'ko'],
    ['en;q=0, ko;q=0.1', 'ko'],
    ['en;q=0', 'ko'],
    ['ja,*;q=0.5', 'ko'],
    ['', 'ko'],
    [';q=;;,,', 'ko'],
    [['ja', 'en-GB', 'ko'], 'en'],
  ] as const)('otherwise takes the first of ko and en in %j [I18N-02, I18N-04]', (acceptLanguage, language) => {
    expect(chooseLanguage({ cookie: 'de', acceptLanguage })).toBe(language);
  });

  it('is Korean when nothing is known [I18N-03, CONST-28]', () => {
    expect(chooseLanguage({})).toBe('ko');
    expect(chooseLanguage({ cookie: null, acceptLanguage: null })).toBe('ko');
  });

  it.prop([fc.string(), fc.string()])('answers a language to anything', (cookie, acceptLanguage) => {
    expect(isLanguage(chooseLanguage({ cookie, acceptLanguage }))).toBe(true);
  });
});
