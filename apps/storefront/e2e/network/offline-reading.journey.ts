import { expect, type Page, type Route } from '@playwright/test';
import { NOTHING_MORE_MS, ONCE, untilQuiet } from '../support/journey.ts';
import { onDevice, openAndSave } from '../support/offline.ts';
import { test } from '../support/network.ts';
import { REVIEWED } from '../support/reviewed.ts';
import { cartLines } from '../support/cart.ts';
import { buyableProducts, enter, openSheet, putIntoCart, WORDS } from '../support/shop.ts';

test.use({ serviceWorkers: 'allow' });

const words = WORDS.ko;
const AWAY = '인터넷에 연결되면 바로 불러올게요.';
const SOON = '잠시 뒤 다시 불러올게요.';
const BANNER = '인터넷 연결을 확인해 주세요';

test('a member reads the cart, the wishes and the orders offline, and nothing stays after the log-out [HAND-06]', async ({
  page,
  network,
}) => {
  await enter(page, words);
  const [product] = await buyableProducts(page, '이어폰');
  const name = product?.productName ?? '';
  await openAndSave(page, `/product/${product?.productNo}`, '"productName"');
  await putIntoCart(page, words);
  await openAndSave(page, '/cart', name);
  await openAndSave(page, '/myPage/order', '"orders","list"');
  const { answers } = await onDevice(page);
  // Neither an address nor a phone of anybody.
  expect(/(?<!\d)01\d-?[\d*]{3,4}-?\d{4}(?!\d)|테헤란로/.test(answers)).toBe(false);

  await network.setOffline(true);
  await page.goto('/cart');
  await expect(page.getByText(BANNER)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(name);
  await page.goto('/myPage/order');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.goto('/myPage/point');
  await expect(page.getByText(AWAY)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '장바구니' })).toBeVisible();
  const seen = page.getByRole('main').getByRole('link', { name, exact: true });
  const picture = seen.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await seen.click();
  await expect(page.getByRole('button', { name: words.buy })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(AWAY)).toBeVisible();

  await network.setOffline(false);
  await expect(page.getByText(AWAY)).toBeHidden();
  // The page loads itself again.
  await untilQuiet(page, NOTHING_MORE_MS);
  await page.goto('/cart');
  await untilQuiet(page);
  await page.context().clearCookies({ name: /session_gen|server_gen|_token/ });
  await page.goto('/');
  await untilQuiet(page);
  await expect.poll(async () => (await onDevice(page)).answers.includes('"orders"')).toBe(false);
  expect((await onDevice(page)).answers.includes(name)).toBe(false);
});

test(
  'a page opened where the shop does not answer comes by itself once it does, though the browser reports no network change, and as the shop writes it [HAND-06]',
  ONCE,
  async ({ page, network }) => {
    await openAndSave(page, '/', '"sections"');
    await page.goto('/offline/en');
    // The shop answers it, so it loads itself again once; it is no page whose language the visitor has chosen.
    await untilQuiet(page, NOTHING_MORE_MS);
    await expect.poll(async () => (await onDevice(page)).cached).toContain('/offline/ko');
    expect((await onDevice(page)).cached).not.toContain('/offline/en');

    await network.setOffline(true);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
      addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    const isShell = () => page.evaluate(() => document.getElementById('page-state')?.textContent?.includes('isShell'));
    await page.goto('/myPage/order');
    await expect(page.getByText(SOON)).toBeVisible();
    expect(await isShell()).toBe(true);

    await network.setOffline(false);
    // A guest is led home and asked to log in, as by every other address of a member.
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('dialog').getByRole('link', { name: words.logIn })).toBeVisible();
    expect(await isShell()).toBe(false);
  },
);

