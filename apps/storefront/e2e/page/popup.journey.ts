import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoComplaint, languageOf, watchComplaints } from '../support/shop.ts';

const WORDS = {
  ko: {
    title: '매일 출석하고 100P 받기',
    go: '출석하러 가기',
    today: '오늘 하루 보지 않기',
    week: '7일 동안 보지 않기',
  },
  en: { title: 'Check in daily for 100 points', go: 'Check in now', today: 'Hide for today', week: 'Hide for 7 days' },
} as const;

/** How long a popup that should stay away is waited for, in ms: longer than one takes to come. */
const COMES_WITHIN_MS = 5_000;
/** A shopper acts so often in that time: what is done before the page listens does not count. */
const ACT_EVERY_MS = 500;

test.use({ storageState: { cookies: [], origins: [] } });

const popupOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });

/** Closing goes back to the entry below, which on a busy machine calls a reload off. */
const reload = (page: Page) => expect(() => page.reload()).toPass();

/** Comes again as in another visit. */
async function comeAgain(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await reload(page);
}

/** Does something, whatever it is, until the popup comes. */
async function actUntil(page: Page, popup: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(popup).toBeVisible({ timeout: ACT_EVERY_MS });
  }).toPass({ intervals: [0] });
}

/** Does something again and again, and sees no popup. */
async function expectAway(page: Page, popup: Locator): Promise<void> {
  for (let waited = 0; waited < COMES_WITHIN_MS; waited += ACT_EVERY_MS) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(ACT_EVERY_MS);
  }
  await expect(popup).toBeHidden();
}

test('the popup of the home waits for the shopper, closes by Escape and back, and stays away for the Korean day [OVERLAY-23, HAND-03]', async ({
  page,
  context,
  locale,
}) => {
  const words = WORDS[languageOf(locale)];
  const complaints = watchComplaints(page);
  const popup = popupOf(page, words.title);

  await page.goto('/');
  await page.waitForTimeout(COMES_WITHIN_MS);
  await expect(popup).toBeHidden();
  await actUntil(page, popup);
  expect(await popup.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  await comeAgain(page);
  await actUntil(page, popup);
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/\/$/);

  await comeAgain(page);
  await actUntil(page, popup);
  await popup.getByRole('button', { name: words.today }).click();
  await expect(popup).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'popup_1');
  const midnight = new Date(`${new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)}T24:00:00+09:00`);
  expect(Math.abs((cookie?.expires ?? 0) - midnight.getTime() / 1_000)).toBeLessThan(10);
  await comeAgain(page);
  await expectAway(page, popup);
  expectNoComplaint(complaints);
});

test('the popup stays away for seven days where that is asked for [OVERLAY-23]', async ({ page, context, locale }) => {
  const words = WORDS[languageOf(locale)];
  const popup = popupOf(page, words.title);
  await page.goto('/');
  await actUntil(page, popup);
  await popup.getByRole('button', { name: words.week }).click();
  await expect(popup).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'popup_1');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / (24 * 60 * 60);
  expect(days).toBeGreaterThan(7);
  expect(days).toBeLessThanOrEqual(8);
  await comeAgain(page);
  await expectAway(page, popup);
});

test('the popup waits while another dialog is open [OVERLAY-23]', async ({ page, locale }) => {
  const words = WORDS[languageOf(locale)];
  await page.goto('/myPage');
  const prompt = page.getByRole('dialog').first();
  await expect(prompt).toBeVisible();
  await page.waitForTimeout(COMES_WITHIN_MS);
  await expect(popupOf(page, words.title)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(popupOf(page, words.title)).toBeVisible();
});

test('the main button of the popup leads where it asks a shopper to go', async ({ page, locale }) => {
  const words = WORDS[languageOf(locale)];
  const popup = popupOf(page, words.title);
  await page.goto('/');
  await actUntil(page, popup);
  await popup.getByRole('link', { name: words.go }).click();
  await page.waitForURL('**/event/2');
  await expect(popup).toBeHidden();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  await expectAway(page, popup);
});

test('once a popup was closed, none comes in that visit [HAND-02]', async ({ page, locale }) => {
  const popup = popupOf(page, WORDS[languageOf(locale)].title);
  await page.goto('/');
  await actUntil(page, popup);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await reload(page);
  await expectAway(page, popup);
});
