import { PAYMENT_FAIL_CODES, type PaymentFailCode } from './order-record.ts';
import { awaitsPayment } from './order-status.ts';
import type { BankInfo } from '../payment/deposit.ts';

/** What a payment provider says about a payment. */
export interface ProviderAnswer {
  /** DEPOSIT_WAIT: a virtual account was issued, and its money is waited for. */
  readonly status: 'READY' | 'APPROVED' | 'DECLINED' | 'CANCELED' | 'DELAYED' | 'DEPOSIT_WAIT';
  /** Won. */
  readonly amount: number;
  readonly declineReason: string | null;
  /** Where money is waited for; only of a payment by virtual account. */
  readonly virtualAccount?: BankInfo;
}

/** What decides, beside the provider's answer, what becomes of an order and its payment. */
export interface SettlementFacts {
  readonly orderStatusType: string;
  /** Won. */
  readonly chargeAmt: number;
  /** How the order ended without being paid; null for one that waits for its money or has it. */
  readonly endedUnpaid: {
    readonly failureCode: string | null;
    readonly failureMessage: string | null;
    /** Whether money came for it after its end and was given back. */
    readonly isRefunded: boolean;
  } | null;
}

/** What a buyer hears about a payment after the shop has acted on the provider's answer. */
export type PaymentOutcome =
  | { readonly result: 'SUCCESS' | 'PENDING'; readonly failCode: null; readonly failMessage: null }
  | { readonly result: 'FAIL'; readonly failCode: PaymentFailCode; readonly failMessage: string | null };

type Failure = Extract<PaymentOutcome, { readonly result: 'FAIL' }>;

/**
 * What the shop does, and what the buyer hears once it is done:
 * - `keep`: nothing.
 * - `pay`: makes the waiting order a paid one.
 * - `reacquire`: holds once more what the ended order held, then pays it; refunds the money where that fails.
 * - `await-deposit`: places the order, to be paid into the virtual account.
 * - `end`: ends the waiting order and releases what it holds.
 * - `refund`: gives back the money of an order that has ended.
 * - `end-and-refund`: both.
 */
export type Settlement =
  | { readonly step: 'keep' | 'pay' | 'reacquire' | 'await-deposit'; readonly outcome: PaymentOutcome }
  | { readonly step: 'end' | 'refund' | 'end-and-refund'; readonly outcome: Failure };

const SUCCESS = { result: 'SUCCESS', failCode: null, failMessage: null } as const;
const PENDING = { result: 'PENDING', failCode: null, failMessage: null } as const;

/**
 * What becomes of an order by what the provider says about its payment; the answer is null when the provider knows no
 * such payment. An order whose money has come stays as it is.
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
      // The account of an order that waited for a deposit takes no more money: its time is over.
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
 * What becomes of an order that ended unpaid: money that comes after its time was over buys the same goods where they
 * can be held once more, any other money goes back. Money that was given back is answered as it was the first time.
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

/** What a buyer hears about a payment that made no order. */
export function paymentFailure(failCode: PaymentFailCode, failMessage: string | null = null): Failure {
  return { result: 'FAIL', failCode, failMessage };
}

/**
 * Why late money goes back, by the refusal to hold its goods once more: STATE_CONFLICT says that the sheet has another
 * order or the member has left, PURCHASE_LIMIT that the member has bought all they may since.
 */
export const LATE_REFUND_CAUSES = {
  SOLD_OUT: 'SOLD_OUT',
  COUPON_UNUSABLE: 'BENEFIT_USED',
  MB04: 'BENEFIT_USED',
  PURCHASE_LIMIT: 'CANCELED',
  STATE_CONFLICT: 'CANCELED',
} as const satisfies Readonly<Record<string, PaymentFailCode>>;
