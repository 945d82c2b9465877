import { type Claim, deliveryCompanyName } from '@dealstore/commerce-core/domain';
import { dateTimeOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Timeline } from '@dealstore/ui/timeline.tsx';
import { Section } from '@dealstore/ui/section.tsx';
import { claimFormText } from './claim-form.text.ts';
import { claimText } from './claim.text.ts';
import styles from './claim.module.css';

/** The parcel an exchange travels in: who carries it under which number, and how far it has come. */
export function SentAgain({ parcel }: { readonly parcel: NonNullable<Claim['exchangeDelivery']> }) {
  const t = useText(claimText);
  const language = useLanguage();
  const words = useText(claimFormText);
  const company = deliveryCompanyName(parcel.deliveryCompanyType, language);
  return (
    <Section title={t.sentAgain}>
      <p>
        {company ?? words.company} {parcel.invoiceNo ?? t.noInvoice}
      </p>
      <Timeline label={t.sentAgain}>
        {parcel.deliveredYmdt !== null && (
          <li>
            <strong>{t.delivered}</strong>
            <span className={styles['sub']}>{dateTimeOf(parcel.deliveredYmdt, language)}</span>
          </li>
        )}
        <li>
          <strong>{t.shipped}</strong>
          <span className={styles['sub']}>{dateTimeOf(parcel.shippedYmdt, language)}</span>
        </li>
      </Timeline>
    </Section>
  );
}
