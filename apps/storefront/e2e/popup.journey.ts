import { expect, type Page, test } from '@playwright/test';
import { expectNoComplaint, watchComplaints } from './shop.ts';

const WORDS = {
  ko: { title: '매일 출석하고 100P 받기', today: '오늘 하루 보지 않기' },
  en: { title: 'Check in daily for 100 points', today: 'Not today' },
} as const;

test.use({ storageState: { cookies: [], origins: [] } });

const popupOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });

test('the popup of the home closes by Escape and back, and stays away for the Korean day [OVERLAY-23]', async ({
  page,
  context,
  locale,
}) => {
  const words = locale?.startsWith('en') === true ? WORDS.en : WORDS.ko;
  const complaints = watchComplaints(page);
  const popup = popupOf(page, words.title);

  await page.goto('/');
  await expect(popup).toBeVisible();
  expect(await popup.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  await page.reload();
  await expect(popup).toBeVisible();
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/\/$/);

  await page.reload();
  await popup.getByRole('button', { name: words.today }).click();
  await expect(popup).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'popup_1');
  const midnight = new Date(`${new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)}T24:00:00+09:00`);
  expect(Math.abs((cookie?.expires ?? 0) - midnight.getTime() / 1_000)).toBeLessThan(10);
  await page.reload();
  await page.waitForTimeout(5_000);
  await expect(popup).toBeHidden();
  expectNoComplaint(complaints);
});

test('the popup waits while another dialog is open [OVERLAY-23]', async ({ page, locale }) => {
  const words = locale?.startsWith('en') === true ? WORDS.en : WORDS.ko;
  await page.goto('/myPage');
  const prompt = page.getByRole('dialog').first();
  await expect(prompt).toBeVisible();
  await page.waitForTimeout(5_000);
  await expect(popupOf(page, words.title)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(popupOf(page, words.title)).toBeVisible();
});
