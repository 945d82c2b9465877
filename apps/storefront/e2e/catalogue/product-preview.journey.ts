import { expect, type Route } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';
import { buyableProducts } from '../support/shop.ts';

const KEYWORD = '이어폰';

test('a tapped card is the product at once: its picture, its name and its price, which stay where they are', async ({
  page,
}) => {
  const [product] = await buyableProducts(page, KEYWORD);
  expect(product).toBeDefined();
  const { productNo = 0 } = product ?? {};
  await page.goto(`/search/result?keyword=${encodeURIComponent(KEYWORD)}`);
  await untilQuiet(page);
  const article = page.locator('main article').filter({ has: page.locator(`a[href="/product/${productNo}"]`) });
  const card = article.first().getByRole('link');
  // The card shows the name under its brand; its heart says the whole of it.
  const words = await article.first().getByRole('button').getAttribute('aria-label');
  const shown = await card
    .locator('img')
    .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
  expect(new URL(shown).searchParams.get('w')).not.toBeNull();

  // Neither the product nor a picture of its own comes before it is let through.
  const held: Route[] = [];
  let isSlow = true;
  const hold = (route: Route) => (isSlow ? void held.push(route) : route.continue());
  await page.route(new RegExp(`/display/products/${productNo}(?:[/?]|$)`), hold);
  await page.route((url) => url.searchParams.has('w') && url.href !== shown, hold);
  await card.click();

  const name = page.locator('main section h2').first();
  await expect(name).toBeVisible();
  const productName = await name.innerText();
  expect(words).toContain(productName);
  await expect.poll(() => page.title()).toContain(productName);
  const picture = page.locator('main li img').first();
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image) => getComputedStyle(image).backgroundImage)).toBe(`url("${shown}")`);
  const price = page.locator('main section:has(> h2) .tabular').first();
  const before = await price.boundingBox();
  expect(before).not.toBeNull();

  isSlow = false;
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await untilQuiet(page);
  expect(await price.boundingBox()).toEqual(before);
  const own = await picture.evaluate((image) => image instanceof HTMLImageElement && image.complete);
  expect(own).toBe(true);
});

test('a large picture that does not come leaves the one of the card, not a broken one over it', async ({ page }) => {
  const [product] = await buyableProducts(page, KEYWORD);
  const { productNo = 0 } = product ?? {};
  // Wide enough that the card and the product are shown in different widths.
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto(`/search/result?keyword=${encodeURIComponent(KEYWORD)}`);
  await untilQuiet(page);
  const card = page.locator(`main article a[href="/product/${productNo}"]`).first();
  const shown = await card
    .locator('img')
    .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
  await page.route(new RegExp(`/display/products/${productNo}(?:[/?]|$)`), (route) => route.abort());
  await page.route(
    (url) => url.searchParams.has('w') && url.href !== shown,
    (route) => route.abort(),
  );
  await card.click();
  await expect(page.locator('main section h2').first()).toBeVisible();
  const picture = page.locator('main li img').first();
  await expect
    .poll(() =>
      picture.evaluate((image) => (image instanceof HTMLImageElement ? [image.src, image.naturalWidth > 0] : [])),
    )
    .toEqual([shown, true]);
  await expect(picture).toHaveAttribute('alt', /./);
});
