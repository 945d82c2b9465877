import { commerceError } from '@dealstore/commerce-core/domain';
import { fieldOf, listOf, numberOf, textOf } from '../database/stored-json.ts';

/** How long Toss Payments is waited for, in ms: less than a page may take. Assumed. */
const ANSWER_LIMIT_MS = 4_000;

/** States of a payment. Source: Toss Payments, object `Payment`. */
const STATUSES = [
  'READY',
  'IN_PROGRESS',
  'WAITING_FOR_DEPOSIT',
  'DONE',
  'CANCELED',
  'PARTIAL_CANCELED',
  'ABORTED',
  'EXPIRED',
] as const;

/** What the shop reads of a payment. Amounts in won. Source: Toss Payments, object `Payment`. */
export interface TossPayment {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly status: (typeof STATUSES)[number];
  readonly totalAmount: number;
  /** Code of the card's issuer, `51` for instance. */
  readonly issuerCode: string | null;
  /** Name of the simple pay service, 카카오페이 for instance. */
  readonly easyPayProvider: string | null;
  readonly failureMessage: string | null;
  /** Proves a deposit callback; only of virtual accounts. */
  readonly secret: string | null;
  /** Where a deposit is waited for; `dueDate` is yyyy-MM-ddTHH:mm:ss, KST. */
  readonly virtualAccount: TossVirtualAccount | null;
  /** Why each part was given back. */
  readonly cancelReasons: readonly string[];
}

/** An account that one payment is to be deposited on. Source: Toss Payments, object `VirtualAccount`. */
export interface TossVirtualAccount {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly customerName: string;
  readonly dueDate: string;
}

