import { expect } from '@playwright/test';
import { Key } from 'selenium-webdriver';
import { ACCOUNT_WORDS, codeSentTo } from '../support/account.ts';
import { shellAgent } from '../support/fake-shell.ts';
import { NAME } from '../support/gift.ts';
import { giftWordsOf } from '../support/gift-words.ts';
import { buyableProducts, type ListedProduct, WORDS } from '../support/shop.ts';
import type { WebKitPage } from '../support/webdriver.ts';
import { APP, COMPLAINTS, expectNoComplaint, SHELL, test } from '../support/webkit.ts';

const words = WORDS.ko;
const gift = giftWordsOf('ko');
const account = ACCOUNT_WORDS.ko;

test('WebKit on the web: a log-in, a product that is searched for, an address by hand, a card, the order is complete, and a log-out', async ({
  baseURL: shop = '',
  request,
  open,
}) => {
  const page = await open(COMPLAINTS);
  await logIn(page, shop);
  const [product] = await buyableProducts({ request }, '이어폰');
  await find(page, shop, product);
  await page.click('button', words.buy);
  await chooseOptions(page);
  await page.click('dialog button', '바로구매');
  await atPath(page, '/order/sheet/');
  await page.click('#problem-address button', '변경');
  await page.click('dialog button', '새 배송지 입력');
  await page.fill('[autocomplete="name"]', '박사파리');
  await page.fill('input[type="tel"]', '01000007777');
  await page.click('button', gift.find);
  await page.click('dialog button', '직접 입력하기');
  await page.fill('[autocomplete="postal-code"]', '06236');
  await page.fill('[autocomplete="address-line1"]', '서울특별시 강남구 테헤란로 1');
  await page.fill('[autocomplete="address-line2"]', '7층');
  await payByCard(page);
  await atPath(page, '/order/complete');
  await page.see('h1, h2', words.complete);
  const orderNo = (await urlOf(page)).searchParams.get('orderNo') ?? '';
  const order = await read(page, `/api/client/v1/customer/orders/${orderNo}`);
  expect(order).toMatchObject({ defaultOrderStatusType: 'PAY_DONE', payType: 'CREDIT_CARD' });
  expect(JSON.stringify(order)).toContain('7층');

  await expectNoComplaint(page);

  await page.driver.get(`${shop}/myPage/myInfo`);
  // Before the app is there, the button logs out without a question.
  await page.until('the app', `return ${APP}`);
  await page.click('button', account.logOut);
  await page.click('[role="alertdialog"] button', account.logOut);
  await page.see('[popover]', account.loggedOut);
  expect(await page.run('return [location.pathname, document.cookie.includes("session_gen=")]')).toEqual(['/', false]);
  await expectNoComplaint(page);
});

test('WebKit on the web: a gift is given from its product, and a guest accepts it by its link', async ({
  baseURL: shop = '',
  request,
  open,
}) => {
  const page = await open(COMPLAINTS);
  await logIn(page, shop);
  const [product] = await buyableProducts({ request }, '홍삼');
  await page.driver.get(`${shop}/product/${product?.productNo}`);
  await page.click('button', gift.give);
  await chooseOptions(page);
  await page.click('dialog button', gift.give);
  await atPath(page, '/myPage/gift/giftSender');
  await page.fill('input', NAME, gift.receiverName);
  await page.fill('input', '01077770007', gift.receiverPhone);
  await page.click('label', gift.card);
  await page.fill('textarea', '생일 축하해', gift.message);
  await page.click('button', gift.toPay);
  await atPath(page, '/order/sheet/');
  await payByCard(page);
  await atPath(page, '/myPage/order/payment/beforeEntering');
  await page.see('h1, h2', gift.paid);
  await page.click('button', gift.share);
  await page.see('input', gift.link);
  const link = await page.run('return [...document.querySelectorAll("dialog input")].at(-1).value');
  expect(link).toMatch(/\/myPage\/giftBox\/recipientInfoInput\/[\w-]{43}$/);

  await page.driver.manage().deleteAllCookies();
  await page.driver.get(String(link));
  await page.see('h1, h2', gift.arrived);
  await page.click('button', gift.accept);
  await page.click('button', gift.sendCode);
  await page.see('input', gift.code);
  await page.fill('input', await codeSentTo({ request }, '010-7777-0007'), gift.code);
  await page.click('button', gift.confirm);
  await page.see('h1, h2', gift.where);
  await page.click('button', gift.find);
  await page.fill('input', `테헤란로${Key.ENTER}`, gift.keyword);
  await page.click('dialog li button');
  await page.fill('[autocomplete="address-line2"]', '12층');
  await page.click('button', gift.submit);
  await page.see('h1, h2', gift.accepted);
  await expectNoComplaint(page);
});

