import { type ClaimEstimate, formatWon } from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { Amount } from '@dealstore/ui/price.tsx';
import { classNames } from '@dealstore/ui/class-names.ts';
import billStyles from '@dealstore/ui/bill.module.css';
import { claimText } from './claim.text.ts';
import styles from './claim.module.css';

/**
 * What comes back, won by won: each entry with its source and why, the sum, and where the money, points and coupons go.
 */
export function RefundLines({ estimate, total }: { readonly estimate: ClaimEstimate; readonly total: string }) {
  const t = useText(claimText);
  const language = useLanguage();
  const { entries, refundPayAmt, refundMainPayAmt, refundSubPayAmt, refundType, restoredCoupons } = estimate;
  return (
    <div aria-live="polite">
      <dl className={classNames(billStyles['bill'], styles['refund'])}>
        {entries.map((entry) => (
          <div key={`${entry.rule}${entry.orderOptionNo ?? ''}-${entry.deliveryNo ?? ''}`}>
            <dt>
              {t[entry.rule]}
              <span className={styles['source']} lang={langOf(entry.source)}>
                {entry.source}
              </span>
              {entry.couponAmt > 0 && (
                <span className={styles['why']}>{t.whyCoupon(formatWon(entry.couponAmt, language))}</span>
              )}
              {entry.rule !== 'GOODS' && <span className={styles['why']}>{t[`why${entry.rule}`]}</span>}
            </dt>
            <dd className={entry.amount < 0 ? billStyles['minus'] : undefined}>{formatWon(entry.amount, language)}</dd>
          </div>
        ))}
        <div className={billStyles['total']}>
          <dt>{total}</dt>
          <dd>
            <Amount won={refundPayAmt} />
          </dd>
        </div>
        {refundMainPayAmt > 0 && (
          <div>
            <dt>{refundType === 'ACCOUNT' ? t.toAccount : t.toPayType}</dt>
            <dd>{formatWon(refundMainPayAmt, language)}</dd>
          </div>
        )}
        {refundSubPayAmt > 0 && (
          <div>
            <dt>{t.toPoints}</dt>
            <dd>{formatWon(refundSubPayAmt, language)}</dd>
          </div>
        )}
      </dl>
      {refundPayAmt === 0 && <p className={styles['note']}>{t.noRefund}</p>}
      {restoredCoupons.map(({ couponIssueNo, couponName }) => (
        <p key={couponIssueNo} className={styles['note']}>
          {t.coupon(couponName)}
        </p>
      ))}
    </div>
  );
}
