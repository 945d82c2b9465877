import { expect, type Page } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';
import { enter, expectNoComplaint, verifyAs, watchComplaints, WORDS } from '../support/shop.ts';

const words = WORDS.ko;

/** The way a page is scrolled, for what must stay or come back. */
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name });

/** Opens a page and waits until it answers by itself. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilQuiet(page);
}

test('has five tabs that lead where they say [CHROME-12, CHROME-13, CHROME-14, CHROME-15, CONST-35]', async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  await open(page, '/');
  const tabs = page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link');
  await expect(tabs).toHaveText(['홈', '카테고리', '검색', '최근·찜', '마이']);
  for (const [name, path] of [
    ['카테고리', '/category'],
    ['검색', '/search'],
    ['홈', '/'],
  ] as const) {
    await tab(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
  }
  expectNoComplaint(complaints);
});

test('leads a member to recent goods and to my page [CHROME-16, CHROME-17]', async ({ page }) => {
  await enter(page, words);
  await open(page, '/');
  await tab(page, '최근·찜').click();
  await expect(page).toHaveURL('/myPage/recentWish');
  await tab(page, '마이').click();
  await expect(page).toHaveURL('/myPage');
});

test('asks a guest at the my-page tab, keeps the screen, and opens my page after the log-in [CHROME-18, OVERLAY-01, OVERLAY-02, OVERLAY-03, STATE-21]', async ({
  page,
}) => {
  await open(page, '/category');
  await tab(page, '마이').click();
  const prompt = page.getByRole('dialog', { name: '로그인이 필요해요' });
  await expect(prompt).toBeVisible();
  await expect(page).toHaveURL('/category');
  await prompt.getByRole('button', { name: '닫기' }).click();
  await expect(prompt).toBeHidden();

  await tab(page, '마이').click();
  await prompt.getByRole('link', { name: '로그인' }).click();
  await expect(page).toHaveURL('/auth/login');
  await page.getByRole('button', { name: words.start }).click();
  await verifyAs(page, words.hong);
  await expect(page).toHaveURL('/myPage');
});

test('sends a guest who opens a my-page address home, asks, and keeps the target [STATE-06, STATE-07, STATE-08, STATE-21]', async ({
  page,
}) => {
  await open(page, '/myPage/order?page=1');
  await expect(page).toHaveURL('/');
  const prompt = page.getByRole('dialog', { name: '로그인이 필요해요' });
  await prompt.getByRole('link', { name: '로그인' }).click();
  await page.getByRole('button', { name: words.start }).click();
  await verifyAs(page, words.hong);
  await expect(page).toHaveURL('/myPage/order?page=1');
  await open(page, '/');
  await expect(page).toHaveURL('/');
});

test('shows a toast at the bottom center for two seconds [CONST-18, CONST-19]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/search/result?keyword=%EC%9D%B4%EC%96%B4%ED%8F%B0');
  await page.locator('main a[href^="/product/"]').first().click();
  await page.waitForURL('**/product/*');
  await untilQuiet(page);
  await page.getByRole('button', { name: '공유하기' }).filter({ visible: true }).click();
  const copy = page.getByRole('dialog').getByRole('button', { name: 'URL 복사' });
  await expect(copy).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await copy.click();
  const toast = page.getByRole('status').getByText('링크를 복사했어요');
  await expect(toast).toBeVisible();
  const box = await toast.locator('..').boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
  expect(box?.y).toBeGreaterThan(height / 2);
  await page.clock.runFor(1_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();
});

test('lets a press through a toast, but for its link, which keeps it while it is pointed at for 10 s at most', async ({
  page,
}) => {
  await enter(page, words);
  await page.clock.install();
  await open(page, '/?tab=best');
  const heart = page.getByRole('main').getByRole('article').nth(3).getByRole('button');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const isWished = (await heart.getAttribute('aria-pressed')) === 'true';
  if (isWished) await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.clock.runFor(5_000);
  await heart.click();
  const toast = page.getByRole('status').getByText('찜했어요');
  const link = page.getByRole('status').getByRole('link', { name: '찜 보기' });
  await expect(toast).toBeVisible();
  expect(await toast.evaluate(isPressable)).toBe(false);
  await link.hover();
  await page.clock.runFor(9_800);
  await expect(toast).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast).toBeHidden();

  await heart.dispatchEvent('click');
  const next = page.getByRole('status').getByText('찜을 취소했어요');
  await expect(next).toBeVisible();
  await page.clock.runFor(2_200);
  await expect(next).toBeHidden();
});

const NO_BOX = { x: 0, y: 0, width: 1280, height: 0 };

/** Runs in the page: whether a press on the middle of an element reaches it. */
function isPressable(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test('locks scrolling behind an alert, whose answers do what they say [OVERLAY-21, OVERLAY-22]', async ({ page }) => {
  await enter(page, words);
  await open(page, '/myPage');
  const logOut = page.locator('main').getByRole('button', { name: '로그아웃' });
  await logOut.click();
  const alert = page.getByRole('alertdialog', { name: '로그아웃할까요?' });
  await expect(alert).toBeVisible();
  const before = await scrollTop(page);
  await page.mouse.wheel(0, -600);
  await page.keyboard.press('PageUp');
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await scrollTop(page)).toBe(before);
  await alert.getByRole('button', { name: '취소' }).click();
  await expect(alert).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');

  await logOut.click();
  await alert.getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/');
  await open(page, '/cart');
  expect(await page.evaluate(() => document.cookie)).not.toContain('token');
});

