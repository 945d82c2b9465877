import { addWon, formatWon, type PaymentInfo, wholeDeliveryFee, type Won } from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { senderText } from './sender.text.ts';
import styles from '../gift.module.css';

/** How the price of the goods becomes the amount to pay; nothing where they are the same. */
export function AmountNote({ info }: { readonly info: PaymentInfo }) {
  const t = useText(senderText);
  const language = useLanguage();
  const part = (sign: '+' | '−', name: string, amount: Won) =>
    amount > 0 ? [`${sign} ${name} ${formatWon(amount, language)}`] : [];
  const parts = [
    ...part('+', t.delivery, wholeDeliveryFee(info)),
    ...part('−', t.coupon, addWon(info.productCouponAmt, info.cartCouponAmt)),
    ...part('−', t.deliveryCoupon, info.deliveryCouponAmt),
    ...part('−', t.points, info.subPayAmt),
  ];
  if (parts.length === 0) return null;
  return <p className={styles['sub']}>{[formatWon(info.productAmt, language), ...parts].join(' ')}</p>;
}
