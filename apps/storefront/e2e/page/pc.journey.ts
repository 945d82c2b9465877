import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { test, untilQuiet } from '../support/journey.ts';
import { cartLines } from '../support/cart.ts';
import { buyableProducts, enter, putIntoCart, WORDS } from '../support/shop.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

async function openProduct(page: Page): Promise<void> {
  const [product] = await buyableProducts(page, '티셔츠');
  await page.goto(`/product/${product?.productNo ?? 0}`);
  await untilQuiet(page);
}

/** Which of the elements lie open to a click in their middle. */
function openToClick(found: Locator): Promise<readonly (string | null)[]> {
  return found.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((element) => element.textContent),
  );
}

async function placeOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('it is not shown');
  return box;
}

test('a product shows exactly one buy button wherever the page is scrolled to', async ({ page }) => {
  await openProduct(page);
  const ways = page.getByRole('button', { name: /^(바로구매|구매하기)$/ });
  for (const [top, way] of Object.entries({
    0: '바로구매',
    300: '바로구매',
    600: '바로구매',
    700: '바로구매',
    900: '구매하기',
    1500: '구매하기',
    3000: '구매하기',
  })) {
    await page.evaluate((to) => window.scrollTo(0, to), Number(top));
    await expect.poll(async () => [top, await openToClick(ways)]).toEqual([top, [way]]);
  }
});

test('a row of goods has arrows to both sides for a mouse, except at its ends', async ({ page }) => {
  await openProduct(page);
  const row = page.locator('#similar ul');
  await page.locator('#delivery').scrollIntoViewIfNeeded();
  await expect(row.locator('li').nth(5)).toBeAttached();
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, width } = await placeOf(row);
  const scrolled = () => row.evaluate((element) => element.scrollLeft);
  const press = (way: 'back' | 'on') => page.mouse.click(way === 'on' ? x + width : x, y + 114);
  await press('back');
  expect(await scrolled()).toBe(0);
  await press('on');
  await expect.poll(scrolled).toBeGreaterThan(900);
  await press('back');
  await expect.poll(scrolled).toBe(0);
});

test('a control under the mouse shows that it can be pressed', async ({ page }) => {
  await openProduct(page);
  const styleOf = (element: Locator) =>
    element.evaluate((node) => {
      const { backgroundColor, color, textDecorationLine } = getComputedStyle(node);
      return [backgroundColor, color, textDecorationLine];
    });
  const pressed = [
    page.getByRole('button', { name: '장바구니', exact: true }).filter({ visible: true }),
    page.getByRole('button', { name: '바로구매' }),
    page.getByRole('banner').getByRole('link', { name: '로그인' }),
    page.getByRole('link', { name: '오늘의 특가' }),
    page.getByRole('contentinfo').getByRole('link', { name: '공지사항' }),
  ];
  for (const element of pressed) {
    const before = await styleOf(element);
    // What arrives above it moves it away from the mouse.
    await expect
      .poll(async () => {
        await element.hover();
        return styleOf(element);
      })
      .not.toEqual(before);
  }
});

test('a product says above its options when it arrives and what that costs', async ({ page }) => {
  await openProduct(page);
  const arrival = page.getByText(/도착 예정$/).filter({ visible: true });
  const { y } = await placeOf(arrival.first());
  const { y: fee } = await placeOf(
    page
      .getByText(/^(배송 [\d,]+원|무료배송)$/)
      .filter({ visible: true })
      .first(),
  );
  expect(fee).toBeLessThan(y + 20);
  expect(y).toBeLessThan((await placeOf(page.getByText('색상', { exact: true }).filter({ visible: true }).first())).y);
  const buy = await placeOf(page.getByRole('button', { name: '바로구매' }));
  expect(buy.y + buy.height).toBeLessThan(800);
});

test('the buttons of an order fill their rows, two in each', async ({ page }) => {
  await enter(page, WORDS.ko);
  // Those on their way: other journeys fill the first page with orders that wait.
  await page.goto('/myPage/order?step=3');
  const track = page.getByRole('button', { name: /^배송조회/ });
  await expect(track.first()).toBeVisible();
  const rows = await track.evaluateAll((buttons) =>
    buttons.map((button) => {
      const places = [...(button.parentElement?.children ?? [])].map((child) => child.getBoundingClientRect());
      return Object.values(Object.groupBy(places, ({ top }) => top)).map((row = []) => [
        row.length <= 2,
        Math.round((row.at(-1)?.right ?? 0) - (row[0]?.left ?? 0)),
      ]);
    }),
  );
  expect(new Set(rows.flat().map(String))).toEqual(new Set(['true,320']));
});

