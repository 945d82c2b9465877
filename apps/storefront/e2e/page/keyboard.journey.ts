import { expect, type Locator, type Page } from '@playwright/test';
import { runSql } from '../support/database.ts';
import { test, untilQuiet } from '../support/journey.ts';
import { pressByKeys, reachByKeys } from '../support/keyboard.ts';
import {
  afterOverlay,
  buyableProducts,
  enter,
  expectNoComplaint,
  verifyAs,
  watchComplaints,
  WORDS,
} from '../support/shop.ts';

const words = WORDS.ko;

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test.beforeEach(() => runSql('delete from cart_line where member_no = 1', []));

test('orders with the keyboard alone, from the search to the payment, and shows the focus all the way', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const complaints = watchComplaints(page);
  const [product] = await buyableProducts(page, '티셔츠');
  if (product === undefined) throw new Error('the demo has nothing to buy');
  await enter(page, words);

  await page.goto('/');
  await untilQuiet(page);
  await reachByKeys(page, page.getByRole('banner').getByRole('searchbox'));
  await page.keyboard.type(product.productName);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search/result**');
  await untilQuiet(page);
  await pressByKeys(page, page.locator(`main a[href$="/product/${product.productNo}"]`).first());
  await page.waitForURL(`**/product/${product.productNo}`);
  await untilQuiet(page);

  await chooseByKeys(page);
  await pressByKeys(page, page.getByRole('button', { name: words.addToCart }).filter({ visible: true }));
  await expect(page.getByText(words.added).first()).toBeVisible();
  await page.goto('/cart');
  await untilQuiet(page);
  await pressByKeys(page, page.getByRole('button', { name: words.order }));
  await page.waitForURL('**/order/sheet/**');
  await untilQuiet(page);

  await reachByKeys(page, page.getByRole('radio', { name: words.card }));
  await page.keyboard.press('Space');
  await reachByKeys(page, page.getByRole('checkbox', { name: words.consent }));
  await page.keyboard.press('Space');
  await pressByKeys(page, page.getByRole('button', { name: words.pay }));
  await page.waitForURL('**/sandbox/payment/**');
  await reachByKeys(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await pressByKeys(page, page.locator('button.main').first());
  await expect(page.getByRole('heading', { name: words.complete })).toBeVisible();
  expectNoComplaint(complaints);
});

test('logs in with the keyboard alone', async ({ page }) => {
  await page.goto('/auth/login');
  await untilQuiet(page);
  await pressByKeys(page, page.getByRole('button', { name: words.start }));
  await verifyAs(page, words.hong);
  await page.waitForURL((url) => url.pathname === '/');
});

/** Chooses the first option of every level by Tab and Enter. */
async function chooseByKeys(page: Page): Promise<void> {
  const heads = page.locator('[data-open] > button[aria-expanded]').filter({ visible: true });
  await expect(heads.first()).toBeVisible();
  for (let level = 0, levels = await heads.count(); level < levels; level += 1) {
    const head = heads.nth(level);
    if ((await head.getAttribute('aria-expanded')) === 'false') await pressByKeys(page, head);
    await pressByKeys(page, page.locator('[data-open="true"] li button:enabled').filter({ visible: true }).first());
  }
  await expect(page.locator('p[aria-live="polite"]').filter({ visible: true })).toBeVisible();
}

/** What lies over a page, and what opens it. */
const OVERLAYS: readonly (readonly [string, string, (page: Page) => Locator])[] = [
  ['the sheet to share', '/product/:no', (page) => page.getByRole('button', { name: '공유' })],
  ['the pictures from close by', '/product/:no', (page) => page.locator('main button[aria-haspopup="dialog"]')],
  ['the question whether to delete', '/myPage/myInfo/delivery', (page) => page.getByRole('button', { name: '삭제' })],
  ['the question whether to log out', '/myPage', (page) => page.getByRole('button', { name: '로그아웃' })],
  [
    'the search for an address',
    '/myPage/myInfo/addDelivery',
    (page) => page.getByRole('button', { name: '주소 찾기' }),
  ],
];

test('opens and closes overlays with the keyboard alone, and returns the focus', async ({ page }) => {
  await enter(page, words);
  const [product] = await buyableProducts(page, '이어폰');
  for (const [name, path, openerOf] of OVERLAYS) {
    await test.step(name, async () => {
      await page.goto(path.replace(':no', String(product?.productNo)));
      await untilQuiet(page);
      const opener = openerOf(page).filter({ visible: true }).first();
      await pressByKeys(page, opener);
      const dialog = page.locator('dialog:modal');
      await expect(dialog).toBeVisible();
      const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
      await expect.poll(isInside).toBe(true);
      for (let press = 0; press < 10; press += 1) {
        await page.keyboard.press('Tab');
        // The focus may pass through the browser's own controls, but never through the page below.
        expect((await isInside()) || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      // A question that is left is answered with no: what it was about is still there.
      await expect(opener).toBeFocused();
      await afterOverlay(page);
    });
  }
});

test('changes tabs with the keyboard and keeps the focus on the page', async ({ page }) => {
  await enter(page, words);
  for (const [path, tab] of [
    ['/myPage/qna', '1:1 문의'],
    ['/myPage/order', '취소·반품·교환'],
    ['/myPage/review/writable', '내가 쓴 리뷰'],
    ['/myPage/gift', '보낸 선물'],
  ] as const) {
    await page.goto(path);
    await untilQuiet(page);
    await pressByKeys(page, page.locator('main').getByRole('link', { name: tab, exact: true }));
    await untilQuiet(page);
    const chosen = page.locator('main').getByRole('link', { name: tab, exact: true });
    await expect(chosen).toHaveAttribute('aria-current', /page|true/);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  }
});

test('goes through the tabs of the home from left to right', async ({ page }) => {
  await page.goto('/');
  await untilQuiet(page);
  const tabs = page.getByRole('navigation', { name: '전시 메뉴' }).getByRole('link');
  await reachByKeys(page, page.getByRole('banner').getByRole('link').last());
  const lefts: number[] = [];
  for (const _ of await tabs.all()) {
    await page.keyboard.press('Tab');
    lefts.push((await tabs.and(page.locator(':focus')).boundingBox())?.x ?? -1);
  }
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  expect(lefts).not.toContain(-1);
});
