import { numberOf, textOf } from '../../database/stored-json.ts';

/** What the fake answers. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Receipt {
  readonly receiptKey: string;
  readonly orderId: string;
  readonly type: string;
  readonly issueStatus: 'IN_PROGRESS';
  amount: number;
}

/** A number without an owner: no receipt is issued for it. */
const NOBODY = '01000000000';

/** The cash receipts of the fake: as published, an order id has one, and nothing is canceled beyond it. */
export function createFakeReceipts() {
  const receipts = new Map<string, Receipt>();

  function issue(body: unknown): Answer {
    const [orderId, type] = [textOf(body, 'orderId', ''), textOf(body, 'type', '')];
    const [amount, identity] = [numberOf(body, 'amount', 0), textOf(body, 'customerIdentityNumber', '')];
    const isKnown = type === '소득공제' ? /^01\d{9}$/.test(identity) : /^\d{10}$/.test(identity);
    if (!/^[\w=-]{6,64}$/.test(orderId) || textOf(body, 'orderName', '') === '') return refusal(400, 'INVALID_REQUEST');
    if (!['소득공제', '지출증빙'].includes(type) || amount <= 0) return refusal(400, 'INVALID_REQUEST');
    if (!isKnown || identity === NOBODY) return refusal(400, 'INVALID_CUSTOMER_IDENTITY_NUMBER');
    if (receipts.has(orderId)) return refusal(400, 'ALREADY_ISSUED_CASH_RECEIPT');
    const receipt: Receipt = { receiptKey: `rk_${orderId}`, orderId, type, issueStatus: 'IN_PROGRESS', amount };
    receipts.set(orderId, receipt);
    return { status: 200, body: receipt };
  }

  function cancel(receiptKey: string, body: unknown): Answer {
    const receipt = [...receipts.values()].find((one) => one.receiptKey === receiptKey);
    if (receipt === undefined) return refusal(404, 'NOT_FOUND_CASH_RECEIPT');
    const amount = numberOf(body, 'amount', receipt.amount);
    if (amount <= 0 || amount > receipt.amount) return refusal(400, 'NOT_CANCELABLE_AMOUNT');
    receipt.amount -= amount;
    return { status: 200, body: { ...receipt, transactionType: 'CANCEL' } };
  }

  return {
    /** Answers a call about receipts; null for any other. */
    answer(path: string, body: unknown): Answer | null {
      if (path === '/v1/cash-receipts') return issue(body);
      const [, receiptKey] = /^\/v1\/cash-receipts\/([^/]+)\/cancel$/.exec(path) ?? [];
      return receiptKey === undefined ? null : cancel(receiptKey, body);
    },
    amountOf: (orderId: string): number | null => receipts.get(orderId)?.amount ?? null,
  };
}

/** A refusal as Toss Payments words it. */
export function refusal(status: number, code: string, message = code): Answer {
  return { status, body: { code, message } };
}
