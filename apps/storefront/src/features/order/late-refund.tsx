import { formatWon, type LateRefund as Late, type OrderNo } from '@dealstore/commerce-core/domain';
import { dateTimeOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { lazyPart } from '../../widgets/lazy-part/lazy-part.tsx';
import { lateRefundText } from './late-refund.text.ts';
import styles from './late-refund.module.css';

const RefundAccountForm = lazyPart(
  async () => (await import('./refund-account-form.tsx')).RefundAccountForm,
  <Skeleton height={300} radius={12} />,
);

/**
 * Money that came when its order could not be kept any more: how much, when, and how it goes back; nothing without any.
 */
export function LateRefund({ orderNo, late }: { readonly orderNo: OrderNo; readonly late: Late | null }) {
  const t = useText(lateRefundText);
  const language = useLanguage();
  if (late === null) return null;
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