test('a log-out takes away what was kept and typed before it leads home [HAND-06]', ONCE, async ({ page }) => {
  await enter(page, words);
  await openSheet(page, ['이어폰']);
  await page.getByText(words.card, { exact: true }).click();
  const drafts = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage]
        .flatMap((storage) => Object.keys(storage))
        .filter((key) => key.startsWith('draft-')),
    );
  await expect.poll(drafts).not.toEqual([]);
  await openAndSave(page, '/myPage/order', '"orders","list"');
  await page.goto('/myPage');
  await untilQuiet(page);
  let goOn: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/session/logout', async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await expect.poll(async () => (await onDevice(page)).answers).toBe('[]');
  expect(await drafts()).toEqual([]);
  goOn();
  await expect(page).toHaveURL(/\/$/);
});

test(
  'wishes and counts that are changed without a network wait for it over a reload, and are sent in their order [HAND-07]',
  ONCE,
  async ({ page, network }) => {
    await enter(page, words);
    const [product, other] = await buyableProducts(page, '이어폰');
    const name = product?.productName ?? '';
    await page.goto(`/product/${product?.productNo}`);
    await untilQuiet(page);
    await putIntoCart(page, words);
    await openAndSave(page, `/product/${other?.productNo}`, other?.productName ?? '');
    await openAndSave(page, '/cart', name);
    const line = cartLines(page).filter({ hasText: name });
    const count = line.locator('output');
    const before = Number(await count.textContent());

    await network.setOffline(true);
    await line.getByRole('button', { name: '하나 늘리기' }).click();
    await expect(page.getByText(/바꾼 내용 1건은 인터넷에 연결되면/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/바꾼 내용 1건은 인터넷에 연결되면/)).toBeVisible();
    await expect(count).toHaveText(String(before + 1));
    // The banner and the order button, which stands where it always stands.
    await expect(page.getByText(/인터넷/)).toHaveCount(2);
    const bar = page.getByRole('button', { name: '주문하기' });
    const { bottom = 0 } = await bar.evaluate((button) => button.getBoundingClientRect().toJSON());
    expect((page.viewportSize()?.height ?? 0) - bottom).toBeLessThan(30);
    await page.goto(`/product/${other?.productNo}`);
    const heart = page.getByRole('button', { name: /찜/ }).filter({ visible: true }).first();
    const wasWished = await heart.getAttribute('aria-pressed');
    await heart.click();
    await expect(page.getByText(/인터넷에 연결되면 저장할게요/)).toBeVisible();

    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' && /cart|wish/i.test(pathname)) sent.push(pathname);
    });
    await network.setOffline(false);
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[0]).toMatch(/cart/i);
    await untilQuiet(page);
    await page.goto('/cart');
    await untilQuiet(page);
    await expect(count).toHaveText(String(before + 1));
    await page.goto(`/product/${other?.productNo}`);
    await untilQuiet(page);
    await expect(heart).not.toHaveAttribute('aria-pressed', wasWished ?? '');
  },
);

