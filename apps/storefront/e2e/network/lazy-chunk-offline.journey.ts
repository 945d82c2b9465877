import { expect, type Page } from '@playwright/test';
import { giveCoupon } from '../support/database.ts';
import { openSender } from '../support/gift.ts';
import { giftWordsOf } from '../support/gift-words.ts';
import { test, untilQuiet } from '../support/journey.ts';
import { buyableProducts, enter, openSheet, putIntoCart, WORDS } from '../support/shop.ts';

const words = WORDS.ko;
const AWAY = '인터넷 연결이 끊겼어요. 연결을 확인하고 다시 시도해 주세요.';
const AWAY_PAGE = '인터넷에 연결되면 바로 불러올게요.';
const MEMO = '벨 누르지 말고 문자 주세요';

/** How often a page is loaded as a whole, from now on. */
function watchLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** A product with more than one option to choose from. */
async function withOptions(page: Page): Promise<number> {
  for (const { productNo } of await buyableProducts(page, '양말')) {
    const answer = await page.request.get(`/api/client/v1/display/products/${productNo}/options`);
    const { flatOptions }: { readonly flatOptions: readonly unknown[] } = await answer.json();
    if (flatOptions.length > 1) return productNo;
  }
  throw new Error('no product with options');
}

async function openTypedSheet(page: Page): Promise<void> {
  await enter(page, words);
  await openSheet(page, ['이어폰']);
  await untilQuiet(page);
  await page.getByLabel('배송 요청사항').selectOption({ label: '직접입력' });
  await page.getByRole('textbox', { name: '직접입력' }).fill(MEMO);
  await page.getByLabel(words.entranceCode).fill('#1234');
}

async function expectTyped(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: '직접입력' })).toHaveValue(MEMO);
  await expect(page.getByLabel(words.entranceCode)).toHaveValue('#1234');
}

test('a part of an order sheet that fails to load offline says so in its place, and loads back online', async ({
  page,
  context,
}) => {
  await giveCoupon();
  await openTypedSheet(page);
  const loads = watchLoads(page);
  const retry = page.getByRole('button', { name: '다시 시도' });
  const why = page.getByRole('main').getByText(AWAY_PAGE);
  await context.setOffline(true);
  await page.getByText('가상계좌(무통장입금)').click();
  await expect(why).toBeVisible();
  await expectTyped(page);
  await retry.click();
  await expect(why).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('radio', { name: /소득공제/ })).toBeVisible();
  await expectTyped(page);
  await context.setOffline(true);
  const coupons = page.getByRole('region', { name: '쿠폰', exact: true });
  await coupons.getByRole('button', { name: '변경' }).click();
  const sheet = page.getByRole('dialog', { name: '쿠폰 변경' });
  await expect(sheet.getByText(AWAY_PAGE)).toBeVisible();
  await expect(sheet.getByRole('button', { name: '적용하기' })).toBeDisabled();
  await context.setOffline(false);
  await expect(sheet.getByRole('radio').first()).toBeVisible();
  await sheet.getByRole('button', { name: '닫기' }).click();
  await expectTyped(page);
  expect(loads()).toBe(0);
});

test('opening a new address offline leaves its sheet open, with the reason in it', async ({ page, context }) => {
  await openTypedSheet(page);
  await page.getByRole('button', { name: '변경' }).first().click();
  const sheet = page.getByRole('dialog', { name: '배송지' });
  await context.setOffline(true);
  await sheet.getByRole('button', { name: '새 배송지 입력' }).click();
  await expect(sheet.getByText('인터넷에 연결되면 계속할 수 있어요')).toBeVisible();
  await context.setOffline(false);
  await sheet.getByRole('button', { name: '새 배송지 입력' }).click();
  await expect(page.getByLabel('받는 분')).toBeVisible();
  await expectTyped(page);
});

test('a sheet over the cart that cannot be loaded is reported by a toast, and opens with the next tap back online', async ({
  page,
  context,
}) => {
  await page.goto(`/product/${await withOptions(page)}`);
  await untilQuiet(page);
  await putIntoCart(page, words);
  await page.goto('/cart');
  await untilQuiet(page);
  const loads = watchLoads(page);
  const change = page.getByRole('button', { name: /^옵션변경/ });
  await context.setOffline(true);
  await change.click();
  await expect(page.getByRole('status').getByText(AWAY)).toBeVisible();
  await context.setOffline(false);
  await change.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(loads()).toBe(0);
});

