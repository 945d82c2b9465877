import { expect } from '@playwright/test';
import { injectShell, shellAgent, TRANSPORTS } from '../support/fake-shell.ts';
import { test, untilQuiet } from '../support/journey.ts';
import {
  buyableProducts,
  chooseFirstOptions,
  expectNoComplaint,
  languageOf,
  logIn,
  payInWindow,
  watchComplaints,
  wordsOf,
} from '../support/shop.ts';

const TOSS_PAY = { ko: '토스페이', en: 'Toss Pay' } as const;
const BUY_NOW = /^(?:바로구매|Buy now)$/;
const OPEN_APP = /결제 앱 열기|Open the payment app/;
/** How each shell's phone is asked for the payment app. */
const APP_LINKS = {
  webmessage: /^intent:\/\/pay\?key=[\w-]+#Intent;scheme=supertoss;package=viva\.republica\.toss;end$/,
  jsi: /^intent:\/\/pay\?key=[\w-]+#Intent;scheme=supertoss;package=viva\.republica\.toss;end$/,
  rn: /^intent:\/\/pay\?key=[\w-]+#Intent;scheme=supertoss;package=viva\.republica\.toss;end$/,
  wk: /^supertoss:\/\/pay\?key=[\w-]+$/,
} as const;

/** What every purchase of these comes to, whatever is around the page. */
const OUTCOME = { defaultOrderStatusType: 'PAY_DONE', payType: 'TOSS_PAY' };

for (const transport of [...TRANSPORTS, null]) {
  test.describe(transport === null ? 'in a browser without a shell' : `in a shell that speaks by ${transport}`, () => {
    test.use(transport === null ? {} : { userAgent: shellAgent(transport) });

    test('a log-in, a product, its order sheet, the payment app and back: the order is complete [BRIDGE-09]', async ({
      page,
      locale,
    }) => {
      const words = wordsOf(locale);
      const complaints = watchComplaints(page);
      const calls = transport === null ? [] : await injectShell(page, transport);

      await logIn(page, words, words.hong);
      const [product] = await buyableProducts(page, '이어폰');
      await page.goto(`/product/${product?.productNo}`);
      await untilQuiet(page);
      await page.getByRole('button', { name: words.buy }).first().click();
      await chooseFirstOptions(page);
      await page.getByRole('dialog').getByRole('button', { name: BUY_NOW }).click();
      await page.waitForURL('**/order/sheet/**');
      await page.getByText(TOSS_PAY[languageOf(locale)], { exact: true }).click();
      await page.getByText(words.consent).click();
      await page.getByRole('button', { name: words.pay }).click();

      await page.waitForURL('**/sandbox/payment/**');
      const app = page.getByRole('link', { name: OPEN_APP });
      if (transport !== null) {
        await app.click();
        const opened = () => calls.filter(({ method }) => method === 'navigation').map(({ params }) => params['href']);
        await expect.poll(opened).toEqual([expect.stringMatching(APP_LINKS[transport])]);
      }
      await payInWindow(page, words.approved);
      await expect(page.getByRole('heading', { name: words.complete })).toBeVisible();

      const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
      const order = await (await page.request.get(`/api/client/v1/customer/orders/${orderNo}`)).json();
      expect(order).toMatchObject(OUTCOME);
      expect(JSON.stringify(order)).toContain(`"productNo":${product?.productNo}`);
      expectNoComplaint(complaints);
    });
  });
}
