import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf, type CatalogueCall } from '../../testing/http/catalogue-call.ts';
import type { TestMember } from '../../testing/rows/member-rows.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { insertCompleteProduct } from '../../testing/rows/complete-product.ts';

let test: TestDatabase;
let look: CatalogueCall;
let writer: TestMember;
let other: TestMember;

beforeAll(async () => {
  test = await freshDatabase();
  ({ writer, other } = await insertCompleteProduct(test.database));
  look = catalogueOf(test.database);
});
afterAll(() => test.drop());

const product = (productNo: number | string, who = {}) => look(`/client/v1/display/products/${productNo}`, who);

describe('options', () => {
  it('come flat and level by level [GAP-02]', async () => {
    const { body } = await product('1/options');
    expect(body).toMatchObject({ type: 'COMBINATION', selectType: 'MULTI', labels: ['색상', '크기'] });
    expect(body.flatOptions[1]).toMatchObject({
      value: '빨강|소',
      addPrice: 1_000,
      buyPrice: 16_500,
      saleType: 'SOLD_OUT',
    });
    expect(body.inputs).toEqual([{ inputNo: 1, inputLabel: '각인', required: true }]);
    const [red, blue] = body.multiLevelOptions;
    expect(red).toMatchObject({ label: '색상', value: '빨강', optionNo: null, stockCnt: 4, saleType: 'AVAILABLE' });
    expect(red.children[1]).toMatchObject({
      label: '크기',
      value: '소',
      optionNo: 102,
      saleType: 'SOLD_OUT',
      children: [],
    });
    expect(blue).toMatchObject({ value: '파랑', addPrice: 500 });
    expect((await product('1/options', { language: 'en' })).body.multiLevelOptions[0]).toMatchObject({
      label: 'Colour',
      value: 'Red',
    });
  });
});

describe('swatches', () => {
  it('tell the color of a value in the language of the answer, and nothing that is no color [GAP-02]', async () => {
    expect((await product('1/options')).body.swatches).toEqual([{ label: '색상', value: '빨강', color: '#d13438' }]);
    const english = await product('1/options', { language: 'en' });
    expect(english.body.swatches).toEqual([{ label: 'Colour', value: 'Red', color: '#d13438' }]);
    expect((await product('3/options')).body.swatches).toEqual([]);
  });
});

describe('reviews', () => {
  it('come with their average, bars and number [GAP-07, ENTITY-54]', async () => {
    const { body } = await product('1/reviews');
    expect(body).toMatchObject({ rate: 4.2, totalCount: 30, photoTotalCount: 6 });
    expect(body.reviewRatingResponses.map((bar: { countOfRating: number }) => bar.countOfRating)).toEqual([
      20, 5, 0, 0, 5,
    ]);
    expect(body.items).toHaveLength(10);
    expect(body.items[0]).toMatchObject({ orderedOption: { optionName: '색상|크기', optionValue: '빨강|대' } });
  });

  it('name the option in the language of the answer', async () => {
    const { items } = (await product('1/reviews', { language: 'en' })).body;
    expect(items[0]).toMatchObject({ orderedOption: { optionName: 'Colour|Size', optionValue: 'Red|L' } });
  });

  it.each([
    ['RECOMMEND', 'recommendCnt', -1],
    ['REGISTER_YMDT', 'registerYmdt', -1],
    ['RATING_HIGH', 'rate', -1],
    ['RATING_LOW', 'rate', 1],
  ])('come page by page without gap or repeat by %s, with pictures or without [GAP-07]', async (order, field, sign) => {
    for (const [withFiles, count] of [
      [false, 30],
      [true, 6],
    ] as const) {
      const items = [];
      for (let pageNumber = 1; pageNumber <= 6; pageNumber += 1) {
        const { body } = await product(
          `1/reviews?order=${order}&hasAttachmentFile=${withFiles}&pageSize=7&pageNumber=${pageNumber}`,
        );
        items.push(...body.items);
        expect(body.totalCount).toBe(count);
      }
      expect(new Set(items.map((item) => item.reviewNo)).size).toBe(count);
      const keys = items.map((item) => item[field]);
      expect(keys).toEqual(keys.toSorted((left, right) => (left < right ? -sign : left > right ? sign : 0)));
    }
  });

  it('hide who wrote them and keep their pictures in order', async () => {
    const { items } = (await product('1/reviews?pageSize=100')).body;
    expect(new Set(items.map((item: { memberId: string }) => item.memberId))).toEqual(new Set(['hong****', '홍*동']));
    expect(items.find((item: { reviewNo: number }) => item.reviewNo === 5).fileUrls).toEqual(['/files/a', '/files/b']);
  });

  it.each([
    'order=WORST',
    'pageNumber=0',
    'pageNumber=101',
    'pageNumber=1000000000',
    'pageSize=1000',
    'hasAttachmentFile=1',
  ])('are refused: %s', async (query) => {
    const { status, body } = await product(`1/reviews?${query}`);
    expect([status, body.code]).toEqual([400, 'INVALID_REQUEST']);
  });
});

describe('inquiries', () => {
  it('come newest first; the words of a secret one only to its writer [GAP-10, ENTITY-55]', async () => {
    const itemsFor = async (who: object) => (await product('1/inquiries', who)).body;
    for (const who of [{}, { bearer: other.bearer }]) {
      const { totalCount, items } = await itemsFor(who);
      expect([totalCount, ...items.map((item: { inquiryNo: number }) => item.inquiryNo)]).toEqual([3, 3, 2, 1]);
      expect(items[1]).toMatchObject({
        secreted: true,
        title: '',
        content: '',
        answers: [],
        replied: true,
        memberId: '홍*동',
      });
      expect(JSON.stringify(items)).not.toContain('비밀');
    }
    const { items } = await itemsFor({ bearer: writer.bearer });
    expect(items[1]).toMatchObject({ title: '비밀 제목', content: '비밀 내용' });
    expect(items[2].answers).toMatchObject([{ content: '내일 도착합니다' }]);
  });

  it('leave out secret inquiries when requested [GAP-10]', async () => {
    const { body } = await product('1/inquiries?excludeSecret=true&pageSize=1&pageNumber=2');
    expect([body.totalCount, body.items[0].inquiryNo]).toEqual([2, 1]);
  });

  it('are counted as they come, turn secret and go [GAP-10]', async () => {
    const { database } = test;
    const countOf = async (): Promise<number> => (await product('1/inquiries?excludeSecret=true')).body.totalCount;
    const before = await countOf();
    await sql`
      insert into inquiry (inquiry_no, kind, type, product_no, writer_name, content, registered_at)
      select 900 + n, 'PRODUCT', 'PRODUCT', 1, 'hong****', '언제 오나요', now() from generate_series(1, 3) n`.execute(
      database,
    );
    expect(await countOf()).toBe(before + 3);
    await sql`update inquiry set secreted = true where inquiry_no = 901`.execute(database);
    await sql`update inquiry set deleted_at = now() where inquiry_no = 902`.execute(database);
    expect(await countOf()).toBe(before + 1);
    await sql`delete from inquiry where inquiry_no in (901, 902, 903)`.execute(database);
    expect(await countOf()).toBe(before);
  });
});
