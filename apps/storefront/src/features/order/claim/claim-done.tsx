import { type Claim, formatDate, needsSellerApproval, parseYmdt } from '@dealstore/commerce-core/domain';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { Section } from '@dealstore/ui/section.tsx';
import { paths } from '../../../routes/links.ts';
import { claimFormText } from './claim-form.text.ts';
import { claimText } from './claim.text.ts';
import { RefundLines } from './refund-lines.tsx';
import styles from './claim.module.css';

/** What was asked for, what it brings, and where it can be followed. */
export function ClaimDone({ claim }: { readonly claim: Claim }) {
  const t = useText(claimFormText);
  const language = useLanguage();
  const words = useText(claimText);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { claimType, estimate, refund } = claim;
  const due = refund === null ? null : parseYmdt(`${refund.dueYmd} 00:00:00`);
  const label = needsSellerApproval(claimType, estimate) ? t.doneCancelRequested : t[`done${claimType}`];
  return (
    <div className={styles['done']}>
      <CircleCheck size={48} aria-hidden />
      <h2 ref={title} tabIndex={-1} className={styles['doneTitle']}>
        {label}
      </h2>
      <p className={styles['note']}>
        {words.claimNo} {claim.claimNo}
      </p>
      {claimType !== 'EXCHANGE' && (
        <Section title={words.refund}>
          <RefundLines estimate={estimate} total={words.refundTotal} />
          {estimate.refundPayAmt > 0 && (
            <p className={styles['note']}>{due === null ? words.withinDays : words.due(formatDate(due, language))}</p>
          )}
        </Section>
      )}
      <div className={styles['ways']}>
        <ButtonLink href={paths.claim(claim.claimNo)} size="cta" wide>
          {words.toClaim}
        </ButtonLink>
        <ButtonLink href={paths.orders()} variant="outline" size="cta" wide>
          {words.toOrders}
        </ButtonLink>
      </div>
    </div>
  );
}
