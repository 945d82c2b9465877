import { expect } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';
import { enter, openSheet, WORDS } from '../support/shop.ts';

const NOBODYS_LINK = `/myPage/giftBox/recipientInfoInput/${'a'.repeat(43)}`;
const OVER = '지금은 열 수 없는 선물이에요';

test('reads a gift again by a press where its first reading failed, and then says what it found', async ({ page }) => {
  let isBroken = true;
  await page.route('**/unnecessary-token/gift/*', (route) =>
    isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.goto(NOBODYS_LINK);
  await expect(page.getByText('선물을 불러오지 못했어요')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: '다시 시도' }).click();
  const over = page.getByRole('heading', { name: OVER });
  await expect(over).toBeVisible();
  await expect(over).toBeFocused();
});

test('reads a gift while the script of its steps is on its way', async ({ page }) => {
  const giftRequest = page.waitForRequest('**/unnecessary-token/gift/*');
  let held = 0;
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(OVER)) {
      held += 1;
      await giftRequest;
    }
    await route.fulfill({ response });
  });
  await page.goto(NOBODYS_LINK);
  await expect(page.getByRole('heading', { name: OVER })).toBeVisible();
  expect(held).toBe(1);
});

test('reads a sheet again by a press where its first reading failed', async ({ page }) => {
  await enter(page, WORDS.ko);
  await openSheet(page, ['양말']);
  let isBroken = true;
  await page.route('**/api/client/v1/customer/order/sheets/*', (route) =>
    isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.reload();
  const again = page.getByRole('main').getByRole('button', { name: '다시 시도' });
  await expect(again).toBeVisible();
  isBroken = false;
  await again.click();
  await expect(page.getByRole('button', { name: WORDS.ko.pay })).toBeVisible();
});

test('reads again by itself where the network that is back carries nothing at first', async ({ page, context }) => {
  await enter(page, WORDS.ko);
  await openSheet(page, ['양말']);
  let carriesFrom = Infinity;
  for (const call of ['order/sheets/*', 'shipping-addresses'])
    await page.route(`**/api/client/v1/customer/${call}`, (route) =>
      Date.now() < carriesFrom ? route.abort('internetdisconnected') : route.continue(),
    );
  const endOutage = async (again: string) => {
    await expect(page.getByRole('main').getByRole('button', { name: again })).toBeVisible();
    await context.setOffline(true);
    carriesFrom = Date.now() + 2_500;
    await context.setOffline(false);
  };
  await page.reload();
  await endOutage('다시 시도');
  await expect(page.getByRole('button', { name: WORDS.ko.pay })).toBeVisible();
  await page.goto('/myPage/myInfo');
  await untilQuiet(page);
  carriesFrom = Infinity;
  await page
    .getByRole('main')
    .getByRole('link', { name: /배송지/ })
    .first()
    .click();
  await endOutage('다시 시도');
  await expect(page.getByRole('heading', { name: /^저장한 배송지/ })).toBeVisible();
});

test('reads again by itself, without a press, where the browser has noticed nothing of the outage', async ({
  page,
}) => {
  await enter(page, WORDS.ko);
  await page.goto('/myPage');
  await untilQuiet(page);
  let isAway = true;
  let requestCount = 0;
  await page.route('**/api/**/gift/receive-usable*', (route) => {
    requestCount += 1;
    return isAway ? route.abort() : route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: '선물함' }).first().click();
  const failed = page.getByRole('heading', { name: '선물을 불러오지 못했어요' });
  await expect(failed).toBeVisible();
  await expect(page.getByText('잠시 뒤 다시 불러올게요.')).toBeVisible();
  isAway = false;
  await expect(page.getByRole('link', { name: /^선물 확인하고 받기/ }).first()).toBeVisible({ timeout: 15_000 });
  expect(requestCount).toBeLessThanOrEqual(8);
});

test('does not ask a busy shop again by itself', async ({ page }) => {
  await enter(page, WORDS.ko);
  await page.goto('/myPage/myInfo');
  await untilQuiet(page);
  let requestCount = 0;
  await page.route('**/api/client/v1/customer/shipping-addresses', (route) => {
    requestCount += 1;
    return route.fulfill({ status: 500, json: {} });
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: /배송지/ })
    .first()
    .click();
  await expect(page.getByText('배송지를 불러오지 못했어요')).toBeVisible();
  const before = requestCount;
  // Longer than the first pause.
  await page.waitForTimeout(4_000);
  expect(requestCount).toBe(before);
});

test('keeps an order sheet and its fields when the coupons of its goods cannot be read', async ({ page }) => {
  await enter(page, WORDS.ko);
  let requestCount = 0;
  await page.route('**/api/**/issuable*', (route) => {
    requestCount += 1;
    return route.fulfill({ status: 500, json: {} });
  });
  await openSheet(page, ['양말']);
  const door = page.getByLabel('공동현관 비밀번호 (선택)');
  await door.fill('1234*');
  await untilQuiet(page);
  await expect(door).toHaveValue('1234*');
  expect(requestCount).toBeGreaterThan(0);
  expect(requestCount).toBeLessThanOrEqual(2);
});
