import { type CartPrice, formatNumber, formatWon } from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Amount } from '@dealstore/ui/price.tsx';
import billStyles from '@dealstore/ui/bill.module.css';
import { cartText } from './cart.text.ts';
import styles from './cart.module.css';

/** What the chosen lines cost, row by row; a discount carries its minus sign. */
export function CartSummary({ price }: { readonly price: CartPrice }) {
  const t = useText(cartText);
  const language = useLanguage();
  const say = (amount: Parameters<typeof formatWon>[0]) => formatWon(amount, language);
  return (
    <section className={styles['summary']} aria-label={t.toPay}>
      <dl className={billStyles['bill']}>
        <div>
          <dt>{t.totalGoods}</dt>
          <dd>{say(price.standardAmt)}</dd>
        </div>
        <div>
          <dt>{t.totalDiscount}</dt>
          <dd className={price.discountAmt > 0 ? billStyles['minus'] : undefined}>
            {price.discountAmt > 0 && '−'}
            {say(price.discountAmt)}
          </dd>
        </div>
        <div>
          <dt>{t.totalDelivery}</dt>
          <dd>{price.totalDeliveryAmt === 0 ? t.free : say(price.totalDeliveryAmt)}</dd>
        </div>
        <div className={billStyles['total']}>
          <dt>{t.toPay}</dt>
          <dd>
            <Amount won={price.totalAmt} />
          </dd>
        </div>
      </dl>
      {price.accumulationAmtWhenBuyConfirm > 0 && (
        <p className={styles['points']}>{t.points(formatNumber(price.accumulationAmtWhenBuyConfirm))}</p>
      )}
    </section>
  );
}
