import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { expectAccessible } from './look.ts';
import { buyableProducts, enter, verifyAs, wordsOf } from './shop.ts';

const NUMBERS = '/api/client/v1/customer/wish-list/product-nos';

const wishedNos = async (page: Page): Promise<readonly number[]> =>
  (await (await page.request.get(NUMBERS)).json()).productNos;

const heart = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^(?:${escape(name)} 찜|Wish for ${escape(name)})$`) })
    .first();

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

test('makes the wish a guest was about to make after the log-in, on the page it was on [ROUTE-54, GAP-12]', async ({
  page,
  locale,
}) => {
  const words = wordsOf(locale);
  await page.goto('/?tab=best');
  const card = page.getByRole('main').getByRole('article').nth(3);
  const href = (await card.getByRole('link').getAttribute('href')) ?? '';
  const productNo = Number(/\d+$/.exec(href)?.[0]);
  await card.getByRole('button').click();
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
  await expect(page.getByRole('main').getByRole('article').nth(3).getByRole('button')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('main').getByRole('article').nth(3).getByRole('button').click();
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
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(name);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(?:찜|Wish list)$/ })
    .click();
  await page.waitForURL('**?tab=WISH');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(before.length + 1);
  await expect(page.getByText(/찜한 뒤 2,000원 내렸어요|2,000.* less since/)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/myPage/wishList');
  await page.getByRole('button', { name: /^(?:편집|Edit)$/ }).click();
  await page.getByRole('main').getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: /^(?:1개 삭제|Delete 1)$/ }).click();
  await expect.poll(() => wishedNos(page)).toEqual(before);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(before.length);
});
