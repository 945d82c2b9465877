import { describe, expect, it } from 'vitest';
import { keepLanguage } from './one-language.ts';

const INLINE = `export const t = defineText({ ko: { a: '가' }, en: { a: 'a' } });`;
const NAMED = `const ko = { a: '가' };\nconst en = { a: 'a' };\nexport const t = defineText({ ko, en });`;

describe('a build in one language', () => {
  it('holds no word of the other', () => {
    expect(keepLanguage(INLINE, 'ko').replaceAll(/\s/g, '')).toBe(`exportconstt=defineText({ko:{a:'가'},});`);
    expect(keepLanguage(INLINE, 'en').replaceAll(/\s/g, '')).toBe(`exportconstt=defineText({en:{a:'a'}});`);
  });

  it('lets go of messages that are declared apart', () => {
    expect(keepLanguage(NAMED, 'en')).toContain('defineText({  en })');
  });

  it('takes both out of step in every call of a file, and leaves other code alone', () => {
    const code = `${INLINE.replace('t =', 'one =')}\n${INLINE}\nexport const other = { ko: 1, en: 2 };`;
    const output = keepLanguage(code, 'ko');
    expect(output).not.toContain(`en: { a`);
    expect(output).toContain('{ ko: 1, en: 2 }');
  });
});
