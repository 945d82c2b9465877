import { expect, type Page } from '@playwright/test';
import { runSql } from '../support/database.ts';
import { NOTHING_MORE_MS, ONCE, untilQuiet } from '../support/journey.ts';
import { openAndSave } from '../support/offline.ts';
import { test } from '../support/network.ts';
import { cartLines } from '../support/cart.ts';
import { buyableProducts, enter, putIntoCart, WORDS } from '../support/shop.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(() => runSql('delete from cart_line where member_no = 1', []));

const words = WORDS.ko;
const LAST_SEEN = '마지막으로 확인한 금액이에요';

test(
  'a cart whose shop does not answer shows no sum of other counts or ticks as if it were right [HAND-07]',
  ONCE,
  async ({ page }) => {
    const [name, other] = await fillCart(page);
    await page.goto('/cart');
    await untilQuiet(page);
    const order = page.getByRole('button', { name: /주문하기$/ });
    await expect(order).toHaveText(/원 · 2개 주문하기/);
    const one = await wonOf(lineOf(page, name));

    await page.route('**/api/client/**', () => undefined);
    await lineOf(page, other).getByRole('checkbox').uncheck();
    await expect(order).toHaveText('주문하기', { timeout: 3_000 });
    await lineOf(page, other).getByRole('checkbox').check();
    await expect(order).toHaveText(/원 · 2개 주문하기/);

    await lineOf(page, name).getByRole('button', { name: '하나 늘리기' }).click();
    await expect.poll(() => wonOf(lineOf(page, name))).toBe(2 * one);
    await expect(order).toHaveText('주문하기', { timeout: 3_000 });
    await expect(page.getByText('결제 예정 금액')).toHaveCount(0);
    const group = page.locator('main section').filter({ has: page.locator('li').filter({ hasText: name }) });
    await expect(group.getByText(/무료배송|배송비/)).toHaveCount(0);
  },
);

test(
  'a cart read without a network keeps the prices last seen, says so, and adds up changed lines by their pieces [HAND-06]',
  ONCE,
  async ({ page, network }) => {
    const [name, other] = await fillCart(page);
    await openAndSave(page, '/cart', name);
    await expect(page.getByText('결제 예정 금액')).toHaveCount(1);
    await expect(page.getByText(LAST_SEEN)).toHaveCount(0);
    const [one, two] = [await wonOf(lineOf(page, name)), await wonOf(lineOf(page, other))];
    const total = await page.getByRole('button', { name: /주문하기$/ }).innerText();

    await network.setOffline(true);
    await page.reload();
    await expect(page.getByText(LAST_SEEN)).toBeVisible();
    await expect(page.getByRole('button', { name: /주문하기$/ })).toHaveText(total);
    await expect(page.getByText('결제 예정 금액')).toBeVisible();
    await lineOf(page, name).getByRole('button', { name: '하나 늘리기' }).click();
    await expect(page.getByRole('button', { name: /주문하기$/ })).toHaveText('주문하기');
    await expect.poll(() => wonOf(lineOf(page, name))).toBe(2 * one);
    expect(await wonOf(lineOf(page, other))).toBe(two);
    const estimate = page.getByRole('region', { name: '예상 상품금액' });
    await expect(estimate).toContainText(`${(2 * one + two).toLocaleString('ko')}원`);
    await expect(page.getByText(LAST_SEEN)).toHaveCount(0);
    await expect(lineOf(page, other).getByText(/원$/).last()).toBeVisible();
  },
);

test(
  'a line removed without a network is put back at once, and nothing of it is sent [HAND-07]',
  ONCE,
  async ({ page, network }) => {
    const [name] = await fillCart(page);
    await openAndSave(page, '/cart', name);
    const line = lineOf(page, name);
    const undo = page.getByRole('button', { name: '되돌리기' });
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' && /cart/i.test(pathname)) sent.push(`${request.method()} ${pathname}`);
    });

    await network.setOffline(true);
    await line.getByRole('button', { name: /삭제$/ }).click();
    await expect(line).toHaveCount(0);
    await expect(page.getByText('장바구니에서 삭제했어요. 인터넷에 연결되면 저장할게요.')).toBeVisible();
    await undo.click();
    await expect(line).toHaveCount(1);
    await expect(page.getByText(/바꾼 내용/)).toHaveCount(0);
    await network.setOffline(false);
    await untilQuiet(page, NOTHING_MORE_MS);
    await expect(line).toHaveCount(1);
    expect(sent).toEqual([]);
  },
);

test(
  'a line whose removal is on its way is shown again at once when that is undone, and put in later [HAND-07]',
  ONCE,
  async ({ page }) => {
    const [name] = await fillCart(page);
    await page.goto('/cart');
    await untilQuiet(page);
    const line = lineOf(page, name);
    const undo = page.getByRole('button', { name: '되돌리기' });
    let goOn: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => (goOn = resolve));
    let putBack: () => void = () => undefined;
    const isPutBack = new Promise<void>((resolve) => (putBack = resolve));
    await page.route(/\/customer\/cart\b/, async (route) => {
      if (route.request().method() === 'DELETE') await isHeld;
      if (route.request().method() === 'POST') await isPutBack;
      await route.fallback();
    });
    await line.getByRole('button', { name: /삭제$/ }).click();
    await expect(line).toHaveCount(0);
    await undo.click();
    await expect(line).toHaveCount(1);
    const added = page.waitForResponse((answer) => answer.request().method() === 'POST' && /cart/.test(answer.url()));
    const cartRequest = page.waitForRequest(
      (request) => request.method() === 'POST' && /customer\/cart/.test(request.url()),
    );
    goOn();
    await cartRequest;
    // Time enough for a cart without the line, which is not to be seen.
    await page.waitForTimeout(1_000);
    await expect(line).toHaveCount(1);
    await expect(page.getByRole('button', { name: words.order })).toBeDisabled();
    putBack();
    await added;
    await untilQuiet(page);
    await expect(line).toHaveCount(1);
    await page.reload();
    await expect(line).toHaveCount(1);
  },
);

test(
  'an order a guest presses without a network is answered beside its button alone [HAND-06]',
  ONCE,
  async ({ page, network }) => {
    const [name] = await fillCart(page, false);
    await openAndSave(page, '/cart', name);
    await network.setOffline(true);
    await page.getByRole('button', { name: /주문하기$/ }).click();
    await expect(page.getByRole('alert').getByText(/연결이 끊겼어요/)).toBeVisible();
    await expect(page.getByText(/연결이 끊겼어요/)).toHaveCount(1);
  },
);

/** Puts two products into the cart; answers their names. */
async function fillCart(page: Page, isMember = true): Promise<readonly [string, string]> {
  if (isMember) await enter(page, words);
  const [first] = await buyableProducts(page, '이어폰');
  const [second] = await buyableProducts(page, '양말');
  for (const product of [first, second]) {
    await page.goto(`/product/${product?.productNo}`);
    await untilQuiet(page);
    await putIntoCart(page, words);
  }
  return [first?.productName ?? '', second?.productName ?? ''];
}

const lineOf = (page: Page, name: string) => cartLines(page).filter({ hasText: name });

/** What a line costs as it stands, in won; NaN where it says nothing. */
async function wonOf(line: ReturnType<typeof lineOf>): Promise<number> {
  const text = await line.innerText();
  return Number(text.match(/([\d,]+)원\s*$/)?.[1]?.replaceAll(',', ''));
}
