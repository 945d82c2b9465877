import { expect, type Page } from '@playwright/test';
import { join } from '../support/account.ts';
import { fillPoints } from '../support/database.ts';
import { test, untilQuiet } from '../support/journey.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  buyableProducts,
  enter,
  languageOf,
  openSheet,
  payInWindow,
  putIntoCart,
  type Words,
  wordsOf,
} from '../support/shop.ts';

const CHECKOUT = {
  ko: {
    offline: /인터넷 연결이 끊겼어요/,
    problem: '결제수단을 선택해 주세요',
    viewSeller: /제3자 제공.* 보기$/,
    receiver: '받는 분',
    complete: '주문 완료',
    choose: '상품을 선택해 주세요',
    account: '가상계좌(무통장입금)',
    person: /소득공제용/,
    business: /지출증빙용/,
    businessNo: '사업자등록번호',
    wrongBusinessNo: '사업자등록번호 10자리를 확인해 주세요',
    accepted: '주문을 받았어요',
    deposit: '입금을 기다리고 있어요',
    checking: '결제 확인 중',
    inCart: '결제 확인 중인 주문이 있어요',
    explain: '금액 자세히 보기',
    consentEach: '동의 항목 하나씩 보기',
    paid: '결제완료',
    arrival: /\) (?:도착 )?예정/,
    unknown: '페이지를 찾을 수 없어요',
  },
  en: {
    offline: /You’re offline/,
    problem: 'Please choose how to pay',
    viewSeller: /^View .*(?:sellers?|third part)/i,
    receiver: 'Recipient',
    complete: 'Order complete',
    choose: 'Please select an item',
    account: 'Virtual account',
    person: /^Personal$/,
    business: /^Business$/,
    businessNo: 'Business number',
    wrongBusinessNo: 'Please check the 10 digits of the business number',
    accepted: 'We’ve received your order',
    deposit: 'Waiting for your deposit',
    checking: 'Checking your payment',
    inCart: 'A payment is being checked',
    explain: 'Price details',
    consentEach: 'Show each item',
    paid: 'Paid',
    // A product's line is called arrival already, and the day it leaves stands above it.
    arrival: /^(?!.*if ordered)(?:Arrives |(?:Today|Tomorrow) \(|[A-Z][a-z]{2}, [A-Z][a-z]{2} \d)/,
    unknown: 'Page not found',
  },
} as const;

function checkoutWordsOf(locale: string | undefined): (typeof CHECKOUT)['ko'] | (typeof CHECKOUT)['en'] {
  return CHECKOUT[languageOf(locale)];
}

async function fillIn(page: Page, words: Words): Promise<void> {
  await page.getByText(words.card, { exact: true }).click();
  await page.getByRole('checkbox', { name: words.consent }).check();
}

test.beforeEach(async ({ page, locale }) => {
  await page.goto('/cart');
  await enter(page, wordsOf(locale));
});

test('says beside the pay button why payment is refused, and focuses it', async ({ page, context, locale }) => {
  const words = wordsOf(locale);
  const labels = checkoutWordsOf(locale);
  await openSheet(page, ['이어폰']);
  const pay = page.getByRole('button', { name: words.pay });
  await pay.click();
  await expect(page.getByRole('button', { name: labels.problem })).toBeInViewport();
  await fillIn(page, words);
  await context.setOffline(true);
  await pay.click();
  const alert = page.getByRole('alert').filter({ hasText: labels.offline });
  await expect(alert).toBeInViewport();
  await expect(alert).toBeFocused();
  const [note, button] = [await alert.boundingBox(), await pay.boundingBox()];
  expect(Math.abs((button?.y ?? 9_999) - ((note?.y ?? 0) + (note?.height ?? 0)))).toBeLessThan(40);
  await expectAccessible(page);
  await context.setOffline(false);
  await pay.click();
  await page.waitForURL('**/sandbox/payment/**');
});

