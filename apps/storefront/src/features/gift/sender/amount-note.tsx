import { DELIVERY_FEES, FEE_RULES, formatWon, type PaymentInfo, type Won } from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { ruleText } from '../../../widgets/price-entries/rule.text.ts';
import styles from '../gift.module.css';

/** How the amount to pay results from the price of the goods; nothing where they are equal. */
export function AmountNote({ info }: { readonly info: PaymentInfo }) {
  const rules = useText(ruleText);
  const language = useLanguage();
  const part = (sign: '+' | '−', rule: keyof typeof rules, amount: Won) =>
    amount > 0 ? [`${sign} ${rules[rule]} ${formatWon(amount, language)}`] : [];
  const parts = [
    ...DELIVERY_FEES.flatMap((fee) => part('+', FEE_RULES[fee], info[fee])),
    ...part('−', 'PRODUCT_COUPON', info.productCouponAmt),
    ...part('−', 'CART_COUPON', info.cartCouponAmt),
    ...part('−', 'DELIVERY_COUPON', info.deliveryCouponAmt),
    ...part('−', 'POINT', info.subPayAmt),
  ];
  if (parts.length === 0) return null;
  return <p className={styles['sub']}>{[formatWon(info.productAmt, language), ...parts].join(' ')}</p>;
}
