import {
  type Claim,
  type ClaimNo,
  formatDate,
  formatNumber,
  isClaimDropped,
  parseYmdt,
} from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { Section } from '@dealstore/ui/section.tsx';
import { claimText } from './claim.text.ts';
import { lazyComponent } from '../../../widgets/lazy-component/lazy-component.tsx';
import { RefundLines } from './refund-lines.tsx';
import styles from './claim.module.css';

const RefundAccountForm = lazyComponent(
  async () => (await import('../refund-account-form.tsx')).RefundAccountForm,
  <Skeleton height={300} radius={12} />,
);

/** What comes back for a claim and when; nothing for an exchange, nor for a claim that was refused or taken back. */
export function ClaimRefund({ claim }: { readonly claim: Claim }) {
  const t = useText(claimText);
  const language = useLanguage();
  const { refund, estimate } = claim;
  if (claim.claimType === 'EXCHANGE' || isClaimDropped(claim.claimStatusType)) return null;
  const refunded = refund?.refundYmdt == null ? null : parseYmdt(refund.refundYmdt);
  const due = refund === null ? null : parseYmdt(`${refund.dueYmd} 00:00:00`);
  return (
    <Section title={t.refund}>
      <RefundLines estimate={estimate} total={refunded === null ? t.refundTotal : t.refundedTotal} />
      {refunded !== null && <p className={styles['note']}>{t.refundedAt(formatDate(refunded, language))}</p>}
      {refund !== null && refund.interestAmt > 0 && (
        <p className={styles['note']}>{t.interest(formatNumber(refund.interestAmt))}</p>
      )}
      {refund?.needsBankAccount === true && <AccountRefused claimNo={claim.claimNo} />}
      {refunded === null && due !== null && refund?.needsBankAccount === false && (
        <p className={styles['note']}>{t.due(formatDate(due, language))}</p>
      )}
    </Section>
  );
}

/** The bank refused the account that was named: another one is asked for. */
function AccountRefused({ claimNo }: { readonly claimNo: ClaimNo }) {
  const t = useText(claimText);
  return (
    <div className={styles['ask']}>
      <p className={styles['notice']}>{t.accountRefused}</p>
      <RefundAccountForm onName={({ claimApi }, account, key) => claimApi.setRefundAccount(claimNo, account, key)} />
    </div>
  );
}
