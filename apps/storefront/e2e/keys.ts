import { expect, type Locator, type Page } from '@playwright/test';

/** Reaches a button by Tab alone and presses it. */
export async function pressByKeys(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  for (let turn = 0; turn < 60; turn += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

/** How far a page is wider than its window, in CSS pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
