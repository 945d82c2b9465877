import { HOUR_MS, isCommerceError, NO_CHOICE, WITHHELD_COUNT_LIMIT } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, type App } from '../src/app.ts';
import { keywordWords, queryOfWords } from '../src/product/search/keyword-query.ts';
import { DEMO_TEMPLATE } from '../src/testing/database/demo-template.ts';
import { pairwiseGets, type GetRequest } from '../src/testing/http/pairwise-gets.ts';
import { logInAs } from '../src/testing/rows/member-rows.ts';
import {
  MARKER_PRICE,
  addToWishesAndRecent,
  giveGift,
  idsByParameter,
  proveAge,
  ADULT_MARKER,
  markAdultGoods,
  MARKER_PRICE_PATTERN,
} from '../src/testing/rows/adult-goods.ts';
import { testParts, TEST_ORIGIN } from '../src/testing/http/test-call.ts';
import { freshDatabase, type TestDatabase } from '../src/testing/database/test-database.ts';
import { httpPorts } from './suite-shop.ts';

const PEOPLE = { adult: 1, minor: 2, otherCarrier: 3, lapsed: 4 } as const;
type Person = keyof typeof PEOPLE;

let demo: TestDatabase;
let app: App;
let gets: readonly GetRequest[];
let secrets: readonly string[];
let adultNos: readonly number[];
const bearers = new Map<Person, string>();
const sheets = new Map<Person, string>();
const clock = simulatedClock();

beforeAll(async () => {
  demo = await freshDatabase({ template: DEMO_TEMPLATE });
  const { database } = demo;
  const goods = await database
    .selectFrom('product')
    .select(['productNo', 'productName', 'productNameEn', 'listImageUrl', 'categoryNo', 'brandNo', 'partnerNo'])
    .where('adult', '=', true)
    .orderBy('productNo')
    .execute();
  adultNos = goods.map(({ productNo }) => productNo);
  const pictures = await database.selectFrom('productImage').select('url').where('productNo', 'in', adultNos).execute();
  const drawn = [...goods.map(({ listImageUrl }) => listImageUrl), ...pictures.map(({ url }) => url)];
  // The words of a picture are what tells: the same bottle is drawn in many sizes.
  secrets = [
    ...new Set([
      ADULT_MARKER,
      ...goods.flatMap(({ productName, productNameEn }) => [productName, productNameEn]),
      ...drawn.map((url) => url.split('.').at(-2) ?? url),
    ]),
  ];
  await markAdultGoods(database, adultNos);

  const parts = testParts(database, { clock });
  app = createApp(parts);
  const options = await database
    .selectFrom('productOption')
    .select(['productNo', 'optionNo'])
    .where('productNo', 'in', adultNos)
    .where('stockCnt', '>', 0)
    .orderBy('optionNo')
    .execute();
  const bought = [...Map.groupBy(options, ({ productNo }) => productNo).values()].slice(0, 3).map(([first]) => ({
    productNo: first?.productNo ?? 0,
    optionNo: first?.optionNo ?? 0,
    orderCnt: 1,
  }));
  for (const [person, memberNo] of Object.entries(PEOPLE) as [Person, number][]) {
    const { bearer } = await logInAs(database, memberNo);
    bearers.set(person, bearer);
    const ports = httpPorts(parts, async () => bearer);
    await proveAge(database, memberNo, -10);
    await ports.cartApi.add(bought);
    sheets.set(person, await ports.orderApi.createSheet({ type: 'direct', products: bought }));
    await addToWishesAndRecent(database, memberNo, adultNos);
  }
  await database
    .updateTable('member')
    .set({ adultVerifiedAt: null, adultMethod: null, adultExpiresAt: null })
    .where('memberNo', 'in', [PEOPLE.minor, PEOPLE.otherCarrier])
    .execute();
  await proveAge(database, PEOPLE.lapsed, -366);

  const gift = await giveGift(
    database,
    { from: PEOPLE.adult, to: PEOPLE.minor, orderSheetNo: sheets.get('adult') ?? '' },
    clock.now(),
  );
  const numbers = await idsByParameter(database);
  const words = goods.slice(0, 4).map(({ productName }) => productName.split(' ').at(-2) ?? productName);
  gets = pairwiseGets({
    ...numbers,
    productNo: [...adultNos, adultNos[0] === undefined ? 1 : adultNos[0] - 1],
    productNos: [adultNos.slice(0, 50).join(',')],
    keyword: [ADULT_MARKER, ...words, ...goods.slice(0, 2).map(({ productName }) => productName)],
    categoryNo: [...new Set(goods.map(({ categoryNo }) => categoryNo))],
    brandNo: [...new Set(goods.flatMap(({ brandNo }) => brandNo ?? []))].slice(0, 4),
    partnerNo: [...new Set(goods.map(({ partnerNo }) => partnerNo))].slice(0, 4),
    minPrice: [MARKER_PRICE],
    maxPrice: [990_000_000],
    orderSheetNo: [...sheets.values()],
    giftId: [gift.giftNo],
    token: [gift.token],
    cartNo: [''],
    code: ['000', '011'],
    codeVerifier: ['v'.repeat(43)],
    category: ['배송'],
    brandNos: ['1,2'],
    type: ['USE', 'YOUTH_PROTECTION'],
    cursor: ['eA'],
    pageSize: [50],
    size: [50],
    pageNumber: [2],
    page: [2],
    startYmd: ['2026-01-01'],
    endYmd: ['2026-12-31'],
    orderRequestTypes: ['PAY_DONE,BUY_CONFIRM'],
  });
});
afterAll(() => demo.drop());

