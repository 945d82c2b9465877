import { expect, type Page } from '@playwright/test';
import { runSql } from '../support/database.ts';
import { test, untilQuiet, watched } from '../support/journey.ts';
import { buyableProducts, enter, wordsOf } from '../support/shop.ts';

/** What the shop's history has of this browser, oldest first, without what the document's end adds. */
async function historyOf(page: Page): Promise<readonly string[]> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'client_id');
  const rows = await runSql(
    'select behavior_type, page_code from behavior_history where client_id = $1 order by behavior_no',
    [cookie?.value ?? ''],
  );
  return rows.map((row) => `${String(row['behavior_type'])} ${String(row['page_code'])}`);
}

test('records each page entered and left, and where the visit came from [STATE-22, STATE-23, TRACK-01, TRACK-02, TRACK-04, TRACK-21, CONST-11]', async ({
  page,
}) => {
  const calls: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.headers()['utm-campaign']);
  });
  await page.goto('/?utm_campaign=%EA%B2%A8%EC%9A%B8&rid=r-1');
  await untilQuiet(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.waitForURL('**/product/*');
  await untilQuiet(page);
  const entered = ['PAGE_ENTER HOME', 'PAGE_EXIT HOME', 'PAGE_ENTER PRODUCT'];
  await expect.poll(() => historyOf(page)).toEqual(entered);
  expect(new Set(calls)).toEqual(new Set(['%EA%B2%A8%EC%9A%B8']));
  const id = (await page.context().cookies()).find(({ name }) => name === 'client_id');
  expect(id?.value).toMatch(/^[A-Za-z0-9]{21}$/);
  const days = ((id?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThan(366);
  const details = await runSql('select detail from behavior_history where client_id = $1', [id?.value ?? '']);
  for (const { detail } of details) expect(detail).toMatchObject({ rid: 'r-1', utmCampaign: '겨울' });
  await page.reload();
  await expect.poll(() => historyOf(page)).toEqual([...entered, 'PAGE_EXIT PRODUCT', 'PAGE_ENTER PRODUCT']);
});

test('leads home from a product that is the first page of the visit [STATE-26]', async ({ page }) => {
  const [product] = await buyableProducts(page, '이어폰');
  await page.goto(`/product/${product?.productNo}`);
  await untilQuiet(page);
  expect(await page.evaluate(() => history.length)).toBe(2);
  await page.getByRole('banner').getByRole('button', { name: '뒤로 가기' }).click();
  await expect(page).toHaveURL('/');
});

test('tells a tag manager of a purchase once, however often its page is loaded and in whichever browser [TRACK-05, TRACK-06]', async ({
  page,
  browser,
  locale,
}) => {
  const listen = (to: Page) => to.addInitScript(() => Reflect.set(window, 'dataLayer', []));
  await listen(page);
  await enter(page, wordsOf(locale));
  const { items } = await (
    await page.request.get('/api/client/v1/customer/orders?orderRequestTypes=BUY_CONFIRM,DELIVERY_DONE')
  ).json();
  const order = items[0];
  const purchases = (of: Page = page) =>
    of.evaluate(() => {
      const layer: unknown = Reflect.get(window, 'dataLayer');
      return Array.isArray(layer) ? layer.filter((entry) => entry.event === 'purchase') : [];
    });
  await page.goto(`/order/complete?orderNo=${order.orderNo}`);
  await expect
    .poll(() => purchases())
    .toMatchObject([
      { ecommerce: { transaction_id: order.orderNo, currency: 'KRW', value: order.firstOrderAmt.chargeAmt } },
    ]);
  await page.reload();
  await untilQuiet(page);
  expect(await purchases()).toEqual([]);

  const other = await watched(await browser.newContext());
  const otherPage = await other.newPage();
  await listen(otherPage);
  await enter(otherPage, wordsOf(locale));
  await otherPage.goto(`/order/complete?orderNo=${order.orderNo}`);
  await untilQuiet(otherPage);
  expect(await purchases(otherPage)).toEqual([]);
  await other.close();
});
