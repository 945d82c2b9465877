import type { PayType } from '@dealstore/commerce-core/domain';
import { ArrowLeftRight, CreditCard, Landmark, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './pay-mark.module.css';

/** Drawn here: an own sign for each, not the trade mark of the payment provider. */
const SIGNS: Partial<Record<PayType, ReactNode>> = {
  CREDIT_CARD: <CreditCard size={18} />,
  VIRTUAL_ACCOUNT: <Landmark size={18} />,
  REALTIME_ACCOUNT_TRANSFER: <ArrowLeftRight size={18} />,
  MOBILE: <Smartphone size={18} />,
};
/** Letters are drawn by the style: the name beside them is all the text there is. */
const LETTERS: Partial<Record<PayType, string>> = { KAKAO_PAY: 'K', NAVER_EASY_PAY: 'N', TOSS_PAY: 'T' };

/** The sign of a payment method beside its name. */
export function PayMark({ payType }: { readonly payType: PayType }) {
  return (
    <span className={styles['mark']} data-pay={payType} data-letter={LETTERS[payType]} aria-hidden>
      {SIGNS[payType]}
    </span>
  );
}
