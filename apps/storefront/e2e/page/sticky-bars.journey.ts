import { expect, type Locator, type Page } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';
import { buyableProducts, enter, openSheet, putIntoCart, WORDS } from '../support/shop.ts';

const KEYWORD = '이어폰';
const LOW_PC = { width: 1280, height: 800 };
const NARROW_PC = { width: 1024, height: 700 };

/** How far two things lie over each other, in CSS pixels of their height. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('one of them is not shown');
  return Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
}

/** How much of one thing another lies over, in square CSS pixels. */
async function covered(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('one of them is not shown');
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return Math.max(0, width) * (await overlap(one, other));
}

/** How many lines the words of an element take. */
function lines(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

async function fillCart(page: Page): Promise<void> {
  const products = (await buyableProducts(page, KEYWORD)).toSorted((a, b) => b.discountedPrice - a.discountedPrice);
  for (const { productNo } of products.slice(0, 2)) {
    await page.goto(`/product/${productNo}`);
    await untilQuiet(page);
    await putIntoCart(page, WORDS.ko);
  }
}

test('the button to the top keeps clear of the note at the order button of a cart, which takes one line', async ({
  page,
}) => {
  await fillCart(page);
  await page.goto('/cart');
  await untilQuiet(page);
  const order = page.getByRole('button', { name: WORDS.ko.order });
  const note = page.locator('#gift-problem');
  const up = page.getByRole('button', { name: '맨 위로' });
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 420 });
    await page.mouse.wheel(0, 150);
    await expect(up).toBeVisible();
    await expect.poll(() => overlap(up, note)).toBe(0);
    expect([width, await lines(order)]).toEqual([width, 1]);
  }
});

test('a low window of a PC shows delivery and points of a product, and the choice when a buyer forgets it', async ({
  page,
}) => {
  await page.setViewportSize(LOW_PC);
  const products = await buyableProducts(page, '티셔츠');
  await page.goto(`/product/${products[0]?.productNo ?? 0}`);
  await untilQuiet(page);
  const buy = page.getByRole('button', { name: '바로구매' }).filter({ visible: true });
  const benefits = page.locator('main dl').first();
  await benefits.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  expect(await overlap(benefits, buy)).toBe(0);
  expect(await overlap(benefits, page.locator('main [data-open]').filter({ visible: true }).first())).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 0));
  await buy.click();
  const problem = page.getByRole('alert').filter({ hasText: '옵션을 선택해 주세요', visible: true });
  await expect(problem).toBeInViewport();
  expect(await overlap(problem, buy)).toBe(0);
});

test('the first screen of a PC shows the choices of a product beside its buy button', async ({ page }) => {
  await page.setViewportSize(LOW_PC);
  const products = await buyableProducts(page, '티셔츠');
  await page.goto(`/product/${products[0]?.productNo ?? 0}`);
  await untilQuiet(page);
  const buy = page.getByRole('button', { name: '바로구매' }).filter({ visible: true });
  const levels = page.locator('main [data-open]:has(> button)').filter({ visible: true });
  await expect(levels.first()).toBeVisible();
  await expect(buy).toBeInViewport({ ratio: 1 });
  for (const level of await levels.all()) {
    await expect(level).toBeInViewport({ ratio: 1 });
    expect(await overlap(level, buy)).toBe(0);
  }
});

test('nothing floats over the notice beside the pay button while offline', async ({ page, context }) => {
  await enter(page, WORDS.ko);
  await openSheet(page, [KEYWORD]);
  const note = page.getByRole('alert').filter({ hasText: '인터넷에 연결되면 계속할 수 있어요' });
  const pill = page.getByText('인터넷 연결을 확인해 주세요');
  await context.setOffline(true);
  for (const { width, height } of [{ width: 360, height: 640 }, { width: 320, height: 640 }, LOW_PC, NARROW_PC]) {
    await page.setViewportSize({ width, height });
    await note.scrollIntoViewIfNeeded();
    await expect(pill).toBeInViewport();
    await expect.poll(() => covered(pill, note)).toBe(0);
    await expect.poll(() => covered(pill, page.getByRole('button', { name: WORDS.ko.pay }))).toBe(0);
  }
});

test('the order bar of a cart is there to the end of the page, which ends above it, as does an outage’s strip', async ({
  page,
  context,
}) => {
  await fillCart(page);
  await page.goto('/cart');
  await untilQuiet(page);
  await page.setViewportSize({ width: 360, height: 420 });
  const order = page.getByRole('button', { name: WORDS.ko.order });
  const strip = page.getByText('인터넷 연결을 확인해 주세요');
  const up = page.getByRole('button', { name: '맨 위로' });
  await expect(page.getByRole('heading', { name: '최근 본 상품' })).toBeAttached();
  await context.setOffline(true);
  for (const end of [0, 1]) {
    await page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), end);
    await expect(order).toBeInViewport({ ratio: 1 });
    await expect(strip).toBeInViewport();
    await expect.poll(() => covered(strip, order)).toBe(0);
  }
  await expect(up).toBeVisible();
  expect(await overlap(up, strip)).toBe(0);
  expect(await overlap(page.locator('footer').getByText('©'), order)).toBe(0);
});

test('a low window of a PC shows amount, consent and pay button all along the order sheet', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await enter(page, WORDS.ko);
  await openSheet(page, [KEYWORD]);
  const way = page.locator('label:has(input[name="pay"])').first();
  const beside = [
    page.getByText('최종 결제금액'),
    page.getByRole('checkbox', { name: WORDS.ko.consent }),
    page.getByRole('button', { name: WORDS.ko.pay }),
  ];
  for (const shown of [page.getByRole('heading', { name: '배송지' }), way]) {
    await shown.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    for (const part of beside) await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('the ways to pay are tiles of one height in each row', async ({ page }) => {
  await enter(page, WORDS.ko);
  await openSheet(page, [KEYWORD]);
  const tiles = await page.locator('label:has(input[name="pay"]) > span').all();
  const boxes = await Promise.all(tiles.map((tile) => tile.boundingBox()));
  for (const box of boxes) {
    const row = boxes.filter((other) => other?.y === box?.y);
    expect(row.map((other) => other?.height)).toEqual(row.map(() => box?.height));
  }
});
