import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { isBankCode } from '@dealstore/commerce-core/domain';
import { fieldOf, numberOf, textOf } from '../../database/stored-json.ts';
import { createFakeReceipts, refusal, type Answer } from './fake-receipts.ts';

/** The secret key the fake takes. */
export const TOSS_SECRET_KEY = 'test_sk_fake';

/** An account of a shopper that takes no money. */
export const CLOSED_ACCOUNT = '99999999999999';

/** What a window at Toss Payments would make of a payment. */
export type TossDecision = 'AUTHORIZE' | 'DECLINE_AT_CONFIRM' | 'ISSUE_ACCOUNT' | 'EXPIRE';

/** A server that speaks the published API of Toss Payments, with its errors and its idempotency keys. */
export interface FakeToss {
  readonly url: string;
  /** Plays the window: the shopper decides a payment. Answers what the window comes back with. */
  authorize(orderId: string, amount: number, decision?: TossDecision): { paymentKey: string };
  /** Money arrives on a virtual account, unless it is closed. Answers the deposit callback that Toss Payments would send. */
  deposit(orderId: string): Readonly<Record<string, string>>;
  /** Ends what is still open, as half an hour does. */
  expire(orderId: string): void;
  /** Does what it is asked, and never answers; until switched back. */
  losesAnswers: boolean;
  /** Won taken and not given back, of one order id. */
  balanceOf(orderId: string): number;
  /** Won a cash receipt is for by now, of one order id; null for no receipt. */
  receiptOf(orderId: string): number | null;
  close(): Promise<void>;
}

const ACCOUNT = {
  bankCode: '88',
  accountNumber: '56211234567890',
  customerName: '김주문',
  dueDate: '2099-01-01T23:59:59',
};

interface Payment {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly totalAmount: number;
  readonly decision: TossDecision;
  readonly secret: string | null;
  status: string;
  virtualAccount: Readonly<Record<string, string>> | null;
  balanceAmount: number;
  failure: { readonly code: string; readonly message: string } | null;
  readonly cancels: { readonly cancelReason: string; readonly cancelAmount: number }[];
}

