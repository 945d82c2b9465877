import { expect } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';

test('a list on its way has the shape of its cards, in columns and in rows', async ({ page }) => {
  await page.goto('/search/result?keyword=이어폰');
  await untilQuiet(page);
  const main = page.getByRole('main');
  const rest: { come: () => void } = { come: () => undefined };
  for (const keyword of ['양말', '커피']) {
    await page.goto('/search');
    await untilQuiet(page);
    const isHeld = new Promise<void>((resolve) => (rest.come = resolve));
    await page.route('**/display/products/search?**', async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.getByRole('searchbox').fill(keyword);
    await page.keyboard.press('Enter');
    const place = await main.locator('ul[aria-hidden] > li').nth(2).boundingBox();
    rest.come();
    const card = await main.getByRole('article').nth(2).boundingBox();
    expect([place?.x, place?.width]).toEqual([card?.x, card?.width]);
    expect(Math.abs((place?.height ?? 0) - (card?.height ?? 0))).toBeLessThan(40);
    expect(Math.abs((place?.y ?? 0) - (card?.y ?? 0))).toBeLessThan(80);
    await page.unrouteAll();
    await main.getByRole('button', { name: '목록형으로 보기' }).click();
  }
});