/** A request Toss Payments refused; its code is one of the reference's. */
export class TossRefusal extends Error {
  override readonly name = 'TossRefusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * The calls of Toss Payments that the shop makes. Each rejects with TossRefusal, or with BUSY when there is no answer.
 */
export interface TossApi {
  /** The payment of an order id; null when Toss Payments knows none. */
  findByOrderId(orderId: string): Promise<TossPayment | null>;
  /** The payment of a key; null when Toss Payments knows none. */
  find(paymentKey: string): Promise<TossPayment | null>;
  /** Takes the money of a payment the shopper has authorized; the same idempotency key takes it once. */
  confirm(
    body: { readonly paymentKey: string; readonly orderId: string; readonly amount: number },
    idempotencyKey: string,
  ): Promise<TossPayment>;
  /**
   * Gives a part back; the same idempotency key gives it back once (kept 15 days). Without an amount all of it: what
   * still waits for its deposit is ended so.
   */
  cancel(
    paymentKey: string,
    body: {
      readonly cancelReason: string;
      readonly cancelAmount?: number;
      /** Needed for a virtual account alone. */
      readonly refundReceiveAccount?: {
        readonly bank: string;
        readonly accountNumber: string;
        readonly holderName: string;
      };
    },
    idempotencyKey: string,
  ): Promise<TossPayment>;
  /** Issues a cash receipt for money that was paid as cash; the same idempotency key issues one. */
  issueCashReceipt(
    body: {
      readonly orderId: string;
      readonly orderName: string;
      readonly amount: number;
      readonly type: '소득공제' | '지출증빙';
      readonly customerIdentityNumber: string;
    },
    idempotencyKey: string,
  ): Promise<TossCashReceipt>;
  /** Cancels a part of a cash receipt; the same idempotency key cancels it once. */
  cancelCashReceipt(
    receiptKey: string,
    body: { readonly amount: number },
    idempotencyKey: string,
  ): Promise<TossCashReceipt>;
}

/** What the shop reads of a cash receipt. Source: Toss Payments, object `CashReceipt`. */
export interface TossCashReceipt {
  readonly receiptKey: string;
  /** The tax office confirms a receipt a day later: IN_PROGRESS until then. */
  readonly issueStatus: 'IN_PROGRESS' | 'COMPLETED' | 'FAILED';
}

/** How the shop reaches Toss Payments. */
export interface TossConnection {
  readonly secretKey: string;
  /** Where it answers: https://api.tosspayments.com. */
  readonly url: string;
}

/** Toss Payments over HTTP. Source: https://docs.tosspayments.com/reference, version 2022-11-16. */
export function createTossApi({ secretKey, url }: TossConnection): TossApi {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;

  async function ask(path: string, init: { readonly body?: unknown; readonly idempotencyKey?: string } = {}) {
    const { body, idempotencyKey } = init;
    try {
      const response = await fetch(new URL(path, url), {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization,
          'content-type': 'application/json',
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
        redirect: 'error',
      });
      return { status: response.status, answer: (await response.json()) as unknown };
    } catch (cause) {
      throw commerceError('BUSY', { cause });
    }
  }

  async function post(path: string, body: unknown, idempotencyKey: string): Promise<TossPayment> {
    return paymentOf(await ask(path, { body, idempotencyKey }));
  }

  async function postReceipt(path: string, body: unknown, idempotencyKey: string): Promise<TossCashReceipt> {
    const { answer } = accepted(await ask(path, { body, idempotencyKey }));
    const receiptKey = textOf(answer, 'receiptKey', null);
    const issueStatus = ISSUE_STATUSES.find((each) => each === fieldOf(answer, 'issueStatus'));
    if (receiptKey === null || issueStatus === undefined) {
      throw commerceError('BUSY', { cause: new Error('Toss Payments answered something that is no cash receipt') });
    }
    return { receiptKey, issueStatus };
  }

  async function get(path: string): Promise<TossPayment | null> {
    const answer = await ask(path);
    return answer.status === 404 ? null : paymentOf(answer);
  }

  return {
    findByOrderId: (orderId) => get(`/v1/payments/orders/${encodeURIComponent(orderId)}`),
    find: (paymentKey) => get(`/v1/payments/${encodeURIComponent(paymentKey)}`),
    confirm: (body, idempotencyKey) => post('/v1/payments/confirm', body, idempotencyKey),
    cancel: (paymentKey, body, idempotencyKey) =>
      post(`/v1/payments/${encodeURIComponent(paymentKey)}/cancel`, body, idempotencyKey),
    issueCashReceipt: (body, idempotencyKey) => postReceipt('/v1/cash-receipts', body, idempotencyKey),
    cancelCashReceipt: (receiptKey, body, idempotencyKey) =>
      postReceipt(`/v1/cash-receipts/${encodeURIComponent(receiptKey)}/cancel`, body, idempotencyKey),
  };
}

const ISSUE_STATUSES = ['IN_PROGRESS', 'COMPLETED', 'FAILED'] as const;

interface Answered {
  readonly status: number;
  readonly answer: unknown;
}

/** An answer that is no refusal; rejects with TossRefusal, or with BUSY when it decides nothing. */
function accepted(answered: Answered): Answered {
  const { status, answer } = answered;
  if (status === 200) return answered;
  const refusal = new TossRefusal(status, textOf(answer, 'code', 'UNKNOWN'), textOf(answer, 'message', ''));
  throw isUndecided(status) ? commerceError('BUSY', { cause: refusal }) : refusal;
}

/** Statuses of a refusal that decides nothing: the same request may succeed later. */
function isUndecided(status: number): boolean {
  return status >= 500 || [401, 408, 409, 429].includes(status);
}

function paymentOf(answered: Answered): TossPayment {
  const { answer } = accepted(answered);
  const paymentKey = textOf(answer, 'paymentKey', null);
  const orderId = textOf(answer, 'orderId', null);
  const totalAmount = numberOf(answer, 'totalAmount', null);
  const status = STATUSES.find((each) => each === fieldOf(answer, 'status'));
  if (paymentKey === null || orderId === null || totalAmount === null || status === undefined) {
    throw commerceError('BUSY', { cause: new Error('Toss Payments answered something that is no payment') });
  }
  return {
    paymentKey,
    orderId,
    status,
    totalAmount,
    issuerCode: textOf(fieldOf(answer, 'card'), 'issuerCode', null),
    easyPayProvider: textOf(fieldOf(answer, 'easyPay'), 'provider', null),
    failureMessage: textOf(fieldOf(answer, 'failure'), 'message', null),
    secret: textOf(answer, 'secret', null),
    virtualAccount: virtualAccountOf(fieldOf(answer, 'virtualAccount')),
    cancelReasons: listOf(fieldOf(answer, 'cancels')).map((cancel) => textOf(cancel, 'cancelReason', '')),
  };
}

function virtualAccountOf(account: unknown): TossVirtualAccount | null {
  const bankCode = textOf(account, 'bankCode', null);
  const accountNumber = textOf(account, 'accountNumber', null);
  const dueDate = textOf(account, 'dueDate', null);
  if (bankCode === null || accountNumber === null || dueDate === null) return null;
  return { bankCode, accountNumber, dueDate, customerName: textOf(account, 'customerName', '') };
}
