import { expect } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';
import { buyableProducts, enter, openSheet, payInWindow, putIntoCart, wordsOf } from '../support/shop.ts';

test('an order paid while the connection broke is found once there is one, on the page the payment came back to', async ({
  page,
  context,
  locale,
}) => {
  const words = wordsOf(locale);
  await enter(page, words);
  await openSheet(page, ['이어폰']);
  await page.getByText(words.card, { exact: true }).click();
  await page.getByText(words.consent).click();
  let isAway = false;
  await context.route('**/api/client/v1/**', (route) =>
    isAway ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.getByRole('button', { name: words.pay }).click();
  await page.waitForURL('**/sandbox/payment/**');
  isAway = true;
  await payInWindow(page, words.approved);
  await page.waitForURL('**/order/complete**');
  await expect(page.getByRole('heading', { name: words.complete })).toBeHidden();
  await expect(page.getByRole('button', { name: /다시 확인/ })).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: /다시 확인/ }).click();
  await expect(page.getByRole('heading', { name: words.complete })).toBeVisible();
});

test('without cookies a guest looks around and fills a cart', async ({ page, context, locale }) => {
  const words = wordsOf(locale);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await context.route('**/*', async (route) => {
    const { cookie: _left, ...headers } = await route.request().allHeaders();
    const answer = await route.fetch({ headers, maxRedirects: 0 });
    const { 'set-cookie': _lost, ...kept } = answer.headers();
    await route.fulfill({ response: answer, headers: kept });
  });
  const [product] = await buyableProducts(page, '이어폰');
  await page.goto(`/product/${product?.productNo}`);
  await untilQuiet(page);
  await putIntoCart(page, words);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: words.order })).toBeVisible();
});