test('opens a consent text with the sellers named in it [STATE-42]', async ({ page, locale }) => {
  const labels = checkoutWordsOf(locale);
  await openSheet(page, ['커피']);
  const text = page.getByRole('button', { name: labels.viewSeller }).first();
  // On a low screen of a PC the texts are behind the arrow.
  if (!(await text.isVisible())) await page.getByRole('button', { name: labels.consentEach }).click();
  await text.click();
  const popup = page.locator('dialog[open]');
  await expect(popup.locator('h3').first()).toBeVisible();
  await expect(popup).not.toContainText('[P_NAME]');
  await expect(popup).not.toContainText(/\[[A-Z]+_[A-Z_]+\]/);
  await expectAccessible(page);
  await page.goBack();
  await expect(popup).toHaveCount(0);
  await expect(page).toHaveURL(/order\/sheet/);
});

test('does not put a declined card under a finished order, nor the window of the provider behind it', async ({
  page,
  locale,
}) => {
  const words = wordsOf(locale);
  const labels = checkoutWordsOf(locale);
  await openSheet(page, ['커피']);
  await fillIn(page, words);
  await page.getByRole('button', { name: words.pay }).click();
  await payInWindow(page, words.declined);
  await expect(page.getByRole('heading', { name: words.failed })).toBeVisible();
  await expect(page).not.toHaveTitle(new RegExp(labels.complete));
  await expect(page.getByRole('heading', { name: labels.complete, exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: words.payAgain }).click();
  await page.getByRole('button', { name: words.pay }).click();
  await payInWindow(page, words.approved);
  await expect(page.getByRole('heading', { name: words.complete })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(labels.complete));
  await expect(page).not.toHaveURL(/key=/);
  for (let step = 0; step < 3; step += 1) {
    // The page gone back to may send the shopper on before it has loaded, which breaks the way back off.
    await page.goBack().catch(() => undefined);
    await untilQuiet(page);
    expect(page.url()).not.toContain('/sandbox/');
  }
});

test('completes an order paid with points without the payment window', async ({ page, locale }) => {
  const words = wordsOf(locale);
  await openSheet(page, ['양말']);
  const pay = page.getByRole('button', { name: words.pay });
  await fillPoints(Number((await pay.innerText()).replace(/\D/g, '')));
  await page.reload();
  await fillIn(page, words);
  await page.getByRole('button', { name: words.useAll }).click();
  await expect(pay).toHaveText(/^\D*0\D*$/);
  await expect(pay).not.toHaveAttribute('aria-busy', 'true');
  await pay.click();
  await expect(page.getByRole('heading', { name: words.complete })).toBeVisible();
  // Loaded again it is the order, not its payment.
  await expect(page).toHaveURL(/\/order\/complete\?orderNo=\d+$/);

  // An unknown payment is not a payment that is being checked.
  await page.goto(`${page.url()}&key=unknown`);
  await expect(page.getByRole('heading', { name: checkoutWordsOf(locale).unknown })).toBeVisible();
});

test('comes back from the window of the provider to the sheet as it was', async ({ page, locale }) => {
  const words = wordsOf(locale);
  await openSheet(page, ['양말']);
  await fillIn(page, words);
  await page.getByRole('button', { name: words.pay }).click();
  await page.waitForURL('**/sandbox/payment/**');
  await page.goBack();
  await expect(page.getByRole('radio', { name: words.card })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: words.consent })).toBeChecked();
  await page.getByRole('button', { name: words.pay }).click();
  await payInWindow(page, words.approved);
  await expect(page.getByRole('heading', { name: words.complete })).toBeVisible();
});

test('fills in the orderer whose identity is proven', async ({ page, locale }, { project }) => {
  // A member who has bought something has an address: each form has a member of its own.
  const form = ['phone-ko', 'phone-en', 'pc-ko', 'pc-en'].indexOf(project.name) + 1;
  await page.context().clearCookies();
  await join(page, wordsOf(locale), { name: '나증명', birthDate: `91031${form}`, phone: `010977100${form}0` });
  await openSheet(page, ['스피커']);
  const labels = checkoutWordsOf(locale);
  await expect(page.getByRole('textbox', { name: labels.receiver })).toHaveValue('나증명');
  await expect(page.locator('input[type="tel"]')).toHaveValue(`010-9771-00${form}0`);
});

test('orders a slow cart at its first price, and keeps the choices made', async ({ page, locale }) => {
  const words = wordsOf(locale);
  const labels = checkoutWordsOf(locale);
  const [product] = await buyableProducts(page, '충전기');
  await page.goto(`/product/${product?.productNo}`);
  await putIntoCart(page, words);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/cart/calculate**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: words.order })).toBeEnabled();
  await expect(page.getByRole('button', { name: labels.choose })).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: words.order })).toBeEnabled();
});

