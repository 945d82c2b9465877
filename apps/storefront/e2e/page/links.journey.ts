import { expect, type Page } from '@playwright/test';
import { test, untilNextSecond, untilQuiet } from '../support/journey.ts';
import { buyableProducts, enter, putIntoCart, wordsOf } from '../support/shop.ts';

/** How many links of one shape (digits and words of a list left out) are followed from the pages looked at. */
const PER_SHAPE = 2;

const WRONG_PAGE = { ko: '페이지를 찾을 수 없어요', en: 'Page not found' } as const;

/** Pages everyone may open, found as a shopper would find them. */
async function openPages(page: Page): Promise<readonly string[]> {
  const [product] = await buyableProducts(page, '이어폰');
  await page.goto('/category');
  const list = page.locator('main a[href*="/category/list/"]').first();
  const listPath = await list.getAttribute('href');
  const tabs = ['deal', 'best', 'limited', 'exhibitions', 'events'].map((tab) => `/?tab=${tab}`);
  const search = `/search/result?keyword=${encodeURIComponent('이어폰')}`;
  const product1 = `/product/${product?.productNo}`;
  return [
    '/',
    ...tabs,
    '/category',
    listPath ?? '',
    '/search',
    search,
    product1,
    '/cart',
    '/etc/seller',
    '/etc/personal',
  ];
}

/** Links to places of this shop that a page shows once everything on it has come. */
async function linksOf(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  for (let screens = 0; screens < 8; screens += 1) await page.mouse.wheel(0, 1_500);
  await untilQuiet(page);
  return page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('#')[0] ?? ''));
}

/** What several links have in common: `/product/7` and `/product/8` are alike. */
function shapeOf(href: string): string {
  return decodeURIComponent(href)
    .replace(/\?.*/, '?')
    .replace(/(\/category\/list\/).*/, '$1')
    .replaceAll(/\d+/g, 'N');
}

/** Follows the links of pages and tells those that lead nowhere, each with the page it is on. */
async function brokenLinks(page: Page, paths: readonly string[], language: 'ko' | 'en'): Promise<readonly string[]> {
  const followed = new Map<string, Set<string>>();
  const broken: string[] = [];
  for (const path of paths) {
    const fresh = (await linksOf(page, path)).filter((href) => {
      const hrefs = followed.get(shapeOf(href)) ?? new Set();
      followed.set(shapeOf(href), hrefs);
      if (hrefs.has(href) || hrefs.size >= PER_SHAPE) return false;
      hrefs.add(href);
      return true;
    });
    // One after the other: a host that makes forty pages at once tells some callers to come back later.
    for (const href of fresh) {
      const fault = await follow(page, href, language);
      if (fault !== null) broken.push(`${fault} on ${path}`);
    }
  }
  expect(followed.size).toBeGreaterThan(10);
  return broken;
}

/** Opens a link without showing it; null when it leads to a page, else what came instead. */
async function follow(page: Page, href: string, language: 'ko' | 'en'): Promise<string | null> {
  const answer = await page.request.get(href, { headers: { 'accept-language': language, accept: 'text/html' } });
  const isWrong = (await answer.text()).includes(`<title>${WRONG_PAGE[language]}`);
  return answer.status() === 200 && !isWrong ? null : `${answer.status()} ${href}`;
}

for (const [language, locale] of [
  ['ko', 'ko-KR'],
  ['en', 'en-US'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    test.setTimeout(480_000);

    test('no link a guest sees leads to the wrong page [CHROME-20, CHROME-23, ROUTE-68, ROUTE-69, ROUTE-70]', async ({
      page,
    }) => {
      expect(await brokenLinks(page, await openPages(page), language)).toEqual([]);
    });

    test('no link a member sees leads to the wrong page [CHROME-16, ROUTE-53, ROUTE-55]', async ({ page }) => {
      const words = wordsOf(locale);
      await enter(page, words);
      await page.goto('/myPage/order?months=6');
      const detail = await page.locator('main a[href*="/order/detail/"]').first().getAttribute('href');
      const [product] = await buyableProducts(page, '이어폰');
      await page.goto(`/product/${product?.productNo}`);
      await putIntoCart(page, words);
      const own = [
        '/',
        '/cart',
        '/myPage',
        '/myPage/order?months=6',
        detail ?? '',
        '/myPage/recentWish',
        '/myPage/recent',
      ];
      expect(await brokenLinks(page, own, language)).toEqual([]);
    });
  });
}

test('what was seen last comes first among the recent products, until it is taken out [GAP-13, ROUTE-53, ROUTE-55, ENTITY-99]', async ({
  page,
}) => {
  const words = wordsOf('ko-KR');
  await enter(page, words);
  const [first, second] = await buyableProducts(page, '이어폰');
  const viewed = async (): Promise<readonly number[]> => {
    const { items } = await (await page.request.get('/api/client/v1/customer/recent-products')).json();
    return items.map(({ productNo }: { readonly productNo: number }) => productNo);
  };
  const answerTo = (method: string) =>
    page.waitForResponse((answer) => answer.request().method() === method && answer.url().includes('/recent-products'));
  for (const product of [first, second]) {
    // The first may come first already, by what others have seen as this member.
    const remembered = answerTo('POST');
    await page.goto(`/product/${product?.productNo}`);
    await remembered;
    await expect.poll(async () => (await viewed()).at(0)).toBe(product?.productNo);
    // Times are kept to the second: the next product is seen later.
    await untilNextSecond();
  }
  const { length } = await viewed();
  await page.getByRole('link', { name: words.search }).first().click();
  await page.getByRole('link', { name: '최근·찜' }).filter({ visible: true }).click();
  const cards = page.locator('main a[href^="/product/"]');
  await expect(cards.first()).toHaveAttribute('href', `/product/${second?.productNo}`);
  await expect(cards).toHaveCount(length);
  await page.getByRole('button', { name: '편집' }).click();
  await page.getByText(second?.productName ?? '').click();
  const removed = answerTo('DELETE');
  await page.getByRole('button', { name: '1개 삭제' }).click();
  await expect(cards).toHaveCount(length - 1);
  await removed;
  await page.goto('/myPage/recent');
  await expect(cards.first()).toHaveAttribute('href', `/product/${first?.productNo}`);
});

for (const [path, heading] of [
  ['/etc/personal', '개인정보처리방침'],
  ['/etc/seller', '판매자 정보'],
  ['/etc/right', '지식재산권보호센터'],
  ['/etc/app_access', '앱 접근권한 안내'],
] as const) {
  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} can be read and has one heading [ROUTE-13, ROUTE-68, ROUTE-69, ROUTE-70, CALL-73]`, async ({
      page,
    }) => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
      if (path !== '/etc/seller') return;
      await expect(page.locator('main li').filter({ hasNot: page.locator('a') })).toHaveCount(20);
      await page.getByRole('link', { name: '2', exact: true }).click();
      await expect(page.locator('[aria-current="page"]').filter({ hasText: '2' })).toBeVisible();
    });
  });
}
