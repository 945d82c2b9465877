import { expect, type Page } from '@playwright/test';
import { runSql } from '../support/database.ts';
import { test } from '../support/journey.ts';
import { cartLines } from '../support/cart.ts';
import {
  buyableProducts,
  enter,
  expectNoComplaint,
  type ListedProduct,
  payInWindow,
  putIntoCart,
  watchComplaints,
  WORDS,
} from '../support/shop.ts';

const words = WORDS.ko;

/** Opens the order sheet of one product, filled in up to the pay button. */
async function openSheet(page: Page, keyword: string): Promise<ListedProduct> {
  const [product] = await buyableProducts(page, keyword);
  if (product === undefined) throw new Error(`the demo has nothing called ${keyword}`);
  await page.goto(`/product/${product.productNo}`);
  await putIntoCart(page, words);
  await page.goto('/cart');
  const rows = cartLines(page);
  await expect(rows.first()).toBeVisible();
  for (const row of await rows.all()) {
    await row
      .getByRole('checkbox')
      .setChecked((await row.locator(`a[href$="/product/${product.productNo}"]`).count()) > 0);
  }
  await page.getByRole('button', { name: words.order }).click();
  await page.waitForURL('**/order/sheet/**');
  await page.getByText(words.card, { exact: true }).click();
  await page.getByText(words.consent).click();
  return product;
}

const payButton = (page: Page) => page.getByRole('button', { name: words.pay });

async function orderCount(page: Page): Promise<number> {
  return (await (await page.request.get('/api/client/v1/customer/orders')).json()).totalCount;
}

test.beforeEach(async ({ page }) => {
  await enter(page, words);
});

test('keeps the sheet as it was when the card is declined, and takes nothing [GAP-20]', async ({ page }) => {
  const complaints = watchComplaints(page);
  await openSheet(page, '이어폰');
  const amount = await payButton(page).innerText();
  const orders = await orderCount(page);
  await payButton(page).click();
  await payInWindow(page, words.declined);
  await expect(page.getByRole('heading', { name: words.failed })).toBeVisible();
  expect(await orderCount(page)).toBe(orders);
  await page.getByRole('link', { name: words.payAgain }).click();
  await expect(payButton(page)).toHaveText(amount);
  await expect(page.getByRole('radio', { name: words.card })).toBeChecked();
  await payButton(page).click();
  await payInWindow(page, words.approved);
  await expect(page.getByRole('heading', { name: words.complete })).toBeVisible();
  expect(await orderCount(page)).toBe(orders + 1);
  expectNoComplaint(complaints);
});

test('says that something sold out while the shopper was filling in', async ({ page }) => {
  const { productNo } = await openSheet(page, '양말');
  const shelf = await runSql('select option_no, stock_cnt from product_option where product_no = $1', [productNo]);
  await runSql('update product_option set stock_cnt = 0 where product_no = $1', [productNo]);
  try {
    const orders = await orderCount(page);
    await payButton(page).click();
    await expect(page.getByText(words.soldOut)).toBeVisible();
    expect(await orderCount(page)).toBe(orders);
  } finally {
    // Other journeys buy it, too.
    for (const { option_no: optionNo, stock_cnt: count } of shelf)
      await runSql('update product_option set stock_cnt = $2 where option_no = $1', [optionNo, count]);
  }
});

test('shows the new amounts when a price changed meanwhile, and pays those', async ({ page }) => {
  const product = await openSheet(page, '커피');
  const old = await payButton(page).innerText();
  await runSql('update product set sale_price = sale_price + 1230 where product_no = $1', [product.productNo]);
  await payButton(page).click();
  await expect(page.getByText(words.priceChanged)).toBeVisible();
  await expect(payButton(page)).not.toHaveText(old);
  await expect(page.getByRole('checkbox', { name: words.consent })).toBeChecked();
  await payButton(page).click();
  await payInWindow(page, words.approved);
  await expect(page.getByRole('heading', { name: words.complete })).toBeVisible();
});

test('makes one order of a double click, of a reload and of going back', async ({ page }) => {
  await openSheet(page, '스피커');
  const orders = await orderCount(page);
  await payButton(page).dblclick();
  await payInWindow(page, words.approved);
  await expect(page.getByRole('heading', { name: words.complete })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: words.complete })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.waitForLoadState();
  expect(await orderCount(page)).toBe(orders + 1);
});

test('prices a sheet that is opened again for the address it shows, wherever it was to go before [GAP-20]', async ({
  page,
}) => {
  await openSheet(page, '이어폰');
  const amount = await payButton(page).innerText();
  const sheet = `/api/client/v1/customer/order/sheets/${new URL(page.url()).pathname.split('/').at(-1)}`;
  const { appliedCoupons } = await (await page.request.get(sheet)).json();
  const chooseElsewhere = async (receiverZipCd: string) => {
    const priceResponse = await page.request.post(`${sheet}/calculate`, {
      data: { receiverZipCd, couponRequest: appliedCoupons, accumulationUseAmt: 0 },
      headers: { origin: test.info().project.use.baseURL ?? '' },
    });
    expect(priceResponse.status()).toBe(200);
    await page.reload();
  };
  await chooseElsewhere('63100');
  await expect(page.getByText('(03000) 서울특별시')).toBeVisible();
  await expect(payButton(page)).toHaveText(amount);
  // Another device knows of the sheet what the shop knows.
  await page.evaluate(() => localStorage.clear());
  await chooseElsewhere('63000');
  await expect(page.getByText('(63000) 제주특별자치도')).toBeVisible();
  await expect(payButton(page)).not.toHaveText(amount);
  await page.getByText(words.card, { exact: true }).click();
  await page.getByText(words.consent).click();
  await payButton(page).click();
  await page.waitForURL('**/sandbox/payment/**');
});

test('asks to log in again when the session ended in the middle, once [STATE-32, STATE-34, ERR-08]', async ({
  page,
}) => {
  await openSheet(page, '충전기');
  await runSql('update login_session set revoked_at = created_at', []);
  let clears = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/session/clear')) clears += 1;
  });
  await payButton(page).click();
  await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/auth/login');
  expect(clears).toBe(1);
  expect(
    (await page.context().cookies()).filter((cookie) => cookie.name === 'user_token' && cookie.value !== ''),
  ).toEqual([]);
});