test('pays into a virtual account with a cash receipt, and shows the account and the deadline everywhere', async ({
  page,
  locale,
}) => {
  const words = wordsOf(locale);
  const labels = checkoutWordsOf(locale);
  await openSheet(page, ['커피']);
  await page.getByText(labels.account, { exact: true }).click();
  await page.getByRole('radio', { name: labels.business }).check();
  await page.getByRole('textbox', { name: labels.businessNo }).fill('120-81-47522');
  await page.getByRole('checkbox', { name: words.consent }).check();
  await page.getByRole('button', { name: words.pay }).click();
  await expect(page.getByRole('textbox', { name: labels.businessNo })).toBeFocused();
  await expect(page.getByText(labels.wrongBusinessNo)).toBeVisible();
  await page.getByRole('radio', { name: labels.person }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.pay }).click();

  // While the window is open, a second payment brings a warning.
  await page.waitForURL('**/sandbox/payment/**');
  const window = page.url();
  const other = await page.context().newPage();
  await other.goto('/myPage/order');
  await expect(other.locator('main').getByText(labels.checking).first()).toBeVisible();
  await other.goto('/cart');
  await expect(other.getByText(labels.inCart)).toBeVisible();
  await expectAccessible(other);
  await other.close();

  await page.locator('button.main').click();
  await expect(page.getByRole('heading', { name: labels.accepted })).toBeVisible();
  await expect(page.getByText(labels.deposit)).toBeVisible();
  const account = /901-\d{6}-\d{4}/;
  await expect(page.getByText(account)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: words.toOrder }).click();
  await expect(page.getByText(account)).toBeVisible();
  await expect(page.getByText(/010-\*{4}-1001/)).toBeVisible();
  const detail = page.url();
  await page.goto('/myPage/order');
  await expect(page.getByText(account).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${window}?look`);
  await page.locator('button.main').click();
  await expect
    .poll(async () => {
      await page.goto(detail);
      return page.locator('main').getByText(labels.paid, { exact: true }).count();
    })
    .toBeGreaterThan(0);
  await expect(page.getByText(labels.deposit)).toHaveCount(0);
});

test('shows a price as entries that add up to it', async ({ page, locale }) => {
  const labels = checkoutWordsOf(locale);
  await openSheet(page, ['이어폰']);
  await page.getByRole('button', { name: labels.explain }).click();
  const entries = page.locator('dialog[open]');
  const won = (text: string): number => Number(text.replace('−', '-').replaceAll(/[^\d-]/g, ''));
  await expect(entries.locator('li').first()).toBeVisible();
  const amounts = (await entries.locator('li > span:last-child').allInnerTexts()).map(won);
  expect(amounts.length).toBeGreaterThan(1);
  const paid = won(await page.getByRole('button', { name: wordsOf(locale).pay }).innerText());
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(paid);
  await expectAccessible(page);
  await page.goBack();
  await expect(entries).toHaveCount(0);
  await expect(page).toHaveURL(/order\/sheet/);
});

test('promises one day of arrival from the product to the order, with the fee of each seller beside it', async ({
  page,
  locale,
}) => {
  const words = wordsOf(locale);
  const labels = checkoutWordsOf(locale);
  const [product] = await buyableProducts(page, '충전기');
  await page.goto(`/product/${product?.productNo}`);
  const promise = page.locator('main').getByText(labels.arrival).filter({ visible: true }).first();
  await expect(promise).toBeVisible();
  const day = /\d{1,2}\/\d{1,2}|[A-Z][a-z]{2} \d{1,2}/;
  const promised = day.exec(await promise.innerText())?.[0] ?? 'none';
  await openSheet(page, ['충전기']);
  // A deposit promises no day before it is confirmed.
  await page.getByText(words.card, { exact: true }).click();
  const onSheet = page.locator('details').getByText(labels.arrival);
  await expect(onSheet).toContainText(promised);
  await fillIn(page, words);
  await page.getByRole('button', { name: words.pay }).click();
  await payInWindow(page, words.approved);
  await expect(page.getByText(labels.arrival).first()).toContainText(promised);
});