test('WebKit in an iOS shell: a log-in, a product, its order sheet, the payment app and back: the order is complete', async ({
  baseURL: shop = '',
  request,
  open,
}) => {
  const page = await open(SHELL, shellAgent('wk'));
  await logIn(page, shop);
  expect(
    await page.run('return [navigator.userAgent.includes("DealstoreApp"), isSecureContext, "webkit" in window]'),
  ).toEqual([true, true, true]);
  const [product] = await buyableProducts({ request }, '이어폰');
  await page.driver.get(`${shop}/product/${product?.productNo}`);
  await page.click('button', words.buy);
  await chooseOptions(page);
  await page.click('dialog button', '바로구매');
  await atPath(page, '/order/sheet/');
  await page.click('main label, main button', /토스페이$/);
  await consentAndPay(page);
  await page.click('a.button', /결제 앱 열기/);
  await page.click('label', /^승인되는 카드/);
  await page.click('button.main');
  await atPath(page, '/order/complete');
  await page.see('h1, h2', words.complete);
  const orderNo = (await urlOf(page)).searchParams.get('orderNo') ?? '';
  const order = await read(page, `/api/client/v1/customer/orders/${orderNo}`);
  expect(order).toMatchObject({ defaultOrderStatusType: 'PAY_DONE', payType: 'TOSS_PAY' });

  const calls: readonly { readonly method: string; readonly params: Record<string, unknown> }[] = JSON.parse(
    String(await page.run('return sessionStorage.getItem("shell-calls")')),
  );
  const methods = new Set(calls.map(({ method }) => method));
  for (const method of ['bridge.hello', 'user.setId', 'menu.setVisible', 'analytics.logEvent', 'navigation'])
    expect(methods).toContain(method);
  expect(calls.find(({ method }) => method === 'navigation')?.params['href']).toMatch(/^supertoss:\/\/pay\?key=/);
});

async function logIn(page: WebKitPage, shop: string): Promise<void> {
  await page.driver.get(`${shop}/auth/login`);
  await page.click('button', words.start);
  await atPath(page, '/sandbox/identity');
  await page.click('a.button', words.hong);
  // The page it leads to has the same button; pressed too early, it stands on a form that is empty.
  await page.until('a person', 'return document.querySelector("input[name=\\"name\\"]")?.value');
  await page.click('button.main');
  const code = await page.until('the code', 'return document.querySelector(".code")?.textContent.trim()');
  await page.fill('input[name="code"]', String(code));
  await page.click('button.main');
  await page.until('the shop', `return !/^\\/(?:sandbox|auth)/.test(location.pathname) && ${APP}`);
}

/** Finds a product as a shopper does: types its name and picks its card. */
async function find(page: WebKitPage, shop: string, product: ListedProduct | undefined): Promise<void> {
  await page.driver.get(`${shop}/search`);
  await page.fill('[type="search"]', `${product?.productName}${Key.ENTER}`);
  await atPath(page, '/search/result');
  await page.click(`a[href$="/product/${product?.productNo}"]`);
  await atPath(page, `/product/${product?.productNo}`);
}

/** Chooses the first option of every level, as on every other browser. */
async function chooseOptions(page: WebKitPage): Promise<void> {
  const body = `const shown = (selector) => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    if (shown('p[aria-live="polite"]') !== undefined) return true;
    const open = shown('[data-open="true"] li button:enabled');
    (open ?? shown('[data-open] > button[aria-expanded="false"]'))?.click();
    return false;`;
  await page.until('every option', body);
}

async function consentAndPay(page: WebKitPage): Promise<void> {
  await page.click('main label', new RegExp(words.consent.slice(0, 12), 'u'));
  await page.click('button', words.pay);
  await atPath(page, '/sandbox/payment/');
}

async function payByCard(page: WebKitPage): Promise<void> {
  await page.click('main label', words.card);
  await consentAndPay(page);
  await page.click('label', /^승인되는 카드/);
  await page.click('button.main');
}

async function atPath(page: WebKitPage, path: string): Promise<void> {
  const body = 'return location.pathname.startsWith(arguments[0]) && document.readyState === "complete"';
  await page.until(path, body, path);
}

const urlOf = async (page: WebKitPage): Promise<URL> => new URL(await page.driver.getCurrentUrl());

/** Answers JSON of the shop, read by the page itself. */
async function read(page: WebKitPage, path: string): Promise<unknown> {
  return page.run('return fetch(arguments[0]).then((answer) => answer.json())', path);
}