/** Starts the fake on a port of its own. */
export async function startFakeToss(): Promise<FakeToss> {
  const payments = new Map<string, Payment>();
  const answered = new Map<string, Answer>();
  const receipts = createFakeReceipts();
  const byKey = (paymentKey: string) => [...payments.values()].find((payment) => payment.paymentKey === paymentKey);

  function confirm(body: unknown): Answer {
    const payment = byKey(textOf(body, 'paymentKey', ''));
    if (payment === undefined || payment.orderId !== textOf(body, 'orderId', ''))
      return refusal(404, 'NOT_FOUND_PAYMENT');
    if (payment.status === 'DONE') return refusal(400, 'ALREADY_PROCESSED_PAYMENT');
    if (payment.status !== 'IN_PROGRESS') return refusal(404, 'NOT_FOUND_PAYMENT_SESSION');
    if (numberOf(body, 'amount', 0) !== payment.totalAmount) return refusal(400, 'INVALID_REQUEST');
    if (payment.decision === 'DECLINE_AT_CONFIRM') {
      payment.status = 'ABORTED';
      payment.failure = { code: 'REJECT_CARD_PAYMENT', message: '한도초과 혹은 잔액부족으로 결제에 실패했습니다.' };
      return refusal(403, payment.failure.code, payment.failure.message);
    }
    payment.status = payment.decision === 'ISSUE_ACCOUNT' ? 'WAITING_FOR_DEPOSIT' : 'DONE';
    if (payment.decision === 'ISSUE_ACCOUNT') payment.virtualAccount = ACCOUNT;
    if (payment.status === 'DONE') payment.balanceAmount = payment.totalAmount;
    return { status: 200, body: payment };
  }

  function cancel(paymentKey: string, body: unknown): Answer {
    const payment = byKey(paymentKey);
    if (payment === undefined) return refusal(404, 'NOT_FOUND_PAYMENT');
    const cancelReason = textOf(body, 'cancelReason', '');
    if (cancelReason === '') return refusal(400, 'INVALID_REQUEST');
    if (payment.status === 'CANCELED') return refusal(400, 'ALREADY_CANCELED_PAYMENT');
    if (payment.status === 'WAITING_FOR_DEPOSIT') {
      payment.status = 'CANCELED';
      payment.cancels.push({ cancelReason, cancelAmount: payment.totalAmount });
      return { status: 200, body: payment };
    }
    if (payment.status !== 'DONE' && payment.status !== 'PARTIAL_CANCELED')
      return refusal(403, 'NOT_CANCELABLE_PAYMENT');
    const receiver = fieldOf(body, 'refundReceiveAccount');
    const accountNumber = textOf(receiver, 'accountNumber', '');
    const isAccount = !['', CLOSED_ACCOUNT].includes(accountNumber) && isBankCode(textOf(receiver, 'bank', ''));
    if (payment.virtualAccount !== null && !isAccount) return refusal(400, 'INVALID_REFUND_ACCOUNT_INFO');
    const cancelAmount = numberOf(body, 'cancelAmount', payment.balanceAmount);
    if (cancelAmount <= 0 || cancelAmount > payment.balanceAmount) return refusal(403, 'NOT_CANCELABLE_AMOUNT');
    payment.balanceAmount -= cancelAmount;
    payment.cancels.push({ cancelReason, cancelAmount });
    payment.status = payment.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED';
    return { status: 200, body: payment };
  }

  function decide(method: string, path: string, body: unknown): Answer {
    const receipt = method === 'POST' ? receipts.answer(path, body) : null;
    if (receipt !== null) return receipt;
    const [, orderId] = /^\/v1\/payments\/orders\/([^/]+)$/.exec(path) ?? [];
    const [, paymentKey] = /^\/v1\/payments\/([^/]+)$/.exec(path) ?? [];
    const [, canceled] = /^\/v1\/payments\/([^/]+)\/cancel$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1/payments/confirm') return confirm(body);
    if (method === 'POST' && canceled !== undefined) return cancel(canceled, body);
    const found = orderId === undefined ? byKey(paymentKey ?? '') : payments.get(orderId);
    return method === 'GET' && found !== undefined ? { status: 200, body: found } : refusal(404, 'NOT_FOUND_PAYMENT');
  }

  function answer(request: IncomingMessage, body: unknown): Answer {
    const basic = `Basic ${Buffer.from(`${TOSS_SECRET_KEY}:`).toString('base64')}`;
    if (request.headers.authorization !== basic) return refusal(401, 'UNAUTHORIZED_KEY');
    const { method = '', url = '' } = request;
    const key = request.headers['idempotency-key'];
    if (method !== 'POST' || typeof key !== 'string') return decide(method, url, body);
    const scope = `${url} ${key}`;
    const first = answered.get(scope) ?? decide(method, url, body);
    answered.set(scope, structuredClone(first));
    return first;
  }

  const fake = { losesAnswers: false };
  const server = createServer((request, response) => {
    void readJson(request).then((body) => {
      const answered = structuredClone(answer(request, body));
      if (fake.losesAnswers) return request.socket.destroy();
      response.writeHead(answered.status, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(answered.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the fake has no port');

  return Object.assign(fake, {
    url: `http://127.0.0.1:${address.port}`,
    authorize(orderId: string, amount: number, decision: TossDecision = 'AUTHORIZE') {
      const paymentKey = `tviva_${orderId}`;
      payments.set(orderId, {
        paymentKey,
        orderId,
        totalAmount: amount,
        decision,
        secret: decision === 'ISSUE_ACCOUNT' ? `ps_${orderId}` : null,
        virtualAccount: null,
        status: decision === 'EXPIRE' ? 'EXPIRED' : 'IN_PROGRESS',
        balanceAmount: 0,
        failure: null,
        cancels: [],
      });
      return { paymentKey };
    },
    deposit(orderId: string) {
      const payment = paymentOf(payments, orderId);
      if (payment.status === 'WAITING_FOR_DEPOSIT') {
        payment.status = 'DONE';
        payment.balanceAmount = payment.totalAmount;
      }
      return { createdAt: '2026-11-20T10:00:00.000000', secret: payment.secret ?? '', status: 'DONE', orderId };
    },
    expire(orderId: string) {
      paymentOf(payments, orderId).status = 'EXPIRED';
    },
    balanceOf: (orderId: string) => payments.get(orderId)?.balanceAmount ?? 0,
    receiptOf: receipts.amountOf,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

function paymentOf(payments: ReadonlyMap<string, Payment>, orderId: string): Payment {
  const payment = payments.get(orderId);
  if (payment === undefined) throw new Error(`no payment of ${orderId}`);
  return payment;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
  const text = Buffer.concat(parts).toString();
  return text === '' ? null : JSON.parse(text);
}