async function answerTo({ path }: Pick<GetRequest, 'path'>, person: Person | 'guest', language: 'ko' | 'en') {
  const headers = new Headers({ 'accept-language': language, 'x-request-id': 'withheld' });
  const bearer = person === 'guest' ? undefined : bearers.get(person);
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
  const response = await app(new Request(`${TEST_ORIGIN}${path}`, { headers }));
  return { status: response.status, text: await response.text() };
}

const languageOf = (index: number) => (index % 2 === 0 ? 'ko' : 'en');

/** Which secret an answer holds; null for none. */
function secretIn(text: string): string | null {
  const plain = text.includes('%') ? decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, '%25')) : text;
  return secrets.find((secret) => plain.includes(secret)) ?? MARKER_PRICE_PATTERN.exec(plain)?.[0] ?? null;
}

describe('every GET of the contract', () => {
  // NOTE: first, so that whatever an answer is kept for later would be an adult's.
  it('answers an adult wherever the goods are met, so that the search would find a leak [ROLE-05]', async () => {
    const telling = new Set<string>();
    for (const [index, get] of gets.entries()) {
      const { text } = await answerTo(get, 'adult', languageOf(index));
      if (secretIn(text) !== null) telling.add(get.operationId);
    }
    expect([...telling]).toEqual(
      expect.arrayContaining([
        'searchProducts',
        'getProduct',
        'getProducts',
        'getProductOptions',
        'getProductReviews',
        'getProductInquiries',
        'getCart',
        'getOrderSheet',
      ]),
    );
  });

  it.each(['guest', 'minor', 'otherCarrier', 'lapsed'] as const)(
    'keeps names, prices, pictures and words of adult goods from a %s [ROLE-04, ROLE-05]',
    async (person) => {
      expect(adultNos.length).toBeGreaterThan(10);
      const leaks: string[] = [];
      for (const [index, get] of gets.entries()) {
        const { status, text } = await answerTo(get, person, languageOf(index));
        const secret = secretIn(text);
        if (secret !== null || status >= 500) leaks.push(`${status} ${get.operationId} ${get.path}: ${secret}`);
      }
      expect(leaks.slice(0, 20)).toEqual([]);
    },
  );
});

describe('how many goods for adults a word finds', () => {
  const search = async (query: Readonly<Record<string, string>>, person: Person | 'guest') => {
    const path = `/client/v1/display/products/search?${new URLSearchParams(query)}`;
    return JSON.parse((await answerTo({ path }, person, 'ko')).text);
  };

  it.each(['guest', 'minor', 'otherCarrier', 'lapsed'] as const)(
    'is the only thing a %s learns, under any filter [ROLE-04, ROLE-05]',
    async (person) => {
      const withheldCnt = Math.min(adultNos.length, WITHHELD_COUNT_LIMIT);
      const bounds = [
        {},
        { maxPrice: '1' },
        { minPrice: String(MARKER_PRICE) },
        { freeDelivery: 'true' },
        { brandNo: '1' },
      ];
      for (const bound of bounds) {
        // What is told of a brand that is asked for is told under words that find nothing at all, too.
        const { brands } = await search({ keyword: 'qzxjwvk', ...bound }, person);
        expect(brands.filter(({ count }: { readonly count: number }) => count > 0)).toEqual([]);
        expect(await search({ keyword: ADULT_MARKER, ...bound }, person)).toMatchObject({
          withheldCnt,
          totalCount: 0,
          minPrice: 0,
          maxPrice: 0,
          brands,
          depth1Categories: [],
          relaxed: null,
          items: [],
        });
      }
    },
  );

  it('is 0 for an adult, who sees them [ROLE-05]', async () => {
    const { withheldCnt, totalCount } = await search({ keyword: ADULT_MARKER }, 'adult');
    expect([withheldCnt, totalCount]).toEqual([0, adultNos.length]);
  });
});

