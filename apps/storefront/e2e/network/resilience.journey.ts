import { expect } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';
import { buyableProducts, enter, expectNoComplaint, putIntoCart, watchComplaints, wordsOf } from '../support/shop.ts';

const DAY_MS = 86_400_000;

/** Makes every storage of the browser throw, as private windows and full disks do. */
function breakStorage(how: 'blocked' | 'full'): void {
  if (how === 'blocked') {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('access is denied', 'SecurityError');
        },
      });
  } else
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
}

for (const how of ['blocked', 'full'] as const) {
  test(`a guest shops while the storage is ${how}`, async ({ page, locale }) => {
    const words = wordsOf(locale);
    const complaints = watchComplaints(page);
    await page.addInitScript(breakStorage, how);
    const [product] = await buyableProducts(page, '이어폰');
    await page.goto(`/product/${product?.productNo}`);
    await untilQuiet(page);
    await putIntoCart(page, words);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /장바구니/ })
      .click();
    await page.waitForURL('**/cart');
    await expect(page.getByRole('button', { name: words.order })).toBeVisible();
    expectNoComplaint(complaints);
  });
}

test('a member stays logged in while the clock of the phone is wrong by a day', async ({ page, locale }) => {
  await enter(page, wordsOf(locale));
  for (const wrong of [-DAY_MS, DAY_MS]) {
    await page.clock.setFixedTime(Date.now() + wrong);
    await page.goto('/myPage');
    await untilQuiet(page);
    await expect(page).toHaveURL(/\/myPage$/);
    await expect(page.getByRole('main')).toContainText('홍길동');
  }
});
