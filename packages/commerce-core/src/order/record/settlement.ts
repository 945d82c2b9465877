import { PAYMENT_FAIL_CODES, type PaymentFailCode } from './order-record.ts';
import { awaitsPayment } from './order-status.ts';
import type { BankInfo } from '../payment/deposit.ts';

/** What a payment provider says about a payment. */
export interface ProviderAnswer {
  /** DEPOSIT_WAIT: a virtual account was issued and waits for the deposit. */
  readonly status: 'READY' | 'APPROVED' | 'DECLINED' | 'CANCELED' | 'DELAYED' | 'DEPOSIT_WAIT';
  /** Won. */
  readonly amount: number;
  readonly declineReason: string | null;
  /** The account to pay into; only of a payment by virtual account. */
  readonly virtualAccount?: BankInfo;
}

/** What a settlement depends on besides the provider's answer. */
export interface SettlementFacts {
  readonly orderStatusType: string;
  /** Won. */
  readonly chargeAmt: number;
  /** How the order ended without being paid; null for one that waits for its money or has it. */
  readonly endedUnpaid: {
    readonly failureCode: string | null;
    readonly failureMessage: string | null;
    /** Whether a late payment was refunded. */
    readonly isRefunded: boolean;
  } | null;
}

/** The answer to a buyer after the shop has acted on the provider's answer. */
export type PaymentOutcome =
  | { readonly result: 'SUCCESS' | 'PENDING'; readonly failCode: null; readonly failMessage: null }
  | { readonly result: 'FAIL'; readonly failCode: PaymentFailCode; readonly failMessage: string | null };

type Failure = Extract<PaymentOutcome, { readonly result: 'FAIL' }>;

/**
 * What the shop does, and the answer to the buyer once it is done:
 * - `keep`: nothing.
 * - `pay`: makes the waiting order a paid one.
 * - `reacquire`: reserves again what the ended order held, then pays it; refunds the payment when that fails.
 * - `await-deposit`: places the order, to be paid into the virtual account.
 * - `end`: ends the waiting order and releases what it holds.
 * - `refund`: refunds the payment of an order that has ended.
 * - `end-and-refund`: both.
 */
export type Settlement =
  | { readonly step: 'keep' | 'pay' | 'reacquire' | 'await-deposit'; readonly outcome: PaymentOutcome }
  | { readonly step: 'end' | 'refund' | 'end-and-refund'; readonly outcome: Failure };

const SUCCESS = { result: 'SUCCESS', failCode: null, failMessage: null } as const;
const PENDING = { result: 'PENDING', failCode: null, failMessage: null } as const;

/**
 * Settles an order by the provider's answer, which is null when the provider knows no such payment. A paid order stays
 * as it is.
 */
export function settlementOf(order: SettlementFacts, answer: ProviderAnswer | null): Settlement {
  if (order.endedUnpaid !== null) return lateSettlementOf(order.chargeAmt, order.endedUnpaid, answer);
  if (!awaitsPayment(order.orderStatusType)) return { step: 'keep', outcome: SUCCESS };
  const awaitsDeposit = order.orderStatusType === 'DEPOSIT_WAIT';
  switch (answer?.status) {
    case 'APPROVED':
      if (answer.amount === order.chargeAmt) return { step: 'pay', outcome: SUCCESS };
      return { step: 'end-and-refund', outcome: paymentFailure('DECLINED') };
    case 'DECLINED':
    case 'CANCELED':
      // The virtual account of the order has expired and accepts no deposit.
      if (awaitsDeposit) return { step: 'end', outcome: paymentFailure('EXPIRED') };
      return { step: 'end', outcome: paymentFailure(answer.status, answer.declineReason) };
    case 'DEPOSIT_WAIT':
      if (answer.virtualAccount === undefined) return { step: 'keep', outcome: PENDING };
      return { step: awaitsDeposit ? 'keep' : 'await-deposit', outcome: SUCCESS };
    case 'READY':
    case 'DELAYED':
    case undefined:
      return { step: 'keep', outcome: PENDING };
  }
}

/**
 * Settles an order that ended unpaid: a payment after the deadline buys the same goods if they can be reserved again;
 * any other payment is refunded. A refunded payment gets the same answer again.
 */
function lateSettlementOf(
  chargeAmt: number,
  { failureCode, failureMessage, isRefunded }: NonNullable<SettlementFacts['endedUnpaid']>,
  answer: ProviderAnswer | null,
): Settlement {
  const isExpired = failureCode === 'EXPIRED';
  // The provider may approve it yet, and the goods may still be there then.
  if (answer?.status === 'DELAYED' && isExpired) return { step: 'keep', outcome: PENDING };
  const failCode = failCodeOf(failureCode);
  if (answer?.status !== 'APPROVED' || isRefunded)
    return { step: 'keep', outcome: paymentFailure(failCode, failureMessage) };
  if (!isExpired) return { step: 'refund', outcome: paymentFailure(failCode) };
  if (answer.amount !== chargeAmt) return { step: 'refund', outcome: paymentFailure('DECLINED') };
  return { step: 'reacquire', outcome: SUCCESS };
}

/** How a stored failure is answered: an order that another one has superseded was canceled. */
function failCodeOf(failureCode: string | null): PaymentFailCode {
  if (failureCode === 'SUPERSEDED') return 'CANCELED';
  return PAYMENT_FAIL_CODES.find((code) => code === failureCode) ?? 'EXPIRED';
}

/** The answer to a buyer about a payment that made no order. */
export function paymentFailure(failCode: PaymentFailCode, failMessage: string | null = null): Failure {
  return { result: 'FAIL', failCode, failMessage };
}

/**
 * Why a late payment is refunded, by the refusal to reserve its goods again: STATE_CONFLICT for a sheet with another
 * order or a member who has left, PURCHASE_LIMIT for a member who has bought up to the limit since.
 */
export const LATE_REFUND_CAUSES = {
  SOLD_OUT: 'SOLD_OUT',
  COUPON_UNUSABLE: 'BENEFIT_USED',
  MB04: 'BENEFIT_USED',
  PURCHASE_LIMIT: 'CANCELED',
  STATE_CONFLICT: 'CANCELED',
} as const satisfies Readonly<Record<string, PaymentFailCode>>;
