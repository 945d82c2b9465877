import type { Won } from '../../value/won.ts';

/** How an order is paid; ACCUMULATION is all by points, ZERO_PAY nothing at all. Assumed: those a demo can play. */
export type PayType =
  | 'CREDIT_CARD'
  | 'VIRTUAL_ACCOUNT'
  | 'REALTIME_ACCOUNT_TRANSFER'
  | 'MOBILE'
  | 'KAKAO_PAY'
  | 'NAVER_EASY_PAY'
  | 'TOSS_PAY'
  | 'ACCUMULATION'
  | 'ZERO_PAY';

/** How a charge can be paid. Assumed: what the sandbox can play. */
export const PAY_TYPES: readonly PayType[] = [
  'CREDIT_CARD',
  'VIRTUAL_ACCOUNT',
  'REALTIME_ACCOUNT_TRANSFER',
  'MOBILE',
  'KAKAO_PAY',
  'NAVER_EASY_PAY',
  'TOSS_PAY',
];

/** Payment methods that take no money back: a refund needs a bank account. */
export const WITHOUT_REFUND: readonly PayType[] = ['VIRTUAL_ACCOUNT'];

/** How the charge of an order can be paid. A gift's money goes back the way it came, while its sender is away. */
export function payTypesFor(orderType: 'direct' | 'cart' | 'gift'): readonly PayType[] {
  return orderType === 'gift' ? PAY_TYPES.filter((payType) => !WITHOUT_REFUND.includes(payType)) : PAY_TYPES;
}

/**
 * How an order is paid: by what was asked for, or by points alone, or by nothing.
 * @param amount what is left to pay, and what points pay
 */
export function paidBy(payType: PayType, amount: { readonly chargeAmt: Won; readonly subPayAmt: Won }): PayType {
  if (amount.chargeAmt > 0) return payType;
  return amount.subPayAmt > 0 ? 'ACCUMULATION' : 'ZERO_PAY';
}