describe('a read without a request', () => {
  it('answers a guest no more than a request would [ROLE-04, ROLE-05]', async () => {
    const leaks: string[] = [];
    let read = 0;
    for (const [index, { question, path }] of gets.entries()) {
      const answer = await app.read({ ...question, headers: { 'accept-language': languageOf(index) } });
      if (answer === undefined) continue;
      read += 1;
      const secret = secretIn(JSON.stringify(answer));
      if (secret !== null) leaks.push(`${path}: ${secret}`);
    }
    expect(read).toBeGreaterThan(100);
    expect(leaks.slice(0, 20)).toEqual([]);
  });
});

describe('what may be done with adult goods', () => {
  it.each(['minor', 'otherCarrier', 'lapsed'] as const)(
    'is refused to a %s for cart, order and a sheet opened before [ROLE-05, ROLE-07]',
    async (person) => {
      const bearer = bearers.get(person) ?? '';
      const { cartApi, orderApi } = httpPorts(testParts(demo.database, { clock }), async () => bearer);
      const { optionNo, productNo } = await demo.database
        .selectFrom('productOption')
        .select(['productNo', 'optionNo'])
        .where('productNo', 'in', [...adultNos])
        .where('stockCnt', '>', 0)
        .executeTakeFirstOrThrow();
      const wanted = [{ productNo, optionNo, orderCnt: 1 }];
      const refusal = (attempt: Promise<unknown>) =>
        attempt.then(
          () => 'done',
          (error: unknown) => (isCommerceError(error) ? error.code : String(error)),
        );
      expect(await refusal(cartApi.add(wanted))).toBe('ADULT_ONLY');
      expect(await refusal(orderApi.createSheet({ type: 'direct', products: wanted }))).toBe('ADULT_ONLY');
      const sheetNo = sheets.get(person) ?? '';
      const choice = NO_CHOICE;
      expect(await refusal(orderApi.sheet(sheetNo))).toBe('ADULT_ONLY');
      expect(await refusal(orderApi.calculate(sheetNo, choice))).toBe('ADULT_ONLY');
    },
  );
});

describe('a proof of age', () => {
  it('ends by the clock, in the middle of a session [ROLE-05]', async () => {
    const [productNo] = adultNos;
    const get = { operationId: 'getProduct', path: `/client/v1/display/products/${productNo}` };
    const expiresAt = new Date(clock.now() + HOUR_MS);
    await demo.database.updateTable('member').set({ adultExpiresAt: expiresAt }).where('memberNo', '=', 1).execute();
    clock.advance(HOUR_MS - 1);
    expect(secretIn((await answerTo(get, 'adult', 'ko')).text)).toBe(ADULT_MARKER);
    clock.advance(1);
    expect(secretIn((await answerTo(get, 'adult', 'ko')).text)).toBeNull();
  });
});

describe('the words of the search box', () => {
  it('name no goods that are for adults alone [ROLE-05]', async () => {
    const keywords = await demo.database.selectFrom('searchKeyword').select('keyword').execute();
    const findsAny = async (adult: boolean, query: string): Promise<boolean> => {
      const { rows } = await sql`
        select from product_listing where adult = ${adult} and document @@ ${query}::tsquery limit 1`.execute(
        demo.database,
      );
      return rows.length > 0;
    };
    expect(keywords).not.toHaveLength(0);
    for (const { keyword } of keywords) {
      const query = queryOfWords(keywordWords(keyword))?.all ?? '';
      expect([keyword, (await findsAny(true, query)) && !(await findsAny(false, query))]).toEqual([keyword, false]);
    }
  });
});
