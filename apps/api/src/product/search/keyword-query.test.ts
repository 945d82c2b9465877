import { fc, it } from '@fast-check/vitest';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { keywordWords, queryOfWords } from './keyword-query.ts';
import { documentOf } from './tokens.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
});
afterAll(() => test.drop());

interface Match {
  readonly all: boolean;
  readonly inName: boolean;
  readonly asWords: boolean;
}

/** How a product of this name, in this category, is found by a keyword. */
async function matchOf(name: string, keyword: string, category = ''): Promise<Match | undefined> {
  const query = queryOfWords(keywordWords(keyword));
  if (query === null) return undefined;
  const { rows } = await sql<Match>`
    select document @@ ${query.all}::tsquery as "all", document @@ ${query.inName}::tsquery as "inName",
           document @@ ${query.asWords}::tsquery as "asWords"
    from (select ${documentOf({ product: [name], brand: [], categories: [category] })}::tsvector as document) product`.execute(
    test.database,
  );
  return rows[0];
}

/** Whether a product of this name is found by a keyword, and whether as a match in its name. */
async function match(name: string, keyword: string): Promise<'in name' | 'elsewhere' | null> {
  const found = await matchOf(name, keyword);
  if (found?.inName === true) return 'in name';
  return found?.all === true ? 'elsewhere' : null;
}

describe('a keyword', () => {
  it.each([
    ['이어폰 무선', 'in name'],
    ['무선이어폰', 'elsewhere'],
    ['이어', 'in name'],
    ['어폰', 'in name'],
    ['s25', 'in name'],
    ['25', 'in name'],
    ['gala', 'in name'],
    ['ㅁㅅ', 'in name'],
    ['ㅁㅅㅇㅇㅍ', 'in name'],
    ['ㅇㅇ', 'in name'],
    ['이엎ㅗ', 'in name'],
    ['무선 이어ㅍ', 'in name'],
    ['ㅁㅜㅅㅓㄴ', 'in name'],
    ['유선 이어폰', null],
    ['선', null],
    ['선이', null],
    ['axy', null],
  ])('%s finds 무선 이어폰 Galaxy S25: %s [GAP-03]', async (keyword, found) => {
    expect(await match('무선 이어폰 Galaxy S25', keyword)).toBe(found);
  });

  it('matches a single-letter keyword only as a whole word [GAP-03]', async () => {
    expect(await match('꿀 사과', '꿀')).toBe('in name');
    expect(await match('꿀떡', '꿀')).toBe(null);
  });

  it.each([
    ['50개', '종이컵 50개입'],
    ['3인', '식탁 3인용'],
    ['10매', '마스크 10매입'],
    ['50개', '종이컵 50개'],
    ['50개', '종이컵 50 개입'],
    ['갤럭시s', '갤럭시s25'],
  ])('%s finds what is called %s [GAP-03]', async (keyword, name) => {
    expect(await match(name, keyword)).toBe('in name');
  });

  it('of a number and a unit does not find another unit [GAP-03]', async () => {
    expect(await match('종이컵 50매입', '50개')).toBe(null);
  });

  it.each([
    ['무선 이어폰', 'ㅇㅇㅍ', true],
    ['무선 이어폰', 'ㅁㅅㅇㅇㅍ', true],
    ['무선 이어폰', 'ㅁㅅ ㅇㅇㅍ', true],
    ['아이스팩 포장', 'ㅇㅇㅅㅍ', true],
    ['아이스팩 포장', 'ㅇㅇㅅㅍㅍ', false],
    ['오이 무침', 'ㅇㅇ', true],
    ['무선 이어폰', 'ㅇㅇ', false],
    ['무선 이어폰', '이어', true],
    ['드라이어', '이어', false],
    ['무선 이어폰', '이어ㅍ', true],
  ])('in %s stands %s as words of it: %s [GAP-03]', async (name, keyword, asWords) => {
    expect(await matchOf(name, keyword)).toMatchObject({ inName: true, asWords });
  });

  it('that only the category has is found, but not in the name [GAP-03]', async () => {
    for (const keyword of ['이어폰', 'ㅇㅇㅍ', '이어ㅍ']) {
      expect(await matchOf('무선 헤드셋', keyword, '이어폰')).toEqual({ all: true, inName: false, asWords: false });
    }
  });

  it('is searched without words that say nothing, unless it has no others [GAP-03]', () => {
    expect(keywordWords('shoes for the women')).toEqual(['shoes', 'women']);
    expect(keywordWords('the')).toEqual(['the']);
  });

  it('without a letter asks for nothing [GAP-03]', () => {
    expect(queryOfWords(keywordWords('%%% _ '))).toBe(null);
  });

  const hangul = fc.string({
    unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code)),
  });
  const latin = fc.stringMatching(/^[a-z]{1,6}[0-9]{0,4}$/);
  const number = fc.stringMatching(/^[1-9][0-9]{0,3}$/);
  const syllables = hangul.filter((text) => text !== '');
  const mixed = fc
    .oneof(fc.tuple(number, syllables), fc.tuple(syllables, latin))
    .map(([before, after]) => `${before}${after}`);
  const name = fc.array(fc.oneof(hangul, latin, mixed), { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));

  it.prop([name, fc.nat(), fc.integer({ min: 2, max: 9 })], { numRuns: 60 })(
    'that is the beginning of any word, or a piece of a Korean one, finds the name [GAP-03]',
    async (product, from, length) => {
      const words = keywordWords(product).filter((word) => [...word].length > 1);
      const letters = [...(words[from % words.length] ?? '')];
      fc.pre(letters.length > 1);
      const start = /[a-z0-9]/.test(letters.join('')) ? 0 : from % (letters.length - 1);
      const piece = letters.slice(start, start + length).join('');
      expect(await match(product, piece)).toBe('in name');
    },
  );

  it.prop([fc.string({ unit: 'grapheme' })], { numRuns: 60 })('is never refused by PostgreSQL', async (keyword) => {
    await expect(match('사과', keyword)).resolves.not.toThrow();
  });
});