test('opens the terms over the whole screen, under their title, with a way to close [OVERLAY-15, OVERLAY-16, CHROME-19, CHROME-21]', async ({
  page,
}) => {
  await open(page, '/category');
  for (const title of ['이용약관', '청소년보호정책']) {
    await page.locator('footer').getByRole('button', { name: title }).click();
    const popup = page.getByRole('dialog', { name: title });
    await expect(popup.getByRole('heading', { level: 2, name: title })).toBeVisible();
    const box = await popup.boundingBox();
    expect([box?.width, box?.height]).toEqual([360, 740]);
    await expect(popup).toContainText(/목적|원칙/);
    await popup.getByRole('button', { name: '닫기' }).click();
    await expect(popup).toBeHidden();
  }
  // On a PC it is a box in the middle.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('footer').getByRole('button', { name: '이용약관' }).click();
  const { x, y, width, height } = (await page.getByRole('dialog', { name: '이용약관' }).boundingBox()) ?? NO_BOX;
  expect(width).toBeLessThan(1280);
  expect([Math.abs(1280 - width - 2 * x), Math.abs(800 - height - 2 * y)].every((off) => off <= 2)).toBe(true);
});

test('opens the privacy policy over the whole screen, left by its button or by going back, not by an icon [OVERLAY-17, OVERLAY-18]', async ({
  page,
}) => {
  await open(page, '/auth/login');
  const popup = page.getByRole('dialog', { name: '개인정보처리방침' });
  for (const leave of [() => popup.getByRole('button', { name: '확인' }).click(), () => page.goBack()]) {
    await page.getByRole('button', { name: '인증한 정보를 어떻게 쓰는지 보기' }).click();
    await expect(popup.getByRole('heading', { level: 2, name: '개인정보처리방침' })).toBeVisible();
    await expect(popup).toContainText('개인정보');
    await expect(popup.getByRole('button')).toHaveText(['확인']);
    await leave();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL('/auth/login');
  }
});

test('says who runs the shop, and leads to its policies [CHROME-20, CHROME-22, CHROME-23, CHROME-24, CHROME-25, CHROME-26, CHROME-27]', async ({
  page,
}) => {
  await open(page, '/category');
  const footer = page.locator('footer');
  await expect(footer.getByRole('link', { name: '개인정보처리방침' })).toHaveAttribute('href', '/etc/personal');
  await expect(footer.getByRole('link', { name: '입점문의' })).toHaveAttribute('rel', /noopener/);
  await expect(footer.getByRole('link', { name: '지식재산권보호센터' })).toHaveAttribute('href', '/etc/right');
  await expect(footer.getByRole('link', { name: '1500-0000' })).toHaveAttribute('href', 'tel:1500-0000');
  await expect(footer).toContainText('평일 09:00~18:00');
  await expect(footer).toContainText('통신판매중개자로서 거래 당사자가 아니며');
  const toggle = footer.getByRole('button', { name: /사업자정보/ });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(footer.getByText('000-00-00000')).toBeVisible();
});

test('offers the way to the top once the page is scrolled down [CHROME-28]', async ({ page }) => {
  await open(page, '/category/list/1/101/-');
  const top = page.getByRole('button', { name: '맨 위로' });
  await expect(top).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await top.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(top).toBeHidden();
});

test('keeps the chosen language in a cookie, and the page where it was [I18N-15]', async ({ page, context }) => {
  await open(page, '/category');
  await page.locator('footer').getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/category');
  await expect(tab(page, 'Home')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  const langCookie = (await context.cookies()).find(({ name }) => name === 'lang');
  expect(langCookie?.value).toBe('en');
  expect((langCookie?.expires ?? 0) * 1_000 - Date.now()).toBeGreaterThan(300 * 24 * 60 * 60 * 1_000);
});

test.describe('on a PC', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('leaves the focus where a visitor types before the page is there', async ({ page }) => {
    const { promise: ready, resolve: letScriptsCome } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await ready;
      await route.continue();
    });
    await page.goto('/search', { waitUntil: 'commit' });
    const box = page.locator('header').getByRole('searchbox');
    await box.click();
    await page.keyboard.type('한');
    letScriptsCome();
    await untilQuiet(page);
    await page.keyboard.type('라');
    await expect(box).toHaveValue('한라');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search/result**');
  });
});

test('gives the search box of a small phone room for its hint beside logo and icons [CHROME-05]', async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('banner').getByRole('searchbox');
  // A hint of nine syllables of 13 pixels, with its blanks.
  const room = await box.evaluate((element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  });
  expect(room).toBeGreaterThanOrEqual(126);
});
