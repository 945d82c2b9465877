import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { documentOf, normalizeKeyword } from './tokens.ts';

const documentOfName = (...product: readonly string[]) => documentOf({ product, brand: [], categories: [] });

describe('documentOf', () => {
  it('holds pairs of letters, single letters that are words, and whole Latin words [GAP-03]', () => {
    const document = documentOfName('[오늘특가] 제주 감귤 5kg', '꿀 사과 S25');
    for (const token of ['제주', '감귤', '사과', '꿀', '5kg', 'kg', '특가', 's25', '25']) {
      expect(document.split(' ')).toContain(`'${token}':1A`);
    }
  });

  it('tells the name, the brand, the categories and what only neighbors have together apart [GAP-03]', () => {
    const document = documentOf({ product: ['무선 이어폰'], brand: ['소리'], categories: ['음향', '무선'] }).split(' ');
    for (const token of [`'무선':1A`, `'소리':1B`, `'음향':1C`, `'선이':1D`]) expect(document).toContain(token);
    expect(document.filter((token) => token.startsWith(`'무선'`))).toEqual([`'무선':1A`]);
  });

  it('holds the keys of each word, and the initial consonants of each alone and with those that follow [GAP-03]', () => {
    const document = documentOf({ product: ['무선 이어폰'], brand: [], categories: ['음향 기기'] }).split(' ');
    for (const token of ['^at', '^atddv', '^ddv', '~antjs', '~dldjvhs']) expect(document).toContain(`'${token}':1A`);
    for (const token of ['^dg', '^dgrr', '~dmagid']) expect(document).toContain(`'${token}':1C`);
  });

  it('keeps within bounds, however long the names [GAP-03]', () => {
    expect(documentOfName(...[...'가나다라'].map((letter) => letter.repeat(200))).length).toBeLessThan(1_000);
  });

  it.prop([fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 })])(
    'holds nothing that means something to a tsvector',
    (names) => {
      expect(documentOfName(...names)).toMatch(/^(?:'[~^]?[\p{L}\p{N}]+'(?::1[A-D]) ?)*$/u);
    },
  );
});

describe('normalizeKeyword', () => {
  it('leaves letters and digits in one width and case, and jamo as they were typed [GAP-03]', () => {
    expect(normalizeKeyword(' 무선-이어폰  ＰＲＯ')).toBe('무선 이어폰 pro');
    expect(normalizeKeyword('ㅇㅇㅍ')).toBe('ㅇㅇㅍ');
    expect(normalizeKeyword('이어폰'.normalize('NFD'))).toBe('이어폰');
  });
});