test('the button for more of a list is as wide as a button, in the middle', async ({ page }) => {
  await openProduct(page);
  await page.locator('#delivery').scrollIntoViewIfNeeded();
  const more = page.getByRole('button', { name: /^리뷰 더 보기/ });
  await expect(more).toBeVisible();
  const { x, width } = await placeOf(more);
  expect([width, x + width / 2]).toEqual([400, 640]);
});

test('the lines of a cart and the tabs of a list fill their width', async ({ page }) => {
  await enter(page, WORDS.ko);
  await openProduct(page);
  await putIntoCart(page, WORDS.ko);
  await page.goto('/cart');
  const line = cartLines(page).first();
  const [name, remove] = [line.getByRole('link').last(), line.getByRole('button', { name: /삭제$/ })];
  const [picture, count] = [await placeOf(line.locator('img')), await placeOf(line.getByRole('group'))];
  expect(count.y).toBeLessThan(picture.y + picture.height);
  expect(count.x).toBeGreaterThan((await placeOf(name)).x);
  expect((await placeOf(remove)).x).toBeGreaterThan(count.x);
  const seen = page.getByRole('region', { name: '최근 본 상품' });
  await expect(seen.getByRole('listitem').first()).toBeVisible();
  expect((await placeOf(seen)).y).toBeGreaterThan(picture.y + picture.height);

  await page.goto('/myPage/recentWish');
  const tab = page.getByRole('main').getByRole('link', { name: '최근 본 상품', exact: true });
  const [tabPlace, heading] = [await placeOf(tab), await placeOf(page.getByRole('heading', { level: 2 }).first())];
  expect(tabPlace.x).toBe(heading.x);
});

test('the search box opens what helps to search, for a mouse and for keys', async ({ page }) => {
  await page.goto('/search/result?keyword=이어폰');
  await untilQuiet(page);
  await page.goto('/');
  await untilQuiet(page);
  const box = page.getByRole('banner').getByRole('searchbox');
  const panel = page.getByRole('banner').getByRole('group', { name: '검색' });
  await box.click();
  await expect(panel.getByRole('link', { name: '이어폰', exact: true })).toBeVisible();
  await expect(panel.getByRole('heading', { name: '인기 검색어' })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.insertText('이어');
  const suggestions = panel.getByRole('list', { name: '추천' }).getByRole('link');
  await expect(suggestions.nth(1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('이어');
  await page.keyboard.press('ArrowDown');
  await expect(suggestions.nth(1)).toBeVisible();
  const words = await suggestions.evaluateAll((links) => links.map(({ textContent }) => textContent));
  for (const _ of words) await page.keyboard.press('ArrowDown');
  await expect(box).toHaveValue(words.at(-1) ?? '');
  expect(await suggestions.last().getAttribute('id')).toBe(await box.getAttribute('aria-activedescendant'));
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(box).toHaveValue('이어');
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(box).toHaveValue(words.at(-1) ?? '');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(box).toHaveValue('이어');
  await box.click();
  await page.getByRole('banner').getByRole('button', { name: '지우기' }).click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(panel.getByRole('heading', { name: '인기 검색어' })).toBeVisible();
  await page.keyboard.insertText('이어');
  await page.mouse.click(5, 400);
  await expect(panel).toBeHidden();

  await box.click();
  await expect(suggestions.nth(1)).toBeVisible();
  const word = (await suggestions.nth(1).textContent()) ?? '';
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => new URL(page.url()).searchParams.get('keyword')).toBe(word);
  await expect(panel).toBeHidden();
});

test('a search closes what helps to search, also when that comes after it', async ({ page }) => {
  await page.goto('/');
  await untilQuiet(page);
  const searched = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await searched.promise;
    await route.continue();
  });
  const box = page.getByRole('banner').getByRole('searchbox');
  await box.fill('이어폰');
  await box.press('Enter');
  searched.resolve();
  await page.waitForURL('**/search/result**');
  await expect(page.getByRole('main').locator('a[href*="/product/"]').first()).toBeVisible();
  await untilQuiet(page);
  await expect(page.getByRole('banner').getByRole('group', { name: '검색' })).toBeHidden();
});
