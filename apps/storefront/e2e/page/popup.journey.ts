import { expect, type Page, test } from '@playwright/test';
import { expectNoComplaint, languageOf, watchComplaints } from '../support/shop.ts';

const WORDS = {
  ko: { title: '매일 출석하고 100P 받기', today: '오늘 하루 보지 않기', week: '7일 동안 보지 않기' },
  en: { title: 'Check in daily for 100 points', today: 'Not today', week: 'Not for 7 days' },
} as const;

test.use({ storageState: { cookies: [], origins: [] } });

/** Comes again as in another visit. Closing goes back to the entry below, which on a busy machine calls a reload off. */
async function comeAgain(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await expect(() => page.reload()).toPass();
  await act(page);
}

/** Whatever a shopper does; before it nothing but the offer of the app opens by itself. */
async function act(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app');
  await page.mouse.wheel(0, 40);
}

const popupOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });

test('the popup of the home waits for the shopper, closes by Escape and back, and stays away for the Korean day [OVERLAY-23, HAND-03]', async ({
  page,
  context,
  locale,
}) => {
  const words = WORDS[languageOf(locale)];
  const complaints = watchComplaints(page);
  const popup = popupOf(page, words.title);

  await page.goto('/');
  await page.waitForTimeout(5_000);
  await expect(popup).toBeHidden();
  await act(page);
  await expect(popup).toBeVisible();
  expect(await popup.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  await comeAgain(page);
  await expect(popup).toBeVisible();
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/\/$/);

  await comeAgain(page);
  await popup.getByRole('button', { name: words.today }).click();
  await expect(popup).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'popup_1');
  const midnight = new Date(`${new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)}T24:00:00+09:00`);
  expect(Math.abs((cookie?.expires ?? 0) - midnight.getTime() / 1_000)).toBeLessThan(10);
  await comeAgain(page);
  await page.waitForTimeout(5_000);
  await expect(popup).toBeHidden();
  expectNoComplaint(complaints);
});

test('the popup stays away for seven days where that is asked for [OVERLAY-23]', async ({ page, context, locale }) => {
  const words = WORDS[languageOf(locale)];
  const popup = popupOf(page, words.title);
  await page.goto('/');
  await act(page);
  await popup.getByRole('button', { name: words.week }).click();
  await expect(popup).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'popup_1');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / (24 * 60 * 60);
  expect(days).toBeGreaterThan(7);
  expect(days).toBeLessThanOrEqual(8);
  await comeAgain(page);
  await page.waitForTimeout(5_000);
  await expect(popup).toBeHidden();
});

test('the popup waits while another dialog is open [OVERLAY-23]', async ({ page, locale }) => {
  const words = WORDS[languageOf(locale)];
  await page.goto('/myPage');
  const prompt = page.getByRole('dialog').first();
  await expect(prompt).toBeVisible();
  await page.waitForTimeout(5_000);
  await expect(popupOf(page, words.title)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(popupOf(page, words.title)).toBeVisible();
});

test('once a popup was closed, none comes in that visit [HAND-02]', async ({ page, locale }) => {
  const popup = popupOf(page, WORDS[languageOf(locale)].title);
  await page.goto('/');
  await act(page);
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(() => page.reload()).toPass();
  await act(page);
  await page.waitForTimeout(5_000);
  await expect(popup).toBeHidden();
});
