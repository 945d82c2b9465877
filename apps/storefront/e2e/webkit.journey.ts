import { expect, test } from '@playwright/test';
import { shellAgent, shellOnPage } from './fake-shell.ts';
import { findWebKit, WEBKIT_MISSING } from './find-webkit.ts';
import { startShellProxy } from './shell-proxy.ts';
import { WORDS } from './shop.ts';
import { openWebKit, type WebKitPage } from './webdriver.ts';

const words = WORDS.ko;
/** What the shell of this journey was told, kept over documents. */
const RECORD = `Reflect.set(window, 'recordShellCall', (call) => {
  const calls = JSON.parse(sessionStorage.getItem('shell-calls') ?? '[]');
  sessionStorage.setItem('shell-calls', JSON.stringify([...calls, call]));
});`;
const SCRIPT = `${RECORD}(${String(shellOnPage)})('wk');`;

async function atPath(page: WebKitPage, path: string): Promise<void> {
  await page.until(
    path,
    'return location.pathname.startsWith(arguments[0]) && document.readyState === "complete"',
    path,
  );
}

/** Answers JSON of the shop, read by the page itself. */
async function read(page: WebKitPage, path: string): Promise<Record<string, unknown>> {
  await page.run(
    'window.said = null; fetch(arguments[0]).then((r) => r.json()).then((json) => { window.said = json; })',
    path,
  );
  return Object.fromEntries(Object.entries(Object(await page.until(path, 'return window.said'))));
}

test('WebKit in an iOS shell: a log-in, a product, its order sheet, the payment app and back: the order is complete', async ({
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const webkit = findWebKit();
  if (webkit === null) throw new Error(WEBKIT_MISSING);
  const proxy = await startShellProxy(SCRIPT);
  const page = await openWebKit(webkit, { userAgent: shellAgent('wk'), proxy: proxy.address });
  try {
    await page.goto(`${shop}/auth/login`);
    expect(
      await page.run('return [navigator.userAgent.includes("DealstoreApp"), isSecureContext, "webkit" in window]'),
    ).toEqual([true, true, true]);
    await page.click('button', new RegExp(words.start));
    await atPath(page, '/sandbox/identity');
    await page.click('a.button', words.hong);
    await page.click('button.main');
    const code = await page.until('the code', 'return document.querySelector(".code")?.textContent.trim() ?? null');
    await page.fill('input[name="code"]', String(code));
    await page.click('button.main');
    await page.until('the shop', 'return !/^\\/(?:sandbox|auth)/.test(location.pathname)');

    const found = await read(
      page,
      `/api/client/v1/display/products/search?pageSize=40&keyword=${encodeURIComponent('이어폰')}`,
    );
    const products: readonly Record<string, unknown>[] = Array.isArray(found['items']) ? found['items'] : [];
    const product = products.find(
      (one) =>
        one['isSoldOut'] === false &&
        one['withheld'] === null &&
        one['telecomOnly'] === false &&
        one['saleStatusType'] === 'ONSALE',
    );
    await page.goto(`${shop}/product/${Number(product?.['productNo'])}`);
    await page.click('button', words.buy);
    await chooseOptions(page);
    await page.click('dialog button', /^바로구매$/);
    await atPath(page, '/order/sheet/');
    await page.click('main label, main button', /^토스페이/);
    await page.click('main label', new RegExp(words.consent.slice(0, 12)));
    await page.click('button', words.pay);

    await atPath(page, '/sandbox/payment/');
    await page.click('a.button', /결제 앱 열기/);
    await page.click('label', /^승인되는 카드/);
    await page.click('button.main');
    await atPath(page, '/order/complete');
    await page.until(
      'the heading',
      'return [...document.querySelectorAll("h1,h2")].some((one) => one.textContent.includes(arguments[0])) || null',
      words.complete,
    );

    const orderNo = (await page.url()).searchParams.get('orderNo') ?? '';
    const order = await read(page, `/api/client/v1/customer/orders/${orderNo}`);
    expect(order).toMatchObject({ defaultOrderStatusType: 'PAY_DONE', payType: 'TOSS_PAY' });

    const calls: readonly { readonly method: string; readonly params: Record<string, unknown> }[] = JSON.parse(
      String(await page.run('return sessionStorage.getItem("shell-calls")')),
    );
    const told = new Set(calls.map(({ method }) => method));
    for (const method of ['bridge.hello', 'user.setId', 'menu.setVisible', 'analytics.logEvent', 'navigation'])
      expect(told).toContain(method);
    expect(calls.find(({ method }) => method === 'navigation')?.params['href']).toMatch(/^supertoss:\/\/pay\?key=/);
  } finally {
    await page.close();
    proxy.close();
  }
});

/** Chooses the first option of every level, as on every other browser. */
async function chooseOptions(page: WebKitPage): Promise<void> {
  const body = `const total = [...document.querySelectorAll('p[aria-live="polite"]')].find((one) => one.checkVisibility());
    if (total !== undefined) return true;
    const open = [...document.querySelectorAll('[data-open="true"] li button:enabled')].find((one) => one.checkVisibility());
    const head = [...document.querySelectorAll('[data-open] > button[aria-expanded="false"]')].find((one) => one.checkVisibility());
    (open ?? head)?.click();
    return false;`;
  await page.until('every option', body);
}
