import { type Claim, findDeliveryCompany, formatDateTime, parseYmdt } from '@dealstore/commerce-core/domain';
import { useText } from '../../../locale/use-text.ts';
import { claimFormText } from './claim-form.text.ts';
import { claimText } from './claim.text.ts';
import { Part } from './part.tsx';
import styles from './claim.module.css';

/** The parcel an exchange travels in: who carries it under which number, and how far it has come. */
export function SentAgain({ parcel }: { readonly parcel: NonNullable<Claim['exchangeDelivery']> }) {
  const t = useText(claimText);
  const words = useText(claimFormText);
  const company = findDeliveryCompany(parcel.deliveryCompanyType);
  return (
    <Part title={t.sentAgain}>
      <p>
        {company === null ? words.company : words[company]} {parcel.invoiceNo ?? t.noInvoice}
      </p>
      <ol className={styles['stations']} aria-label={t.sentAgain}>
        {parcel.deliveredYmdt !== null && (
          <li>
            <strong>{t.delivered}</strong>
            <span className={styles['sub']}>{dateTime(parcel.deliveredYmdt)}</span>
          </li>
        )}
        <li>
          <strong>{t.shipped}</strong>
          <span className={styles['sub']}>{dateTime(parcel.shippedYmdt)}</span>
        </li>
      </ol>
    </Part>
  );
}

function dateTime(ymdt: string): string {
  const at = parseYmdt(ymdt);
  return at === null ? ymdt : formatDateTime(at);
}
