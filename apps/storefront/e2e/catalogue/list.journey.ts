import { expect, type Page } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  expectNoComplaint,
  languageOf,
  PC_ONLY,
  PHONE_ONLY,
  visitAndComeBack,
  watchComplaints,
} from '../support/shop.ts';

const LIST = '/category/list/0/100/-';
const ROWS = /목록형으로 보기|Show as rows/;
const FORMS = { rows: { columns: { phone: 1, pc: 2 } }, grid: { columns: { phone: 2, pc: 4 } } } as const;

const FILTER_WORDS = {
  ko: { applied: '적용한 필터', removeFree: '무료배송 필터 빼기', removeAll: '전체 해제' },
  en: { applied: 'Filters in use', removeFree: 'Remove the Free delivery filter', removeAll: 'Clear all' },
} as const;

const ORDER_WORDS = {
  ko: { usual: '추천순', cheapest: '낮은 가격순', count: /^총 [\d,]+개$/ },
  en: { usual: 'Recommended', cheapest: 'Lowest price', count: /^[\d,]+ items$/ },
} as const;

const toggle = (page: Page) => page.getByRole('button', { name: ROWS });
const cards = (page: Page) => page.locator('main article');

/** How many cards are beside each other at the top. */
const columnsOf = (page: Page) =>
  cards(page).evaluateAll((all) => {
    const tops = all.map((card) => Math.round(card.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

test('shows lists as rows or in columns, as last chosen, at once and everywhere [ROUTE-04, ROUTE-15]', async ({
  page,
  isMobile,
}) => {
  const shape = isMobile ? 'phone' : 'pc';
  const complaints = watchComplaints(page);
  await page.goto(LIST);
  await untilQuiet(page);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await columnsOf(page)).toBe(FORMS.grid.columns[shape]);

  await cards(page).nth(9).scrollIntoViewIfNeeded();
  const inSight = await cards(page).evaluateAll((all) => {
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return all.findIndex((card) => card.getBoundingClientRect().top >= top);
  });
  const before = await cards(page).nth(inSight).boundingBox();
  // A press of a test would scroll to where the bar was before it stuck to the header.
  await toggle(page).evaluate((button: HTMLElement) => button.click());
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  // What was being read is still there.
  await expect
    .poll(async () => Math.abs(((await cards(page).nth(inSight).boundingBox())?.y ?? 9_999) - (before?.y ?? 0)))
    .toBeLessThan(8);
  expect(await columnsOf(page)).toBe(FORMS.rows.columns[shape]);
  // The heart of a card is in the card, not in the one below it.
  const [card, heart] = [cards(page).nth(inSight), cards(page).nth(inSight).getByRole('button').first()];
  const [around, within] = [await card.boundingBox(), await heart.boundingBox()];
  expect((within?.y ?? 9_999) + (within?.height ?? 0)).toBeLessThanOrEqual((around?.y ?? 0) + (around?.height ?? 0));
  await expectAccessible(page);

  await cards(page).nth(inSight).getByRole('link').click();
  await page.waitForURL('**/product/**');
  await page.goBack();
  await expect.poll(() => columnsOf(page)).toBe(FORMS.rows.columns[shape]);
  await page.goto('/search/result?keyword=%EC%BC%80%EC%9D%B4%EC%8A%A4');
  expect(await columnsOf(page)).toBe(FORMS.rows.columns[shape]);
  await untilQuiet(page);
  await toggle(page).click();
  await expect.poll(() => columnsOf(page)).toBe(FORMS.grid.columns[shape]);
  await page.goto(LIST);
  expect(await columnsOf(page)).toBe(FORMS.grid.columns[shape]);
  expectNoComplaint(complaints);
});

test(
  'closes a sheet of the list by the back button, and goes back from an order to the list as it was',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto('/category');
    await untilQuiet(page);
    await page.locator('main a[href^="/category/list/"]').first().click();
    await page.waitForURL('**/category/list/**');
    const list = page.url();
    await page.getByRole('button', { name: '추천순' }).click();
    await expect(page.getByRole('dialog', { name: '정렬' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.url()).toBe(list);

    await page.getByRole('button', { name: '추천순' }).click();
    await page.getByRole('button', { name: '낮은 가격순' }).click();
    await expect(page).toHaveURL(/order=PRICE_LOW/);
    await page.goBack();
    await expect(page.getByRole('button', { name: '추천순' })).toBeVisible();
    expect(page.url()).toBe(list);
    await page.goBack();
    await expect(page).toHaveURL('/category');
  },
);

test(
  'opens all categories below the tabs of a PC, by mouse and by keys [ROUTE-03, ROUTE-04]',
  PC_ONLY,
  async ({ page }) => {
    const complaints = watchComplaints(page);
    await page.goto('/search');
    await untilQuiet(page);
    const opener = page.getByRole('navigation').getByRole('link', { name: 'Categories', exact: true });
    const menu = page.getByRole('navigation', { name: 'Categories', exact: true });
    await opener.hover();
    await expect(menu.getByRole('link', { name: 'Phone cases' })).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Phone cases' }).hover();
    await expect(menu).toBeVisible();
    await page.mouse.move(640, 780);
    await expect(menu).toHaveCount(0);

    await opener.focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(opener).toBeFocused();

    await opener.hover();
    await menu.getByRole('link', { name: 'Phone cases' }).click();
    await expect(page).toHaveURL(/\/category\/list\/0\/101\//);
    await expect(menu).toHaveCount(0);
    expectNoComplaint(complaints);
  },
);

test('narrows a search by the categories it found most in [ROUTE-15]', PHONE_ONLY, async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.goto('/search/result?keyword=%EC%BC%80%EC%9D%B4%EC%8A%A4');
  const chips = page.getByRole('navigation', { name: /^(카테고리|Category)$/ }).getByRole('link');
  const countLine = page.getByText(/^검색 결과 [\d,]+개$|^[\d,]+ results$/);
  const total = async () => Number((await countLine.textContent())?.replaceAll(/\D/g, ''));
  await expect(chips.first()).toHaveAttribute('aria-current', 'true');
  const all = await total();
  await chips.nth(1).click();
  await page.waitForURL('**categoryNo=**');
  await expect(chips.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect.poll(total).toBeLessThan(all);
  await chips.first().click();
  await expect.poll(total).toBe(all);
  await expectAccessible(page);
  expectNoComplaint(complaints);
});

test('shows every filter at work above the cards, and takes it out by finger and by keys [ROUTE-04, ROUTE-15]', async ({
  page,
  locale,
}) => {
  const words = FILTER_WORDS[languageOf(locale)];
  const complaints = watchComplaints(page);
  await page.goto(LIST);
  await untilQuiet(page);
  const applied = page.getByRole('navigation', { name: words.applied });
  await expect(applied).toHaveCount(0);

  await page.goto(`${LIST}?freeDelivery=1&maxPrice=90000&soldout=0`);
  await untilQuiet(page);
  await expect(applied.getByRole('link')).toHaveCount(4);
  for (const link of await applied.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);

  await applied.getByRole('link', { name: words.removeFree }).click();
  await expect(page).toHaveURL(/maxPrice=90000&soldout=0$/);
  await expect(applied.getByRole('link')).toHaveCount(3);
  await applied.getByRole('link').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/maxPrice=90000$/);
  await expect(applied.getByRole('link').first()).toBeFocused();
  await applied.getByRole('link', { name: words.removeAll }).focus();
  await page.keyboard.press('Enter');
  await expect(applied).toHaveCount(0);
  await expect(page).not.toHaveURL(/\?/);
  await expect(page.locator('#main')).toBeFocused();
  expectNoComplaint(complaints);
});

test('keeps a list in its place, dimmed and busy, while another order of it comes [ROUTE-04]', async ({
  page,
  isMobile,
  locale,
}) => {
  const words = ORDER_WORDS[languageOf(locale)];
  const complaints = watchComplaints(page);
  await page.goto(LIST);
  await untilQuiet(page);
  const list = page
    .getByRole('main')
    .locator('[aria-busy]')
    .filter({ has: page.getByRole('article') });
  const count = page.getByText(words.count);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(cards(page)).not.toHaveCount(24);
  await untilQuiet(page);
  await page.route('**/display/products/search?*', async (route) => {
    await answered;
    await route.continue();
  });
  if (isMobile) await page.getByRole('button', { name: words.usual }).click();
  await page.getByRole(isMobile ? 'button' : 'link', { name: words.cheapest }).click();
  await expect(page).toHaveURL(`${LIST}?order=PRICE_LOW`);
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(cards(page)).not.toHaveCount(24);
  await expect(cards(page).first()).toBeInViewport();
  await expect(count).toBeVisible();
  answer();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).first()).toBeInViewport();
  await expect(page).toHaveURL(`${LIST}?order=PRICE_LOW`);
  expectNoComplaint(complaints);
});

test('closes a sheet that is dragged down by its handle, and lets go of it otherwise', PHONE_ONLY, async ({ page }) => {
  await page.goto(LIST);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /^(추천순|Recommended)/ }).click();
  const sheet = page.getByRole('dialog');
  const drag = async (distance: number, steps: number) => {
    await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const box = await sheet.boundingBox();
    if (box === null) throw new Error('no sheet');
    await page.mouse.move(box.x + box.width / 2, box.y + 12);
    await page.mouse.down();
    // Held as soon as dragging is learnt: it follows the finger.
    const follows = async () => {
      for (const down of [14, 13]) await page.mouse.move(box.x + box.width / 2, box.y + down);
      return sheet.evaluate(({ style }) => style.translate);
    };
    await expect.poll(follows).toBe('0px 1px');
    await page.mouse.move(box.x + box.width / 2, box.y + 12 + distance, { steps });
    await page.mouse.move(box.x + box.width / 2, box.y + 12 + distance);
    await page.mouse.up();
    return box;
  };
  // A tap that is over before dragging could be learnt holds nothing.
  const tapEnded = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await tapEnded.promise;
    await route.continue();
  });
  const learnt = page.waitForResponse('**/*.js');
  await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const tapped = await sheet.boundingBox();
  await page.mouse.click((tapped?.x ?? 0) + (tapped?.width ?? 0) / 2, (tapped?.y ?? 0) + 12);
  tapEnded.resolve();
  await learnt;
  await untilQuiet(page);
  await page.mouse.move(180, 700, { steps: 5 });
  expect((await sheet.boundingBox())?.y).toBe(tapped?.y);
  const before = await drag(40, 20);
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBe(before.y);
  await drag(before.height * 0.6, 20);
  await expect(sheet).toBeHidden();
});

test('comes back to the home as far down as it was read', async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.goto('/');
  await untilQuiet(page);
  const first = await cards(page).count();
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return cards(page).count();
    })
    .toBeGreaterThan(first + 20);
  await untilQuiet(page);
  const wanted = cards(page)
    .nth((await cards(page).count()) - 4)
    .getByRole('link');
  const distance = await visitAndComeBack(page, wanted);
  await expect.poll(distance).toBeLessThan(8);
  expectNoComplaint(complaints);
});
