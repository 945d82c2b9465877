import { formatWon, type LateRefund as Late, type OrderNo } from '@dealstore/commerce-core/domain';
import { dateTimeOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { lateRefundText } from './late-refund.text.ts';
import { RefundAccountForm } from './refund-account-form.tsx';
import styles from './late-refund.module.css';

/** Money that came when its order could not be kept any more: how much, when, and how it goes back. */
export function LateRefundContent({ orderNo, late }: { readonly orderNo: OrderNo; readonly late: Late }) {
  const t = useText(lateRefundText);
  const language = useLanguage();
  const { refundAmt, paidYmdt, refundYmdt, needsBankAccount } = late;
  return (
    <section className={styles['late']} aria-label={t.title}>
      <h2 className={styles['title']}>{refundYmdt === null ? t.title : t.done}</h2>
      <p>{t.came(dateTimeOf(paidYmdt, language), formatWon(refundAmt, language))}</p>
      {refundYmdt !== null && <p>{t.refunded(dateTimeOf(refundYmdt, language), formatWon(refundAmt, language))}</p>}
      {refundYmdt === null && !needsBankAccount && <p>{t.onItsWay}</p>}
      {needsBankAccount && (
        <>
          <p>
            <strong>{t.ask}</strong>
          </p>
          <RefundAccountForm
            onName={({ orderApi }, account, key) => orderApi.setRefundAccount(orderNo, account, key)}
          />
        </>
      )}
    </section>
  );
}
