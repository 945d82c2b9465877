import {
  addWon,
  type BillLine,
  DELIVERY_FEES,
  FEE_RULES,
  formatNumber,
  formatWon,
  type PaymentInfo,
  type Won,
} from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Amount } from '@dealstore/ui/price.tsx';
import billStyles from '@dealstore/ui/bill.module.css';
import { PriceEntries } from '../../../widgets/price-entries/price-entries.tsx';
import { ruleText } from '../../../widgets/price-entries/rule.text.ts';
import { ExtraDiscount } from './extra-discount.tsx';
import { Card } from './card.tsx';
import { checkoutText } from '../checkout.text.ts';
import styles from './bill-card.module.css';
import cardStyles from './card.module.css';

/** The bill, line by line; every line adds to the total below it. */
export function BillCard({ info, lines }: { readonly info: PaymentInfo; readonly lines: readonly BillLine[] }) {
  const t = useText(checkoutText);
  const rules = useText(ruleText);
  const language = useLanguage();
  const rows: readonly (readonly [string, Won, 'plus' | 'minus', boolean])[] = [
    [t.billGoods, info.totalStandardAmt, 'plus', true],
    [rules.IMMEDIATE_DISCOUNT, info.totalImmediateDiscountAmt, 'minus', info.totalImmediateDiscountAmt > 0],
    [rules.ADDITIONAL_DISCOUNT, info.totalAdditionalDiscountAmt, 'minus', info.totalAdditionalDiscountAmt > 0],
    [t.billCoupon, addWon(info.productCouponAmt, info.cartCouponAmt), 'minus', true],
    [rules.POINT, info.subPayAmt, 'minus', true],
    ...DELIVERY_FEES.map(
      (part) => [rules[FEE_RULES[part]], info[part], 'plus', part === 'deliveryAmt' || info[part] > 0] as const,
    ),
    [rules.DELIVERY_COUPON, info.deliveryCouponAmt, 'minus', info.deliveryCouponAmt > 0],
  ];
  return (
    <Card title={t.bill}>
      <dl className={billStyles['bill']}>
        {rows
          .filter(([, , , isShown]) => isShown)
          .map(([label, amount, sign]) => (
            <div key={label}>
              <dt>
                {label}
                {label === rules.ADDITIONAL_DISCOUNT && <ExtraDiscount amount={amount} />}
              </dt>
              <dd className={sign === 'minus' && amount > 0 ? cardStyles['minus'] : undefined}>
                {sign === 'minus' && amount > 0 && '-'}
                {label === rules.DELIVERY && amount === 0 ? t.free : formatWon(amount, language)}
              </dd>
            </div>
          ))}
        <div className={billStyles['total']}>
          <dt>{t.billTotal}</dt>
          <dd>
            <Amount won={info.paymentAmt} />
          </dd>
        </div>
      </dl>
      <PriceEntries lines={lines} />
      <p className={styles['earn']}>{t.billEarn(formatNumber(info.accumulationAmtWhenBuyConfirm))}</p>
    </Card>
  );
}
