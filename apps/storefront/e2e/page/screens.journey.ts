import { expect, type Page } from '@playwright/test';
import { type RouteName, routeNames } from '../../src/routes/paths.ts';
import { accountWordsOf } from '../support/account.ts';
import { test } from '../support/journey.ts';
import { expectSound } from '../support/accessibility.ts';
import { filledAddresses, type RouteAddresses, statusOf } from '../support/route-addresses.ts';
import { sessionOf } from '../support/keep-session.ts';
import { languageOf, type ListedProduct } from '../support/shop.ts';

const PUBLIC = [
  { name: 'the home [ROUTE-01]', path: '/' },
  { name: 'the deals', path: '/?tab=deal' },
  { name: 'the best sellers', path: '/?tab=best' },
  { name: 'the limited goods', path: '/?tab=limited' },
  { name: 'the exhibitions', path: '/?tab=exhibitions' },
  { name: 'the events', path: '/?tab=events' },
  { name: 'the categories [ROUTE-03]', path: '/category' },
  { name: 'the list of a category [ROUTE-04]', path: '/category/list/1/101/-' },
  { name: 'a category by its brands [ROUTE-05]', path: '/brand/category/100' },
  { name: 'an exhibition [ROUTE-06]', path: '/exhibition/1' },
  { name: 'a section [ROUTE-08]', path: '/section/1' },
  { name: 'the log-in [ROUTE-09]', path: '/auth/login' },
  { name: 'the search [ROUTE-14]', path: '/search' },
  { name: 'a search result [ROUTE-15]', path: '/search/result?keyword=%EC%BB%A4%ED%94%BC' },
  { name: 'an event [ROUTE-65]', path: '/event/1' },
  { name: 'the notices [ROUTE-58]', path: '/notice' },
  { name: 'the questions asked often [ROUTE-60]', path: '/faq' },
  { name: 'a search among them without a result', path: '/faq?keyword=zzqqxx' },
  { name: 'the privacy policy [ROUTE-68]', path: '/etc/personal' },
  { name: 'the sellers [ROUTE-70]', path: '/etc/seller' },
  { name: 'the wrong page [ROUTE-74, ERR-24]', path: '/nothing/here', status: 404 },
] as const;

/** Screens that ask for something only once it is clear what this browser holds, or that nothing was found. */
const ASKING = [
  { name: 'a search without a result [ROUTE-15]', path: '/search/result?keyword=zzqqxx' },
  { name: 'the empty cart [ROUTE-66]', path: '/cart' },
] as const;

const PRODUCTS = [
  { name: 'a product [ROUTE-16]', query: 'keyword=%EC%9D%B4%EC%96%B4%ED%8F%B0', is: isOnSale },
  {
    name: 'a sold-out product',
    query: 'keyword=%EC%9D%B4%EC%96%B4%ED%8F%B0',
    is: (item: ListedProduct) => item.isSoldOut,
  },
  {
    name: 'a product for adults, to a guest',
    query: 'categoryNo=400',
    is: (item: ListedProduct) => item.withheld === 'ADULT',
  },
  {
    name: 'a product for one telecom, to a guest',
    query: 'keyword=%EC%9D%B4%EC%96%B4%ED%8F%B0',
    is: (item: ListedProduct) => item.telecomOnly,
  },
] as const;

function isOnSale(item: ListedProduct): boolean {
  return !item.isSoldOut && item.withheld === null && item.saleStatusType === 'ONSALE';
}

