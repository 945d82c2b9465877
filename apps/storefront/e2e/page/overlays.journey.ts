import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { test, untilQuiet } from '../support/journey.ts';
import { buyableProducts, enter, putIntoCart, WORDS } from '../support/shop.ts';

const words = WORDS.ko;

/** What opens an overlay on the page that is shown. */
type Opener = (page: Page) => Promise<Locator>;

/** Opens an overlay, and closes it in each way a visitor may try; the page below stays, and the focus returns. */
async function closesEveryWay(page: Page, open: Opener): Promise<void> {
  const address = page.url();
  const dialog = page.locator('dialog:modal');
  const ways: readonly (() => Promise<unknown>)[] = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: '닫기', exact: true }).click(),
  ];
  for (const [index, close] of ways.entries()) {
    const opener = await open(page);
    await opener.click();
    await expect(dialog).toBeVisible();
    if (index === 0) {
      await untilQuiet(page);
      await expectAccessible(page);
    }
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await expect(opener).toBeFocused();
  }
}

test('closes every sheet of a product by back, Escape and its button', async ({ page }) => {
  const [product] = await buyableProducts(page, '이어폰');
  await page.goto(`/product/${product?.productNo}`, { waitUntil: 'networkidle' });
  await closesEveryWay(page, async () => page.getByRole('button', { name: '공유' }).first());
  await closesEveryWay(page, async () => page.getByRole('button', { name: words.buy }).last());
});

test('closes the sheets of a list by back, Escape and their button', async ({ page }) => {
  await page.goto('/category/list/1/101/-', { waitUntil: 'networkidle' });
  await closesEveryWay(page, async () => page.getByRole('button', { name: /필터/ }).first());
});

test('closes the overlays of the cart and the order sheet, and the order is still there', async ({ page }) => {
  await enter(page, words);
  const [product] = await buyableProducts(page, '티셔츠');
  await page.goto(`/product/${product?.productNo}`, { waitUntil: 'networkidle' });
  await putIntoCart(page, words);
  await page.goto('/cart', { waitUntil: 'networkidle' });
  await closesEveryWay(page, async () => page.getByRole('button', { name: /^옵션변경/ }).first());
  await page.getByRole('button', { name: words.order }).click();
  await page.waitForURL('**/order/sheet/**');
  await page.waitForLoadState('networkidle');
  // On a low screen even a short text has to be scrolled, by the keyboard too.
  const size = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ ...size, height: 320 });
  await closesEveryWay(page, async () => page.getByRole('button', { name: '보기' }).first());
  await page.setViewportSize(size);
  const change = page.locator('main').getByRole('button', { name: '변경' });
  await closesEveryWay(page, async () => change.first());
  await expect(page.getByRole('button', { name: words.pay })).toBeVisible();
});

/** Holds back the steps by which closed overlays leave the history, as a slow phone does, until one is let go. */
const holdSteps = (page: Page) =>
  page.addInitScript(() => {
    const back = history.back.bind(history);
    history.back = () => addEventListener('step', back, { once: true });
  });
const letStepGo = (page: Page) =>
  page.evaluate(async () => {
    const landed = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    dispatchEvent(new Event('step'));
    await landed;
  });

test('follows a link, however late the history step of a sheet closed just before lands', async ({ page }) => {
  await holdSteps(page);
  await page.goto('/category/list/1/101/-', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /필터/ }).first().click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('main a[href^="/product/"]').first().click();
  await untilQuiet(page);
  await letStepGo(page);
  await expect(page).toHaveURL(/product/);
  await untilQuiet(page);
  await expect(page).toHaveURL(/product/);
});

test('keeps a sheet that is opened before the history step of the last one has landed', async ({ page }) => {
  const [product] = await buyableProducts(page, '이어폰');
  await holdSteps(page);
  await page.goto(`/product/${product?.productNo}`, { waitUntil: 'networkidle' });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: '공유' }).first().click();
  await dialog.getByRole('button', { name: '닫기', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: words.buy }).last().click();
  await untilQuiet(page);
  await letStepGo(page);
  await untilQuiet(page);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/product/);
});
