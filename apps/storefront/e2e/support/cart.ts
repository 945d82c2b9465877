import type { Locator, Page } from '@playwright/test';

/** The lines of a cart; what was viewed lately stands below them. */
export function cartLines(page: Page): Locator {
  return page.locator('main li').filter({ has: page.getByRole('checkbox') });
}
