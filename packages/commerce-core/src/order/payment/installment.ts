import type { PayType } from './pay-type.ts';

/** Amount from which a card may pay by installments, in won. Assumed: the card companies' usual 50,000. */
export const INSTALLMENT_FROM_WON = 50_000;

/** Months a card may be paid in. Assumed: the usual offers. */
export const INSTALLMENT_MONTHS: readonly number[] = [2, 3, 4, 5, 6, 12];

/**
 * Whether an amount may be paid by installments. Assumed: by credit card only.
 * @param months when given, whether in that many of them
 */
export function mayPayByInstallments(payType: PayType | null, paymentAmt: number, months?: number): boolean {
  if (payType !== 'CREDIT_CARD' || paymentAmt < INSTALLMENT_FROM_WON) return false;
  return months === undefined || INSTALLMENT_MONTHS.includes(months);
}
