import { expect, type Page } from '@playwright/test';
import { runSql } from '../support/database.ts';
import { test, untilQuiet } from '../support/journey.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { cartLines } from '../support/cart.ts';
import {
  buyableProducts,
  enter,
  expectNoComplaint,
  logIn,
  putIntoCart,
  watchComplaints,
  WORDS,
} from '../support/shop.ts';

const words = WORDS.ko;

test.beforeEach(() => runSql('delete from cart_line where member_no = 1', []));

test('a line takes another option in its place, and what is there twice becomes one [CALL-31, ROLE-02]', async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  const productNo = await withOptions(page);
  await page.goto(`/product/${productNo}`);
  await putIntoCart(page, words);

  // A guest's cart, on this device.
  await page.goto('/cart');
  const first = await takeOtherOption(page, true);
  await page.reload();
  await expect(lineOption(page)).toHaveText(first);

  // A member's cart, on the backend: the option bought again goes into the line that has it.
  await logIn(page, words);
  await untilQuiet(page);
  await page.goto('/cart');
  await expect(page.getByText(first).first()).toBeVisible();
  await page.goto(`/product/${productNo}`);
  await putIntoCart(page, words);
  await page.goto('/cart');
  const lines = cartLines(page).filter({ has: page.locator(`a[href$="/product/${productNo}"]`) });
  await expect(lines).toHaveCount(2);
  const pieces = (await lines.locator('output').allInnerTexts()).reduce((sum, count) => sum + Number(count), 0);
  const changed = lines.filter({ hasText: first });
  await changed.getByRole('button', { name: /^옵션변경/ }).click();
  const other = (await lines.filter({ hasNotText: first }).locator('p').first().innerText()).split(': ').at(-1) ?? '';
  await page.getByRole('combobox').last().selectOption(other);
  await page.getByRole('button', { name: '변경하기' }).click();
  await expect(lines).toHaveCount(1);
  await expect(lines.locator('output')).toHaveText(String(pieces));
  expectNoComplaint(complaints);
});

test('a line removed from the cart is put back, as it was, by the toast that reports it', async ({ page }) => {
  await page.goto(`/product/${await withOptions(page)}`);
  await putIntoCart(page, words);
  await page.goto('/cart');
  await untilQuiet(page);
  const option = await lineOption(page).innerText();
  // In one breath: the count still rests when its line goes.
  await page.evaluate(() => {
    const press = (name: RegExp) =>
      [...document.querySelectorAll<HTMLElement>('main button')]
        .findLast((button) => name.test(`${button.ariaLabel ?? ''}${button.innerText}`))
        ?.click();
    press(/하나 늘리기/);
    setTimeout(() => press(/삭제$/), 50);
  });
  await expect(page.locator('main li output')).toHaveCount(0);
  const undo = page.getByRole('button', { name: '되돌리기' });
  await untilQuiet(page);
  await undo.click();
  await expect(lineOption(page)).toHaveText(option);
  await expect(page.locator('main li output')).toHaveText('2');
  await page.reload();
  await expect(lineOption(page)).toHaveText(option);
  await expect(page.locator('main li output')).toHaveText('2');
});

test('an undone removal that the shop had refused puts nothing in twice', async ({ page }) => {
  await enter(page, words);
  await page.goto(`/product/${await withOptions(page)}`);
  await putIntoCart(page, words);
  await page.goto('/cart');
  await untilQuiet(page);
  let refuse: () => void = () => undefined;
  const isPressed = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(/\/customer\/cart\b/, async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    await isPressed;
    await route.fulfill({ status: 409, json: { code: 'STATE_CONFLICT', message: '지금은 바꿀 수 없어요' } });
  });
  await page.locator('main li').getByRole('button', { name: /삭제$/ }).click();
  await page.getByRole('button', { name: '되돌리기' }).click();
  refuse();
  await expect(page.getByText('지금은 바꿀 수 없어요')).toBeVisible();
  await untilQuiet(page);
  await expect(page.locator('main li output')).toHaveText('1');
});

test('an undone removal brings back what it may, ticked or not as it was, and names what is sold out', async ({
  page,
}) => {
  await enter(page, words);
  const [sold] = await buyableProducts(page, '이어폰');
  const [other] = await buyableProducts(page, '양말');
  for (const product of [other, sold]) {
    await page.goto(`/product/${product?.productNo}`);
    await putIntoCart(page, words);
  }
  await page.goto('/cart');
  await untilQuiet(page);
  const lines = cartLines(page);
  const lineOf = (product: typeof sold) => lines.filter({ hasText: product?.productName ?? '' });
  const undo = page.getByRole('button', { name: '되돌리기' });
  await lineOf(sold).getByRole('checkbox').uncheck();
  await lineOf(sold).getByRole('button', { name: /삭제$/ }).click();
  await expect(lines).toHaveCount(1);
  await undo.click();
  await expect(lines).toHaveCount(2);
  await expect(lineOf(sold).getByRole('checkbox')).not.toBeChecked();
  await expect(lineOf(other).getByRole('checkbox')).toBeChecked();

  await lineOf(sold).getByRole('checkbox').check();
  await untilQuiet(page);
  await page.getByRole('button', { name: '선택삭제' }).click();
  await untilQuiet(page);
  const [option] = await runSql(
    'select option_no, stock_cnt from product_option where product_no = $1 and stock_cnt > 0',
    [sold?.productNo],
  );
  await runSql('update product_option set stock_cnt = 0 where product_no = $1', [sold?.productNo]);
  try {
    await undo.click();
    await expect(page.getByText(`되돌리지 못한 상품: ${sold?.productName}`)).toBeVisible();
    await expect(lineOf(other)).toHaveCount(1);
    await expect(lineOf(sold)).toHaveCount(0);
  } finally {
    await runSql('update product_option set stock_cnt = $1 where option_no = $2', [
      option?.['stock_cnt'],
      option?.['option_no'],
    ]);
  }
});

/** The option the only line of a cart has. */
const lineOption = (page: Page) => page.locator('main li p').first();

/** Gives the first line another value of its last level; answers what it has then. */
async function takeOtherOption(page: Page, isLooked: boolean): Promise<string> {
  const before = await lineOption(page).innerText();
  await page.getByRole('button', { name: /^옵션변경/ }).click();
  const last = page.getByRole('combobox').last();
  await expect(last).toBeVisible();
  if (isLooked) await expectAccessible(page);
  const values = await last
    .locator('option:enabled')
    .evaluateAll((found) => found.map((option) => option.getAttribute('value')));
  const now = await last.inputValue();
  const other = values.find((value) => value !== now) ?? '';
  await last.selectOption(other);
  await page.getByRole('button', { name: '변경하기' }).click();
  await expect(page.getByText('옵션을 변경했어요')).toBeVisible();
  await expect(lineOption(page)).not.toHaveText(before);
  return lineOption(page).innerText();
}

/** A product of several levels whose last one leaves a choice below the first value. */
async function withOptions(page: Page): Promise<number> {
  for (const { productNo } of await buyableProducts(page, '셔츠')) {
    const answer = await page.request.get(`/api/client/v1/display/products/${productNo}/options`);
    const { selectType, multiLevelOptions, inputs } = await answer.json();
    const [root] = multiLevelOptions;
    const isPlain = selectType === 'MULTI' && inputs.length === 0 && root.saleType === 'AVAILABLE';
    if (isPlain && root.children.every((child: { saleType: string }) => child.saleType === 'AVAILABLE'))
      return productNo;
  }
  throw new Error('the demo has no product of several options');
}