test('opening the coupons of a product offline leaves it as it is, and the next tap online opens them', async ({
  page,
  context,
}) => {
  const [product] = await buyableProducts(page, '이어폰');
  await page.goto(`/product/${product?.productNo}`);
  await untilQuiet(page);
  const coupons = page.getByRole('main').getByRole('button', { name: /쿠폰/ }).first();
  await context.setOffline(true);
  await coupons.click();
  await expect(page.getByRole('status').getByText(AWAY)).toBeVisible();
  await expect(page.getByRole('button', { name: words.buy })).toBeVisible();
  await context.setOffline(false);
  await coupons.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a list sorted differently offline loads by itself back online, as the page has said', async ({
  page,
  context,
}) => {
  await page.goto('/category/list/1/101/-');
  await untilQuiet(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: '추천순' }).click();
  await page.getByRole('button', { name: '낮은 가격순' }).click();
  await expect(
    page
      .getByText(AWAY_PAGE)
      .or(page.getByRole('button', { name: '다시 시도' }))
      .first(),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('the next page of a list that fails to load offline is promised below its link, and loads back online', async ({
  page,
  context,
}) => {
  await page.goto('/category/list/0/100/-');
  await untilQuiet(page);
  const main = page.getByRole('main');
  const before = await main.getByRole('article').count();
  await context.setOffline(true);
  await main.getByRole('link', { name: '다음 상품 보기' }).click();
  await expect(main.getByText(AWAY_PAGE)).toBeVisible({ timeout: 2_000 });
  await context.setOffline(false);
  await expect.poll(() => main.getByRole('article').count()).toBeGreaterThan(before);
  await expect(main.getByText(AWAY_PAGE)).toBeHidden();
});

test('an order sheet that could not be read offline loads by itself back online', async ({ page, context }) => {
  await enter(page, words);
  await openSheet(page, ['이어폰']);
  let isAway = true;
  await context.route('**/order/sheets/**', (route) =>
    isAway ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: '다시 시도' })).toBeVisible();
  isAway = false;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: words.pay })).toBeVisible();
});

test('what was typed into an order sheet is there after a reload, but for the entrance code', async ({ page }) => {
  await openTypedSheet(page);
  const code = page.getByLabel(words.entranceCode);
  await page.reload();
  await expect(page.getByRole('textbox', { name: '직접입력' })).toHaveValue(MEMO);
  await expect(code).toHaveValue('');
  await expect(code).toHaveAccessibleDescription(/저장하지 않아요. 다시 입력해 주세요/);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('#1234');
  await code.fill('#5678');
  await expect(code).not.toHaveAccessibleDescription(/저장하지 않아요/);
});

test('what was typed for a gift is there after a reload, but for the phone', async ({ page }) => {
  const gift = giftWordsOf('ko-KR');
  await enter(page, words);
  const [product] = await buyableProducts(page, '이어폰');
  await page.goto(`/product/${product?.productNo}`);
  await openSender(page, gift);
  await page.getByLabel(gift.receiverName).fill('이받음');
  await page.getByLabel(gift.receiverPhone).fill('01077770091');
  await page.getByLabel(gift.message).fill('늘 고마워요');
  await page.reload();
  await expect(page.getByLabel(gift.receiverName)).toHaveValue('이받음');
  await expect(page.getByLabel(gift.message)).toHaveValue('늘 고마워요');
  await expect(page.getByLabel(gift.receiverPhone)).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('7777');
});

test('similar goods that get no answer say so in their place, and load once there is one', async ({
  page,
  context,
}) => {
  let isAway = true;
  await context.route(/\/products\/\d+\/similar/, (route) =>
    isAway ? route.abort('internetdisconnected') : route.continue(),
  );
  const [product] = await buyableProducts(page, '이어폰');
  await page.goto(`/product/${product?.productNo}`);
  const similar = page.locator('#similar');
  await similar.scrollIntoViewIfNeeded();
  // The browser believes that it is online.
  await expect(similar.getByText('잠시 뒤 다시 불러올게요')).toBeVisible();
  await expect(similar.getByRole('button', { name: '다시 시도' })).toBeVisible();
  isAway = false;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(similar.getByRole('article').first()).toBeVisible();
});
