import { expect, type Page } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';
import { filledAddresses } from '../support/route-addresses.ts';
import { enter, WORDS } from '../support/shop.ts';

const API = '/api/client/v1';
const WRONG_PAGE = '페이지를 찾을 수 없어요';

/** Opens a page; its status, and its cards of products in their order. */
async function open(page: Page, path: string) {
  const answer = await page.goto(path);
  await untilQuiet(page);
  const hrefs = await page
    .locator('main a[href^="/product/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  return { status: answer?.status(), hrefs, main: page.getByRole('main') };
}

async function expectWrong(page: Page, path: string): Promise<void> {
  const { status, main } = await open(page, path);
  expect([path, status]).toEqual([path, 404]);
  await expect(main).toContainText(WRONG_PAGE);
}

async function json<T>(page: Page, path: string): Promise<T> {
  const read: T = await (await page.request.get(API + path)).json();
  return read;
}

test('the home has a second address, and shows the same there without a redirect [ROUTE-02]', async ({ page }) => {
  const { hrefs } = await open(page, '/');
  const second = await open(page, '/index/home');
  await expect(page).toHaveURL('/index/home');
  expect([second.status, second.hrefs]).toEqual([200, hrefs]);
  expect(hrefs.length).toBeGreaterThan(5);
});

test('goods by brand, exhibitions and recommendations are what their address says, and no others [ROUTE-05, ROUTE-06, ROUTE-07, ROUTE-64, ROUTE-71]', async ({
  page,
}) => {
  const { main, hrefs } = await open(page, '/brand/category/100');
  expect(hrefs.length).toBeGreaterThan(3);
  const brands = main.getByRole('navigation', { name: '브랜드' }).getByRole('link');
  const name = (await brands.nth(1).innerText()).trim();
  await brands.nth(1).click();
  await expect(main.getByRole('article').first()).toContainText(name);
  await expectWrong(page, '/brand/category/99999999');

  const exhibitions = await json<readonly { readonly eventNo: number; readonly label: string }[]>(
    page,
    '/display/exhibitions',
  );
  const [first] = exhibitions;
  await expect((await open(page, `/exhibition/${first?.eventNo}`)).main).toContainText(first?.label ?? '?');
  await expectWrong(page, `/exhibition/${first?.eventNo}a`);
  const hall = await open(page, `/exhibition/all/${first?.eventNo}`);
  for (const { eventNo } of exhibitions)
    await expect(hall.main.locator(`a[href="/exhibition/${eventNo}"]`)).toBeVisible();

  const titles = new Set<string>();
  for (const type of ['daily', 'similar', 'popular']) {
    const { hrefs: goods, main: list } = await open(page, `/recommend/${type}`);
    expect(goods.length).toBeGreaterThan(5);
    titles.add(await list.getByRole('heading', { level: 2 }).first().innerText());
  }
  expect(titles.size).toBe(3);
  await expectWrong(page, '/recommend/other');
  await expectWrong(page, '/etc/temp_event');
});

test("photo reviews, and a member's own pages, show what they are for [ROUTE-17, ROUTE-18, ROUTE-22, ROUTE-23, ROUTE-35, ROUTE-52]", async ({
  page,
}) => {
  await enter(page, WORDS.ko);
  const { photoReviews, photoReview, orderDetail } = await filledAddresses(page);
  const photos = await open(page, photoReviews);
  await expect(photos.main.locator(`a[href="${photoReview}"] img`)).toBeVisible();
  const shown = await open(page, photoReview);
  await expect(shown.main.locator('img').first()).toBeVisible();
  const [, productNo, reviewNo] = /product\/(\d+)\/.*\/(\d+)$/.exec(photoReview) ?? [];
  const review = await json<{ readonly content: string }>(page, `/display/products/${productNo}/reviews/${reviewNo}`);
  await expect(shown.main).toContainText(review.content.slice(0, 20));

  const { main: mine } = await open(page, '/myPage');
  await expect(mine).toContainText('홍길동');
  for (const own of ['/myPage/order', '/myPage/coupon', '/myPage/point'])
    await expect(mine.locator(`a[href^="${own}"]`).filter({ visible: true }).first()).toBeVisible();
  await expect((await open(page, '/myPage/myInfo')).main).toContainText(/홍길동[^]*010/);
  await expect((await open(page, '/mallUserSoundDetail')).main.locator('form textarea')).toBeVisible();

  // The last two numbers decide; a gift's recipient may have changed the option since a link was written.
  const [, orderOptionNo, orderNo] = /\/(\d+)\/(\w+)$/.exec(orderDetail) ?? [];
  const byHints = await open(page, `/myPage/order/detail/gift/1/1/${orderOptionNo}/${orderNo}`);
  await expect(byHints.main).toContainText(orderNo ?? '?');
  await page.goto(`/myPage/order/detail/order/1/1/99999999/${orderNo}`);
  await expect(page.getByRole('main')).toContainText(WRONG_PAGE);
});

test('a search without a keyword leads to the search [ROUTE-15]', async ({ page, baseURL }) => {
  for (const nothing of ['', '?keyword=', '?keyword=%20&page=2']) {
    await page.goto(`/search/result${nothing}`);
    await expect(page).toHaveURL(`${baseURL}/search`);
  }
  await open(page, '/search/result?keyword=%EC%BB%A4%ED%94%BC');
  await page.evaluate(() => history.pushState(null, '', '/search/result?keyword='));
  await expect(page).toHaveURL(`${baseURL}/search`);
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
});

for (const { name, from, to } of [
  { name: '뒤로 가기', from: '/category', to: '/cart' },
  { name: '닫기', from: '/category', to: '/auth/login' },
])
  test(`the button ${name} goes back in the history, or home from the first page [${name === '닫기' ? 'CHROME-11' : 'CHROME-02'}]`, async ({
    page,
  }) => {
    const press = () => page.getByRole('banner').getByRole('button', { name }).click();
    await open(page, to);
    await press();
    await expect(page).toHaveURL('/');
    await open(page, from);
    await open(page, to);
    await press();
    await expect(page).toHaveURL(from);
  });