test(
  'a count that the shop does not answer waits while the browser believes it is online, and is told when its line has gone [HAND-07]',
  ONCE,
  async ({ page, context }) => {
    await enter(page, words);
    const [product] = await buyableProducts(page, '이어폰');
    const name = product?.productName ?? '';
    await page.goto(`/product/${product?.productNo}`);
    await untilQuiet(page);
    await putIntoCart(page, words);
    await page.goto('/cart');
    await untilQuiet(page);
    const lineOf = (on: Page) => cartLines(on).filter({ hasText: name });
    const count = lineOf(page).locator('output');
    const before = Number(await count.textContent());
    const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT');
    const answering = (answer: (route: Route) => Promise<void>) =>
      page.route(/\/customer\/cart/, (route) =>
        route.request().method() === 'PUT' ? answer(route) : route.fallback(),
      );
    const waiting = page.getByText(/바꾼 내용 1건은 인터넷에 연결되면/);
    const portal = { contentType: 'text/html', body: '<h1>Log in to this network</h1>' };
    const nothing = (route: Route) => route.abort();
    const others = [
      nothing,
      (route: Route) => route.fulfill({ ...portal, status: 503 }),
      (route: Route) => route.fulfill(portal),
    ];

    for (const [index, other] of others.entries()) {
      await answering(other);
      await lineOf(page).getByRole('button', { name: '하나 늘리기' }).click();
      await expect(waiting).toBeVisible();
      const answered = saved();
      await page.unrouteAll();
      expect((await answered).status()).toBe(204);
      await expect(waiting).toBeHidden();
      await expect(count).toHaveText(String(before + index + 1));
    }

    await answering(nothing);
    await lineOf(page).getByRole('button', { name: '하나 늘리기' }).click();
    await expect(waiting).toBeVisible();
    const elsewhere = await context.newPage();
    await elsewhere.goto('/cart');
    await untilQuiet(elsewhere);
    await lineOf(elsewhere)
      .getByRole('button', { name: `${name} 삭제` })
      .click();
    await expect(lineOf(elsewhere).locator('output')).toHaveCount(0);
    await untilQuiet(elsewhere);
    await page.unrouteAll();
    await expect(page.getByText('이미 바뀌었거나 없어졌어요')).toBeVisible({ timeout: 20_000 });
    await expect(count).toHaveCount(0);
  },
);

test(
  'a review that is found helpful without a network is shown so, and is told over a reload once there is one [HAND-07]',
  ONCE,
  async ({ page, network }) => {
    await enter(page, words);
    const path = `/product/${REVIEWED}`;
    const helpful = page.getByRole('button', { name: /^도움돼요/ }).first();
    await openAndSave(page, path, '"productName"');
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    await expect(helpful).toBeVisible();
    await untilQuiet(page);
    const wasHelpful = (await helpful.getAttribute('aria-pressed')) === 'true';

    await network.setOffline(true);
    await helpful.click();
    await expect(helpful).toHaveAttribute('aria-pressed', String(!wasHelpful));
    await expect(page.getByText('인터넷에 연결되면 저장할게요')).toBeVisible();
    await page.reload();
    await expect(page.getByText(BANNER)).toBeVisible();

    const recommendResponse = page.waitForResponse(
      (response) => response.ok() && response.url().endsWith('/recommend'),
    );
    await network.setOffline(false);
    await recommendResponse;
    await page.goto(path);
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    await expect(helpful).toHaveAttribute('aria-pressed', String(!wasHelpful));
    const takenBack = page.waitForResponse((response) => response.ok() && response.url().endsWith('/recommend'));
    await helpful.click();
    await takenBack;
  },
);

test(
  'wishes taken off the list without a network are gone from it and wait [HAND-07]',
  ONCE,
  async ({ page, network }) => {
    await enter(page, words);
    const [product] = await buyableProducts(page, '이어폰');
    const name = product?.productName ?? '';
    await page.goto(`/product/${product?.productNo}`);
    await untilQuiet(page);
    const heart = page.getByRole('button', { name: /찜/ }).filter({ visible: true }).first();
    if ((await heart.getAttribute('aria-pressed')) === 'false') {
      // The next page is opened whole, which would take a press back that is not answered yet.
      const wished = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok());
      await heart.click();
      await wished;
    }
    await openAndSave(page, '/myPage/wishList', name);
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name });

    await network.setOffline(true);
    await page.getByRole('button', { name: '편집' }).click();
    await card.getByRole('checkbox').check();
    await page.getByRole('button', { name: /1개 삭제/ }).click();
    await expect(card).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(BANNER)).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href="/product/${product?.productNo}"]`)).toHaveCount(0);

    const removed = page.waitForRequest((request) => request.method() === 'DELETE' && /wish/i.test(request.url()));
    await network.setOffline(false);
    await removed;
    await untilQuiet(page);
    await page.reload();
    await untilQuiet(page);
    await expect(card).toHaveCount(0);
  },
);
