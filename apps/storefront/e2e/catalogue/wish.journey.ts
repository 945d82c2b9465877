import { expect, type Page } from '@playwright/test';
import { runSql } from '../support/database.ts';
import { test, untilNextSecond, untilQuiet } from '../support/journey.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { buyableProducts, enter, logIn, verifyAs, wordsOf } from '../support/shop.ts';

const NUMBERS = '/api/client/v1/customer/wish-list/product-nos';

const wishedNos = async (page: Page): Promise<readonly number[]> =>
  (await (await page.request.get(NUMBERS)).json()).productNos;

const heart = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^(?:${escape(name)} 찜|Save ${escape(name)})$`) })
    .first();

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

test('saves a guest’s wish after the log-in, on the same page, and tracks it as any other [ROUTE-54, GAP-12]', async ({
  page,
  locale,
}) => {
  const words = wordsOf(locale);
  await page.addInitScript(() => Reflect.set(window, 'dataLayer', []));
  await page.goto('/?tab=best');
  const card = page.getByRole('main').getByRole('article').nth(3);
  const href = (await card.getByRole('link').getAttribute('href')) ?? '';
  const productNo = Number(/\d+$/.exec(href)?.[0]);
  // Others buy meanwhile: what sells best may stand elsewhere after the log-in.
  const wish = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator(`a[href="${href}"]`) })
    .first()
    .getByRole('button');
  await wish.click();
  const prompt = page.getByRole('dialog');
  await expect(prompt).toBeVisible();
  await prompt
    .getByRole('link', { name: words.logIn })
    .or(prompt.getByRole('button', { name: words.logIn }))
    .click();
  await page.waitForURL(/\/auth\/login|\/sandbox\/identity/);
  if (page.url().includes('/auth/login')) await page.getByRole('button', { name: words.start }).click();
  await verifyAs(page, words.hong);
  await page.waitForURL('**/?tab=best');
  await expect.poll(() => wishedNos(page)).toContain(productNo);
  const wishes = () =>
    page.evaluate(() => {
      const layer: unknown = Reflect.get(window, 'dataLayer');
      return Array.isArray(layer) ? layer.filter(({ event }) => event === 'add_to_wishlist') : [];
    });
  await expect
    .poll(wishes)
    .toMatchObject([{ ecommerce: { currency: 'KRW', items: [{ item_id: String(productNo), quantity: 1 }] } }]);
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  await wish.click();
  await expect.poll(() => wishedNos(page)).not.toContain(productNo);
});

test('keeps wishes under the fourth tab, marks what became cheaper, and takes them off [ROUTE-53, ROUTE-54, ROUTE-55, CHROME-16, ENTITY-99]', async ({
  page,
  locale,
}) => {
  const words = wordsOf(locale);
  await enter(page, words);
  const before = await wishedNos(page);
  const product = (await buyableProducts(page, '이어폰')).find(({ productNo }) => !before.includes(productNo));
  if (product === undefined) throw new Error('the shop has no such product');
  await page.goto(`/product/${product.productNo}`);
  const name = (await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  const button = heart(page, name);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => wishedNos(page)).toEqual([product.productNo, ...before]);

  await page.goto('/myPage/recentWish');
  const newest = page.getByRole('main').getByRole('article').first();
  await expect(newest.locator(`a[href="/product/${product.productNo}"]`)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(?:찜|Wish list)$/ })
    .click();
  await page.waitForURL('**?tab=WISH');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(before.length + 1);
  await expect(page.getByText(/찜한 뒤 2,000원 내렸어요|2,000.* cheaper than when/)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/myPage/wishList');
  await page.getByRole('button', { name: /^(?:편집|Edit)$/ }).click();
  await page.getByRole('main').getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: /^(?:1개 삭제|Delete 1)$/ }).click();
  await expect.poll(() => wishedNos(page)).toEqual(before);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(before.length);
});

test('empties the heart again when the shop refuses the wish, and says so', async ({ page, locale }) => {
  await enter(page, wordsOf(locale));
  const before = await wishedNos(page);
  await page.goto('/?tab=best');
  await untilQuiet(page);
  const empty = page.getByRole('main').getByRole('article').locator('button[aria-pressed="false"]').first();
  const name = (await empty.getAttribute('aria-label')) ?? '';
  const button = page.getByRole('main').getByRole('button', { name, exact: true });
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/customer/wish-list/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await mayAnswer;
    return route.fulfill({ status: 500, json: { code: 'SERVER_ERROR', message: '' } });
  });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const toastShown = expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(1);
  answer();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await toastShown;
  expect(await wishedNos(page)).toEqual(before);
});

test('marks what is sold out among the wishes, and counts them in the header', async ({ page, locale }) => {
  await enter(page, wordsOf(locale));
  const before = await wishedNos(page);
  const [row] = await runSql(
    `select product_no from product where sold_out and displayable and sale_status_type = 'ONSALE' and not adult
     and not telecom_only and not product_no = any($1) order by product_no limit 1`,
    [before],
  );
  const productNo = Number(row?.['product_no']);
  await page.goto(`/product/${productNo}`);
  const name = (await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  await heart(page, name).click();
  await expect.poll(() => wishedNos(page)).toContain(productNo);
  await page.goto('/myPage/recentWish?tab=WISH');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/product/${productNo}"]`) });
  await expect(card).toContainText(/품절|Sold out/);
  await expect(card).not.toContainText(/도착 예정|Arrives/);
  await page.goto('/myPage/recent');
  const counted = page.getByRole('banner').getByRole('link', {
    name: new RegExp(`^(?:찜 ${before.length + 1}개|${before.length + 1} in wish list)$`),
  });
  await counted.click();
  await page.waitForURL('**/myPage/wishList');
  await heart(page, name).click();
  await expect.poll(() => wishedNos(page)).toEqual(before);
});

test('a guest’s recently viewed goods are kept at the log-in, newest first', async ({ page, locale }) => {
  const words = wordsOf(locale);
  const [first, second] = (await buyableProducts(page, '커피')).slice(-2);
  for (const product of [first, second]) {
    const productNo = product?.productNo ?? 0;
    await page.goto(`/product/${productNo}`);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
      .toContain(String(productNo));
    // Times are kept to the second: the next product is seen later.
    await untilNextSecond();
  }
  await logIn(page, words);
  await page.goto('/myPage/recentWish');
  const cards = page.locator('main a[href^="/product/"]');
  await expect(cards.first()).toHaveAttribute('href', `/product/${second?.productNo}`);
  await expect(cards.nth(1)).toHaveAttribute('href', `/product/${first?.productNo}`);
});