test.describe('to anyone', () => {
  for (const { name, path, ...rest } of PUBLIC) {
    test(`shows ${name} without errors or accessibility violations, whole in its document [I18N-05]`, async ({
      page,
      locale,
    }) => {
      await expectSound(page, { path, language: languageOf(locale), complete: true, ...rest });
    });
  }

  for (const { name, path } of ASKING) {
    test(`shows ${name} without errors or accessibility violations [I18N-05]`, async ({ page, locale }) => {
      await expectSound(page, { path, language: languageOf(locale), complete: false });
    });
  }

  for (const { name, query, is } of PRODUCTS) {
    test(`shows ${name} without errors or accessibility violations, whole in its document [I18N-05]`, async ({
      page,
      locale,
    }) => {
      const answer = await page.request.get(`/api/client/v1/display/products/search?pageSize=100&${query}`);
      const { items }: { readonly items: readonly ListedProduct[] } = await answer.json();
      const product = items.find(is);
      if (product === undefined) throw new Error(`the demo has not ${name}`);
      await expectSound(page, { path: `/product/${product.productNo}`, language: languageOf(locale), complete: true });
    });
  }

  test("shows one of today's deals without errors or accessibility violations, whole in its document [I18N-05]", async ({
    page,
    locale,
  }) => {
    const answer = await page.request.get('/api/client/v1/display/timed-deal');
    const { items }: { readonly items: readonly { readonly product: ListedProduct }[] } = await answer.json();
    await expectSound(page, {
      path: `/product/${items[0]?.product.productNo}`,
      language: languageOf(locale),
      complete: true,
    });
  });
});

/** Routes that PUBLIC and PRODUCTS show to anyone. */
const SHOWN_TO_ANYONE: ReadonlySet<RouteName> = new Set([
  ...([
    'home',
    'category',
    'categoryList',
    'brandCategory',
    'exhibition',
    'section',
    'search',
    'searchResult',
  ] as const),
  ...(['product', 'event', 'notices', 'faq', 'privacy', 'sellers', 'wrongPage'] as const),
]);

/** Of a member's routes, those whose document brings all they show. */
const WHOLE: ReadonlySet<RouteName> = new Set([
  ...(['myInfo', 'editInfo', 'phoneCertification', 'alertSettings', 'loginDevices', 'serviceConsent'] as const),
  ...(['openSource', 'withdrawal', 'withdrawalCertification'] as const),
]);

/** What a route shows by another address, with the status it answers. */
const OTHERWISE: readonly (readonly [name: string, path: (filled: RouteAddresses) => string, status?: number])[] = [
  ['my claims', ({ orders }) => `${orders}?tab=claim`],
  ['the form of an exchange', ({ exchangeOrReturn }) => exchangeOrReturn.replace('=return', '=exchange')],
  ['the choice of a return or an exchange', ({ exchangeOrReturn }) => exchangeOrReturn.replace('?claim=return', '')],
  ['what may be reviewed', () => '/myPage/review/writable'],
  ['the inquiries to the shop', ({ myInquiries }) => `${myInquiries}?tab=mallQna`],
  ['an optional consent', () => '/myPage/myInfo/serviceConsent/PI_COLLECTION_AND_USE_OPTIONAL'],
  ['a consent that does not exist', () => '/myPage/myInfo/serviceConsent/NOTHING', 404],
  ['one open-source notice', ({ openSource }) => `${openSource}?shown=PostgreSQL%4018.4`],
];

test.describe('to a member', () => {
  const logIn = sessionOf('hong');
  let addresses: RouteAddresses | null = null;
  const filled = async (page: Page): Promise<RouteAddresses> => (addresses ??= await filledAddresses(page));

  test.beforeEach(({ page, locale }) => logIn(page, locale));

  for (const name of routeNames().filter((route) => !SHOWN_TO_ANYONE.has(route))) {
    test(`shows ${name}, with everything it can show, without errors or accessibility violations [I18N-05]`, async ({
      page,
      locale,
    }) => {
      const { [name]: path } = await filled(page);
      await expectSound(page, {
        path,
        language: languageOf(locale),
        status: statusOf(name),
        complete: WHOLE.has(name),
      });
    });
  }

  for (const [name, pathOf, status = 200] of OTHERWISE) {
    test(`shows ${name} without errors or accessibility violations [I18N-05]`, async ({ page, locale }) => {
      const path = pathOf(await filled(page));
      await expectSound(page, { path, language: languageOf(locale), status, complete: false });
    });
  }

  test('says what a withdrawal waits for, and asks for no certification without a reason [ROUTE-32, ROUTE-33]', async ({
    page,
    locale,
  }) => {
    const words = accountWordsOf(locale);
    const { withdrawal, withdrawalCertification } = await filled(page);
    await page.goto(withdrawal);
    await expect(page.getByText(words.open)).toBeVisible();
    await page.goto(withdrawalCertification);
    await expect(page.getByText(words.noReason)).toBeVisible();
  });
});
