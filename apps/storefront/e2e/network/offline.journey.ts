import { expect, type Page } from '@playwright/test';
import { NOTHING_MORE_MS, test, untilQuiet } from '../support/journey.ts';
import { buyableProducts, enter, openSheet, payInWindow, putIntoCart, wordsOf } from '../support/shop.ts';

/** A sheet on which nothing is missing but the press that pays. */
async function fillSheet(page: Page, words: ReturnType<typeof wordsOf>): Promise<void> {
  await enter(page, words);
  await openSheet(page, ['이어폰']);
  await page.getByText(words.card, { exact: true }).click();
  await page.getByText(words.consent).click();
}

test('an order paid while the connection broke is found back online, on the page the payment returned to', async ({
  page,
  context,
  locale,
}) => {
  const words = wordsOf(locale);
  await fillSheet(page, words);
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

test('a payment whose answer is long in coming says so after some seconds, with a way to the orders and none to pay again', async ({
  page,
  locale,
}) => {
  const words = wordsOf(locale);
  await fillSheet(page, words);
  await page.getByRole('button', { name: words.pay }).click();
  await page.waitForURL('**/sandbox/payment/**');
  let answer: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/client/v1/**/approve', async (route) => {
    await isHeld;
    await route.continue();
  });
  await payInWindow(page, words.approved);
  const main = page.getByRole('main');
  await expect(main.getByText('다시 결제하지 않아도 돼요')).toBeVisible();
  await expect(main.getByRole('link', { name: '주문 내역' })).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { name: words.complete })).toBeVisible();
});

test('without cookies a guest looks around and fills a cart', async ({ page, context, locale }) => {
  const words = wordsOf(locale);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await context.route('**/*', async (route) => {
    const { cookie: _left, ...headers } = await route.request().allHeaders();
    const answer = await route.fetch({ headers, maxRedirects: 0 });
    const { 'set-cookie': _lost, ...answerHeaders } = answer.headers();
    await route.fulfill({ response: answer, headers: answerHeaders });
  });
  const [product] = await buyableProducts(page, '이어폰');
  await page.goto(`/product/${product?.productNo}`);
  await untilQuiet(page);
  await putIntoCart(page, words);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: words.order })).toBeVisible();
  // No page waits any more for what is still on its way.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a guest who taps a heart offline is told so, and is asked to log in back online', async ({ page, context }) => {
  await page.goto('/');
  await untilQuiet(page);
  const heart = page.locator('main button[aria-pressed]').first();
  await context.setOffline(true);
  await heart.click();
  await expect(page.getByText('인터넷 연결이 끊겼어요. 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
  await heart.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: '로그인' })).toBeVisible();
});

test('a coupon taken offline says beside its button why it does not come', async ({ page, context, locale }) => {
  await enter(page, wordsOf(locale));
  await page.goto('/myPage/coupon?tab=get');
  await untilQuiet(page);
  const ticket = page
    .locator('main li')
    .filter({ has: page.locator('button:enabled') })
    .first();
  await context.setOffline(true);
  await ticket.getByRole('button').click();
  await expect(ticket.getByRole('alert')).toHaveText('인터넷 연결이 끊겼어요. 연결을 확인하고 다시 시도해 주세요.');
  await context.setOffline(false);
  await expect(ticket.getByRole('alert')).toHaveText('연결됐어요. 다시 시도해 주세요.');
});

test('the other language is not requested offline, and the page stays', async ({ page, context }) => {
  await page.goto('/category');
  await untilQuiet(page);
  const english = page.locator('footer').getByRole('button', { name: 'English' });
  await english.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await english.click();
  const held = page.getByText('인터넷에 연결되면 계속할 수 있어요');
  await expect(held).toBeVisible();
  await expect(page).toHaveURL('/category');
  await context.setOffline(false);
  // Long before a short message goes by itself.
  await expect(held).toBeHidden({ timeout: 700 });
  await english.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

/** A home page that a visitor has used before going offline. */
async function takeHomeOffline(page: Page): Promise<void> {
  await page.goto('/');
  await untilQuiet(page);
  await page.keyboard.press('Shift');
  await untilQuiet(page, NOTHING_MORE_MS);
  await page.context().setOffline(true);
}

/** Taps a product offline; answers its address. */
async function tapProductOffline(page: Page): Promise<string> {
  await takeHomeOffline(page);
  const card = page.locator('main a[href^="/product/"]').first();
  const href = (await card.getAttribute('href')) ?? '';
  await card.click();
  return href;
}

test('a screen tapped offline is named with a retry, and opens by itself back online [HAND-05]', async ({
  page,
  context,
}) => {
  const href = await tapProductOffline(page);
  const lost = page.getByText(/^'.+' 화면을 불러오지 못했어요$/);
  await expect(lost).toBeVisible();
  const name = (await lost.innerText()).split("'")[1] ?? '';
  await expect(page.getByRole('link', { name: '다시 시도' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('인터넷 연결을 확인해 주세요')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await context.setOffline(false);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('button', { name: '구매하기' })).toBeVisible();
  await expect.poll(() => page.title()).toContain(name);
  await expect(lost).toHaveCount(0);
});

test('a screen tapped offline does not open once the visitor has gone on, and its notice goes', async ({
  page,
  context,
}) => {
  await takeHomeOffline(page);
  await page.getByRole('navigation').getByRole('link', { name: '카테고리', exact: true }).click();
  const lost = page.getByText("'카테고리' 화면을 불러오지 못했어요");
  await expect(lost).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(lost).toBeVisible();
  await context.setOffline(false);
  await expect(lost).toBeHidden({ timeout: 3_000 });
  await untilQuiet(page, NOTHING_MORE_MS);
  await expect(page).toHaveURL(/\/$/);
});

test('a product tapped offline as the first act of a visit is named, too, and opens by itself back online [HAND-05]', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await untilQuiet(page);
  await context.setOffline(true);
  const card = page.locator('main a[href^="/product/"]').first();
  const href = (await card.getAttribute('href')) ?? '';
  await card.click();
  await expect(page.getByText(/^'.+' 화면을 불러오지 못했어요$/)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('pictures that failed to load offline load back online', async ({ page, context }) => {
  await page.goto('/');
  await untilQuiet(page);
  const broken = () =>
    page.evaluate(
      () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
    );
  expect(await broken()).toBe(0);
  await context.setOffline(true);
  await page.locator('main').evaluate((main) => {
    const picture = main.querySelector('img')?.cloneNode();
    if (!(picture instanceof HTMLImageElement)) throw new Error('the home has no picture');
    // A width that is drawn, and shown nowhere on the page.
    picture.src = picture.currentSrc.replace(/\?.*$/, '?w=1200');
    picture.removeAttribute('srcset');
    main.append(picture);
  });
  await expect.poll(broken).toBe(1);
  await expect(page.getByText('인터넷 연결을 확인해 주세요')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(broken).toBe(0);
});
