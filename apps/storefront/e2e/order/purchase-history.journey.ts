import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { enter, languageOf, wordsOf } from '../support/shop.ts';

const WORDS = {
  ko: { again: /^다시 담기:/, added: '장바구니에 담았어요', times: '2번 구매' },
  en: { again: /^Add to cart again:/, added: 'Added to your cart', times: 'Bought twice' },
};

test('buys again what was bought often, and looks at the orders of the former shop [ROUTE-38, ROUTE-56]', async ({
  page,
  locale,
}) => {
  const words = WORDS[languageOf(locale)];
  await enter(page, wordsOf(locale));
  const countLines = async (): Promise<number> =>
    (await (await page.request.get('/api/client/v1/customer/cart/count')).json()).count;
  const before = await countLines();
  await page.goto('/myPage/mostBuy');
  const product = page.getByRole('listitem').filter({ hasText: words.times }).first();
  await product.getByRole('button', { name: words.again }).click();
  await expect(page.getByText(words.added)).toBeVisible();
  // The demo's member may have it in the cart from another journey.
  expect(await countLines()).toBeGreaterThan(0);
  expect(await countLines()).toBeGreaterThanOrEqual(before);

  await page.goto('/myPage/order/previousList');
  await expect(page.getByText(/OLD2025\d{6}/)).toHaveCount(2);
  await expect(page.getByRole('button', { name: words.again })).toHaveCount(0);
});
