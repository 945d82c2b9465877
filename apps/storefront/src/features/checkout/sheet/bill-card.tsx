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
import { classNames } from '@dealstore/ui/class-names.ts';
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

interface BillRow {
  /** No two rows have the same; coupons of products and of the cart are one row. */
  readonly rule: BillLine['rule'] | 'COUPON';
  readonly amount: Won;
  readonly sign: 'plus' | 'minus';
  readonly isShown: boolean;
}

/** The bill, line by line; every line adds to the total below it. */
export function BillCard({ info, lines }: { readonly info: PaymentInfo; readonly lines: readonly BillLine[] }) {
  const t = useText(checkoutText);
  const rules = useText(ruleText);
  const language = useLanguage();
  const labels = { ...rules, STANDARD: t.billGoods, COUPON: t.billCoupon };
  return (
    <Card title={t.bill}>
      <dl className={classNames(billStyles['bill'], styles['rows'])}>
        {rowsOf(info)
          .filter(({ isShown }) => isShown)
          .map(({ rule, amount, sign }) => (
            <div key={rule}>
              <dt>
                {labels[rule]}
                {rule === 'ADDITIONAL_DISCOUNT' && <ExtraDiscount amount={amount} />}
              </dt>
              <dd className={sign === 'minus' && amount > 0 ? cardStyles['minus'] : undefined}>
                {sign === 'minus' && amount > 0 && '−'}
                {rule === 'DELIVERY' && amount === 0 ? t.free : formatWon(amount, language)}
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
      <div className={styles['foot']}>
        <PriceEntries lines={lines} />
        <p className={styles['earn']}>{t.billEarn(formatNumber(info.accumulationAmtWhenBuyConfirm))}</p>
      </div>
    </Card>
  );
}

function rowsOf(info: PaymentInfo): readonly BillRow[] {
  const { totalStandardAmt, totalImmediateDiscountAmt, totalAdditionalDiscountAmt, subPayAmt, deliveryCouponAmt } =
    info;
  const couponAmt = addWon(info.productCouponAmt, info.cartCouponAmt);
  return [
    { rule: 'STANDARD', amount: totalStandardAmt, sign: 'plus', isShown: true },
    minusIfAny('IMMEDIATE_DISCOUNT', totalImmediateDiscountAmt),
    minusIfAny('ADDITIONAL_DISCOUNT', totalAdditionalDiscountAmt),
    { rule: 'COUPON', amount: couponAmt, sign: 'minus', isShown: true },
    { rule: 'POINT', amount: subPayAmt, sign: 'minus', isShown: true },
    ...DELIVERY_FEES.map((part): BillRow => {
      const amount = info[part];
      return { rule: FEE_RULES[part], amount, sign: 'plus', isShown: part === 'deliveryAmt' || amount > 0 };
    }),
    minusIfAny('DELIVERY_COUPON', deliveryCouponAmt),
  ];
}

function minusIfAny(rule: BillRow['rule'], amount: Won): BillRow {
  return { rule, amount, sign: 'minus', isShown: amount > 0 };
}
