import { isPhone, keepDigits } from '../../account/phone.ts';
import { subtractWon, type Won, ZERO_WON } from '../../value/won.ts';
import type { PayType } from './pay-type.ts';

/** What a cash receipt is for: a person's tax, or a business's expenses. The vendor's names. */
export type CashReceiptPurpose = 'INCOME_TAX_DEDUCTION' | 'PROOF_EXPENDITURE';

/**
 * A cash receipt that is asked for: a mobile number of 11 digits, or a business number of 10. Spec §5 for the phone.
 */
export interface CashReceipt {
  readonly cashReceiptIssuePurposeType: CashReceiptPurpose;
  /** ASCII digits. */
  readonly cashReceiptKey: string;
}

const CASH: readonly PayType[] = ['VIRTUAL_ACCOUNT', 'REALTIME_ACCOUNT_TRANSFER'];

/** Whether what is paid this way counts as cash, for which a receipt may be asked for. Source: 조세특례제한법 126조의3. */
export function allowsCashReceipt(payType: PayType): boolean {
  return CASH.includes(payType);
}

/** Digits of a Korean business number. */
export const BUSINESS_NUMBER_LENGTH = 10;

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/**
 * Whether ten digits are a Korean business number, by its check digit. Source: the rule of the National Tax Service.
 */
export function isBusinessNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const weighted = WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
  const carried = Math.floor((5 * Number(digits[8])) / 10);
  return (10 - ((weighted + carried) % 10)) % 10 === Number(digits[9]);
}

/** Whether a receipt can be issued for its key. */
export function isCashReceipt({ cashReceiptIssuePurposeType, cashReceiptKey }: CashReceipt): boolean {
  return cashReceiptIssuePurposeType === 'INCOME_TAX_DEDUCTION'
    ? isPhone(cashReceiptKey)
    : isBusinessNumber(cashReceiptKey);
}

/** The key as it may be shown: `010-****-1001`, `123-**-*****`. Spec §6 masks phones so. */
export function maskedCashReceiptKey({ cashReceiptIssuePurposeType, cashReceiptKey }: CashReceipt): string {
  const digits = keepDigits(cashReceiptKey);
  return cashReceiptIssuePurposeType === 'INCOME_TAX_DEDUCTION'
    ? `${digits.slice(0, 3)}-****-${digits.slice(-4)}`
    : `${digits.slice(0, 3)}-**-*****`;
}

/** What has become of a receipt that was asked for. Assumed: the vendor names no such statuses. */
export type CashReceiptStatusType = 'WAITING' | 'ISSUED' | 'PARTLY_CANCELED' | 'CANCELED' | 'REFUSED';

/** A receipt that a provider was asked for; amounts in won. */
export interface CashReceiptIssue {
  readonly status: 'REQUESTED' | 'ISSUED' | 'REFUSED';
  readonly issueAmt: Won;
  readonly canceledAmt: Won;
}

/** What has become of a receipt, and for how much it is by now. @param issue null until the money has come */
export function cashReceiptStatus(issue: CashReceiptIssue | null): {
  readonly statusType: CashReceiptStatusType;
  /** Won. */
  readonly receiptAmt: Won;
} {
  if (issue === null || issue.status === 'REQUESTED') return { statusType: 'WAITING', receiptAmt: ZERO_WON };
  if (issue.status === 'REFUSED') return { statusType: 'REFUSED', receiptAmt: ZERO_WON };
  const receiptAmt = subtractWon(issue.issueAmt, issue.canceledAmt);
  if (issue.canceledAmt === 0) return { statusType: 'ISSUED', receiptAmt };
  return { statusType: receiptAmt === 0 ? 'CANCELED' : 'PARTLY_CANCELED', receiptAmt };
}
