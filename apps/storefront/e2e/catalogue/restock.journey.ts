import { expect, type Page } from '@playwright/test';
import { runSql } from '../support/database.ts';
import { test } from '../support/journey.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { verifyAs, wordsOf } from '../support/shop.ts';

/** A product of one option nothing is left of. */
async function soldOutGoods(): Promise<{ readonly productNo: number; readonly optionNo: number }> {
  const [row] = await runSql(
    `select product_no, min(option_no) as option_no, sum(opening_cnt - stock_cnt) as taken from product_option
     join product using (product_no)
     where sold_out and displayable and sale_status_type = 'ONSALE' and not adult and not telecom_only
       and (sale_start_at is null or sale_start_at <= now()) and (sale_end_at is null or sale_end_at > now())
     group by product_no having count(*) = 1 and bool_and(stock_cnt = 0) order by product_no limit 1`,
    [],
  );
  return { productNo: Number(row?.['product_no']), optionNo: Number(row?.['option_no']) };
}

const setStock = (productNo: number, count: number): Promise<unknown> =>
  runSql(
    `with stocked as (
       update product_option set opening_cnt = opening_cnt - stock_cnt + $2::int, stock_cnt = $2::int where product_no = $1
       returning product_no)
     update product set sold_out = $2::int = 0 where product_no in (select product_no from stocked)`,
    [productNo, count],
  );

const alarms = async (page: Page): Promise<readonly { readonly alarmType: string; readonly landingUrl: string }[]> =>
  (await (await page.request.get('/api/client/v1/customer/alarm')).json()).items;

test('a guest asks for a restock alarm, logs in, and hears when the goods are back', async ({ page, locale }) => {
  const words = wordsOf(locale);
  const { productNo } = await soldOutGoods();
  await page.goto(`/product/${productNo}`);
  await page.getByRole('button', { name: '재입고 알림 받기' }).first().click();
  const sheet = page.getByRole('dialog', { name: '재입고 알림' });
  await sheet.getByRole('button', { name: /알림 받기$/ }).click();
  const prompt = page.getByRole('dialog').last();
  await prompt
    .getByRole('link', { name: words.logIn })
    .or(prompt.getByRole('button', { name: words.logIn }))
    .click();
  await page.waitForURL(/\/auth\/login|\/sandbox\/identity/);
  if (page.url().includes('/auth/login')) await page.getByRole('button', { name: words.start }).click();
  await verifyAs(page, words.hong);
  await page.waitForURL(`**/product/${productNo}`);
  const requestedButton = page
    .getByRole('dialog', { name: '재입고 알림' })
    .getByRole('button', { name: /알림 신청됨$/ });
  await expect(requestedButton).toBeVisible();
  await expectAccessible(page);
  await setStock(productNo, 3);
  await expect
    .poll(async () => (await alarms(page)).map(({ landingUrl }) => landingUrl), { timeout: 90_000 })
    .toContain(`/product/${productNo}`);
  await setStock(productNo, 0);
});
