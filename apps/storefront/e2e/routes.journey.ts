import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type RouteName, routeNames } from '../src/routes/paths.ts';
import { test, untilQuiet } from './journey.ts';
import { expectAccessible, expectSound } from './look.ts';
import { filledAddresses, type RouteAddresses } from './route-addresses.ts';
import { enter, wordsOf } from './shop.ts';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Routes that answer today otherwise than with a screen of their own. */
const STATUS: Partial<Record<RouteName, number>> = { temporaryEvent: 404, wrongPage: 404 };

/** Routes that `screens`, `account-screens` and `address` look at in every form; here they are looked at with `--soak`. */
const IN_EVERY_FORM: ReadonlySet<RouteName> = new Set([
  ...(['home', 'category', 'categoryList', 'brandCategory', 'exhibition', 'section', 'login', 'search'] as const),
  ...(['searchResult', 'product', 'event', 'notices', 'faq', 'privacy', 'sellers', 'wrongPage', 'cart'] as const),
  ...(['myPage', 'orders', 'orderDetail', 'orderSheet', 'orderComplete', 'cancelOrder', 'claimDetail'] as const),
  ...(['exchangeOrReturn', 'previousOrders', 'mostBought', 'recent', 'recentWish', 'coupons', 'points'] as const),
  ...(['expiringPoints', 'grade', 'membership', 'myNotices', 'myFaq', 'myReviews', 'writeReview'] as const),
  ...(['askProduct', 'myInquiries', 'myInquiryForm', 'inquiryForm', 'myInfo', 'editInfo'] as const),
  ...(['phoneCertification', 'alertSettings', 'loginDevices', 'serviceConsent', 'openSource', 'withdrawal'] as const),
  'withdrawalCertification',
]);

const languageOf = (locale: string | undefined) => (locale?.startsWith('en') === true ? 'en' : 'ko');

/** Logs a member in once for all tests that use it. */
function sessionOf(person: 'hong' | 'saebom') {
  let session: Session | null = null;
  return async (page: Page, locale: string | undefined): Promise<void> => {
    const words = wordsOf(locale);
    if (session === null) await enter(page, words, words[person]);
    else await page.context().addCookies(session.cookies);
    session ??= await page.context().storageState();
  };
}

/** Once for all tests of a form: the first member's addresses stay what they are. */
let known: RouteAddresses | null = null;
const addressesOf = async (page: Page): Promise<RouteAddresses> => (known ??= await filledAddresses(page));

test.describe('every route, with everything it can show', () => {
  const logIn = sessionOf('hong');

  for (const name of routeNames()) {
    const tag = IN_EVERY_FORM.has(name) ? '@soak' : [];
    test(`${name} is sound`, { tag }, async ({ page, locale }) => {
      await logIn(page, locale);
      const { [name]: path } = await addressesOf(page);
      await expectSound(page, { path, language: languageOf(locale), status: STATUS[name] ?? 200, complete: false });
    });
  }
});

test.describe('every route, to a member who has nothing', { tag: '@soak' }, () => {
  const logIn = sessionOf('hong');
  const logInNew = sessionOf('saebom');

  for (const name of routeNames()) {
    test(`${name} keeps nobody out`, async ({ page, locale }) => {
      if (known === null) await logIn(page, locale);
      const { [name]: path } = await addressesOf(page);
      await page.context().clearCookies();
      await logInNew(page, locale);
      await page.goto(path);
      await untilQuiet(page);
      await expectAccessible(page);
    });
  }
});

test.describe('every route, while the backend fails', { tag: '@soak' }, () => {
  const logIn = sessionOf('hong');

  for (const name of routeNames()) {
    test(`${name} keeps nobody out`, async ({ page, locale }) => {
      await logIn(page, locale);
      const { [name]: path } = await addressesOf(page);
      // Below another page, for what comes with a document has been answered by then.
      await page.goto('/error');
      await untilQuiet(page);
      await page.route('**/api/client/**', (route) =>
        route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":"INTERNAL_ERROR"}' }),
      );
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await untilQuiet(page);
      // Something is said, and not only the grey shapes of what does not come.
      await expect.poll(() => page.getByRole('main').innerText()).toMatch(/\S/);
      await expectAccessible(page);
    });
  }
});
