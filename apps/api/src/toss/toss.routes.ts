import { commerceError, isCommerceError, isErrorCode, toCommerceError } from '@dealstore/commerce-core/domain';
import { Hono, type Context } from 'hono';
import type { AppParts } from '../app-parts.ts';
import { readJsonBody } from '../contract/request-body.ts';
import type { ProviderRoutes } from '../providers.ts';
import { errorResponse } from '../http/error-response.ts';
import { isAwaitingPayment, settleByProvider } from '../order/order.ts';
import { pageLanguage } from '../http/page-language.ts';
import { isSameSecret } from '../secret/secret.ts';
import { fieldOf, textOf } from '../database/stored-json.ts';
import type { TossApi } from './toss-api.ts';
import { customerKeyOf } from './toss-customer.ts';
import { confirmTossPayment, readTossPayment, WINDOW_PATH, type OpenedTossPayment } from './toss-payment.ts';
import { WINDOW_HEADERS, windowPage } from './toss-window.ts';

/** What the pages of Toss Payments need. */
export interface TossRouteParts extends Pick<AppParts, 'database' | 'clock' | 'log' | 'providers' | 'publicOrigin'> {
  readonly api: TossApi;
  /** The public key the window is opened with. */
  readonly clientKey: string;
}

/** What a request brings along. */
interface Facts {
  readonly requestId: string;
}

/**
 * The shop's side of Toss Payments: the page that opens its window, the two addresses it comes back to, and the
 * webhook. Null for any other path. Source: https://docs.tosspayments.com/guides/v2/payment-window/integration,
 * …/guides/webhook.
 */
export function tossRoutes(parts: TossRouteParts): ProviderRoutes {
  const app = new Hono<{ Bindings: Facts }>();

  app.use(async ({ req }, next) => {
    // PostgreSQL keeps no text with a NUL.
    if (req.url.includes('%00')) throw commerceError('INVALID_REQUEST');
    await next();
  });

  app.get(`${WINDOW_PATH}/:key`, async (context) => {
    const payment = await paymentOf(context);
    if (!(await isAwaitingPayment(parts.database, payment.paymentKey))) return leave(payment, 'FAIL');
    const customerKey = customerKeyOf(context, payment.memberNo, parts.publicOrigin.startsWith('https:'));
    const page = await windowPage(payment, { ...parts, customerKey, language: pageLanguage(context.req.raw) });
    return context.body(page, 200, WINDOW_HEADERS);
  });

  app.get(`${WINDOW_PATH}/:key/success`, async (context) => {
    const payment = await paymentOf(context);
    const { paymentKey, orderId, amount } = context.req.query();
    const isOurs = orderId === payment.paymentKey && Number(amount) === payment.payAmt;
    if (!isOurs || paymentKey === undefined) return leave(payment, 'FAIL');
    // An order that has ended meanwhile is not charged: what is authorized and never confirmed ends by itself.
    if (await isAwaitingPayment(parts.database, payment.paymentKey)) {
      await confirmTossPayment(parts, parts.api, payment, paymentKey).catch((cause: unknown) => {
        if (!isCommerceError(cause, 'BUSY')) throw cause;
        parts.log.warn({ err: cause }, 'Toss Payments did not answer a confirm');
      });
    }
    return leave(payment, 'SUCCESS');
  });

  app.get(`${WINDOW_PATH}/:key/fail`, async (context) => leave(await paymentOf(context), 'FAIL'));

  app.post('/toss/webhook', async (context) => {
    const notice = await readJsonBody(context.req.raw);
    const data = fieldOf(notice, 'data');
    const orderId = textOf(data, 'orderId', null) ?? textOf(notice, 'orderId', '');
    const payment = await readTossPayment(parts.database, orderId);
    // Payments of other shops under the same account are not ours.
    if (payment === null) return context.body(null, 200);
    if (data === undefined) refuseOtherSecret(payment, textOf(notice, 'secret', ''));
    await settleByProvider(parts, payment);
    return context.body(null, 200);
  });

  app.onError((thrown, context) => {
    const { code } = toCommerceError(thrown);
    const { requestId } = context.env;
    if (code === 'RESPONSE_INVALID' || !isErrorCode(code)) {
      parts.log.error({ requestId, err: thrown }, 'Toss Payments: request failed');
    }
    return errorResponse(thrown, pageLanguage(context.req.raw), requestId);
  });

  async function paymentOf(context: Context): Promise<OpenedTossPayment> {
    const payment = await readTossPayment(parts.database, context.req.param('key') ?? '');
    if (payment === null) throw commerceError('NOT_FOUND');
    return payment;
  }

  return async (request, path, requestId) => (path.startsWith('/toss/') ? app.fetch(request, { requestId }) : null);
}

/** A deposit callback names no payment to fetch: it proves itself by the secret of the virtual account. */
function refuseOtherSecret({ depositSecret }: OpenedTossPayment, secret: string): void {
  if (depositSecret === null || !isSameSecret(depositSecret, secret)) throw commerceError('INVALID_REQUEST');
}

/**
 * Back to the shop's own address with the result, as every provider adds it; what it says is asked for, not believed.
 */
function leave({ returnUrl, orderNo, paymentKey }: OpenedTossPayment, result: 'SUCCESS' | 'FAIL'): Response {
  const url = new URL(returnUrl);
  url.searchParams.set('result', result);
  url.searchParams.set('orderNo', orderNo);
  url.searchParams.set('key', paymentKey);
  return new Response(null, { status: 303, headers: { location: url.href, 'cache-control': 'no-store' } });
}
