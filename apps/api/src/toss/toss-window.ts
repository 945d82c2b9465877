import { createHash } from 'node:crypto';
import { DEPOSIT_DAYS, type Language } from '@dealstore/commerce-core/domain';
import { html, raw } from 'hono/html';
import { TOSS_TEXT as TEXT } from './toss.text.ts';
import { WINDOW_PATH, type OpenedTossPayment } from './toss-payment.ts';

/** The SDK of Toss Payments, version 2. Source: https://docs.tosspayments.com/sdk/v2/js. */
const SDK_URL = 'https://js.tosspayments.com/v2/standard';

/** The order sheet asks for the cash receipt, and the shop issues it: the window asks for none. */
const NO_RECEIPT = { type: '미발행' };

/** Means of the shop as the SDK calls them. Source: Toss Payments, `requestPayment`. */
const MEANS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  CREDIT_CARD: { method: 'CARD' },
  REALTIME_ACCOUNT_TRANSFER: { method: 'TRANSFER', transfer: { cashReceipt: NO_RECEIPT } },
  VIRTUAL_ACCOUNT: {
    method: 'VIRTUAL_ACCOUNT',
    virtualAccount: { validHours: 24 * DEPOSIT_DAYS, cashReceipt: NO_RECEIPT },
  },
  MOBILE: { method: 'MOBILE_PHONE' },
  KAKAO_PAY: { method: 'CARD', card: { flowMode: 'DIRECT', easyPay: 'KAKAOPAY' } },
  NAVER_EASY_PAY: { method: 'CARD', card: { flowMode: 'DIRECT', easyPay: 'NAVERPAY' } },
  TOSS_PAY: { method: 'CARD', card: { flowMode: 'DIRECT', easyPay: 'TOSSPAY' } },
};

const SCRIPT = `
const { clientKey, customerKey, failUrl, request } = JSON.parse(document.getElementById('payment').textContent);
const leave = (error) => location.replace(failUrl + '?code=' + encodeURIComponent(error.code ?? 'UNKNOWN'));
const open = () => {
  if (typeof TossPayments === 'undefined') {
    document.getElementById('failed').hidden = false;
    return;
  }
  const payment = TossPayments(clientKey).payment({ customerKey });
  payment.requestPayment(request).catch(leave);
};
document.getElementById('open').addEventListener('click', open);
open();
`;

/** The headers of that page, its own policy among them. */
export const WINDOW_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${new URL(SDK_URL).origin} 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
    'connect-src https://*.tosspayments.com',
    'frame-src https://*.tosspayments.com',
    'form-action https://*.tosspayments.com',
    'img-src https://*.tosspayments.com https://*.toss.im data:',
    // The SDK lays its window over the page with styles of its own.
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** What opens the window for a customer of the shop. */
interface WindowOptions {
  readonly clientKey: string;
  readonly customerKey: string;
  readonly publicOrigin: string;
  readonly language: Language;
}

/** The HTML of the page that opens the window of Toss Payments for one payment. */
export async function windowPage(
  payment: OpenedTossPayment,
  { clientKey, customerKey, publicOrigin, language }: WindowOptions,
): Promise<string> {
  const path = `${WINDOW_PATH}/${payment.paymentKey}`;
  const request = {
    ...(MEANS[payment.payType] ?? MEANS['CREDIT_CARD']),
    amount: { currency: 'KRW', value: payment.payAmt },
    orderId: payment.paymentKey,
    orderName: payment.orderName,
    successUrl: `${publicOrigin}${path}/success`,
    failUrl: `${publicOrigin}${path}/fail`,
  };
  const opening = { clientKey, customerKey, failUrl: request.failUrl, request };
  const data = JSON.stringify(opening).replaceAll('<', String.raw`\u003c`);
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${TEXT.title[language]}</title>
      </head>
      <body>
        <main>
          <h1>${TEXT.title[language]}</h1>
          <p id="failed" role="alert" hidden>${TEXT.failed[language]}</p>
          <p><button id="open" type="button">${TEXT.open[language]}</button></p>
          <p><a href="${path}/fail?code=PAY_PROCESS_CANCELED">${TEXT.back[language]}</a></p>
        </main>
        <script type="application/json" id="payment">
          ${raw(data)}
        </script>
        <script src="${SDK_URL}"></script>
        <script>
          ${raw(SCRIPT)};
        </script>
      </body>
    </html>`;
  return String(page);
}
