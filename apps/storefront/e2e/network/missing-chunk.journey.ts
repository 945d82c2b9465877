import { expect, type Page } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';
import { enter, wordsOf } from '../support/shop.ts';

/** Takes every script away that has not come yet, as a deploy does, until the page is reloaded. */
async function deploy(page: Page): Promise<{ readonly loads: () => number }> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.route('**/static/*.js', (route) =>
    loads === 0 ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }) : route.continue(),
  );
  return { loads: () => loads };
}

test('a page whose file is gone after a deploy is reloaded once, where the visitor was going [CONST-03]', async ({
  page,
}) => {
  await page.goto('/');
  await untilQuiet(page);
  const { loads } = await deploy(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.waitForURL('**/product/*');
  await expect(page.getByRole('button', { name: '구매하기' })).toBeVisible();
  expect(loads()).toBe(1);
});

test('a file that stays gone ends in the message, not in a loop of reloads', async ({ page }) => {
  await page.goto('/');
  await untilQuiet(page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  // The mark of a page that has been loaded anew for this build already.
  await page.evaluate(() => {
    const set = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      if (key === 'reloaded-for') throw new DOMException('', 'SecurityError');
      return set.call(this, key);
    };
  });
  await page.route('**/static/*.js', (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' }));
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByText('화면을 불러오지 못했어요')).toBeVisible();
  // Time enough for a load that should not come.
  await page.waitForTimeout(2_000);
  expect(loads).toBe(0);
  await page.unroute('**/static/*.js');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('button', { name: '구매하기' })).toBeVisible();
});

test('the filled-in form is there again after a reload for a missing chunk', async ({ page, locale }) => {
  await enter(page, wordsOf(locale));
  await page.goto('/myPage/myInfo/addDelivery');
  await untilQuiet(page);
  await page.getByLabel('받는 분').fill('김배송');
  await page.getByLabel('휴대폰 번호').fill('01000000099');
  const { loads } = await deploy(page);
  await page.getByRole('button', { name: '주소 찾기' }).click();
  await expect.poll(loads).toBe(1);
  await expect(page.getByLabel('받는 분')).toHaveValue('김배송');
  await expect(page.getByLabel('휴대폰 번호')).toHaveValue(/010-?0000-?0099/);
  await page.getByRole('button', { name: '주소 찾기' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('fields-left'))).toBeNull();
});

test('going back to a page whose file is gone reloads it once, where it was', async ({ page }) => {
  await page.goto('/');
  await untilQuiet(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.waitForURL('**/product/*');
  await expect(page.getByRole('button', { name: '구매하기' })).toBeVisible();
  // This document has never shown the home, so its file is not there.
  await page.reload();
  await untilQuiet(page);
  const { loads } = await deploy(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(loads()).toBeLessThanOrEqual(1);
});

test('a file refused while the browser believes it is online is asked for again in the words of every other read', async ({
  page,
}) => {
  await page.goto('/');
  await untilQuiet(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.waitForURL('**/product/*');
  await page.reload();
  await untilQuiet(page);
  const loads: string[] = [];
  await page.route('**/*', (route) => {
    if (route.request().isNavigationRequest()) loads.push(route.request().url());
    return route.abort('connectionrefused');
  });
  await page.goBack();
  const main = page.getByRole('main');
  await expect(main.getByText('화면을 불러오지 못했어요')).toBeVisible();
  await main.getByRole('button', { name: '다시 시도' }).click();
  await expect(main.getByRole('button', { name: '다시 시도' })).toBeVisible();
  expect(loads).toEqual([]);
  await page.unrouteAll();
  await expect(main.getByRole('article').first()).toBeVisible({ timeout: 40_000 });
});
