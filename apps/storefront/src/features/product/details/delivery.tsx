import { deliveryCompanyName, formatWon, type Product } from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from '../../../locale/use-text.ts';
import { langOf } from '../../../locale/lang-of.ts';
import styles from './details.module.css';
import { detailsText } from './details.text.ts';

/** Delivery, exchange, return, and who sells; what the law asks for before an order. */
export function Delivery({ product }: { readonly product: Product }) {
  const t = useText(detailsText);
  const language = useLanguage();
  const { deliveryFee, partner } = product;
  const wonOf = (amount: typeof deliveryFee.deliveryAmt) => formatWon(amount, language);
  const fee = wonOf(deliveryFee.deliveryAmt);
  const feeOf = {
    FREE: () => t.freeDelivery,
    CONDITIONAL: () => t.feeUntil(fee, wonOf(deliveryFee.aboveDeliveryAmt)),
  };
  const kind = deliveryFee.deliveryConditionType;
  return (
    <section id="delivery" className={styles['part']}>
      <h2 className={styles['title']}>{t.deliveryTitle}</h2>
      <Facts
        rows={[
          [t.fee, kind === 'FREE' || kind === 'CONDITIONAL' ? feeOf[kind]() : fee],
          [t.remote, t.remoteFee(wonOf(deliveryFee.jejuDeliveryAmt), wonOf(deliveryFee.remoteDeliveryAmt))],
          [
            t.carrier,
            deliveryCompanyName(deliveryFee.deliveryCompanyType, language) ?? deliveryFee.deliveryCompanyType,
          ],
          [t.departure, deliveryFee.departureCutoff === '' ? '' : t.departureRule(deliveryFee.departureCutoff)],
        ]}
      />
      <h3 className={styles['subtitle']}>{t.returnTitle}</h3>
      <Facts
        rows={[
          [t.returnFee, t.returnFees(wonOf(deliveryFee.returnDeliveryAmt))],
          [t.returnAddress, partner.officeAddressLabel],
          [t.period, t.periodRule],
          [
            t.notReturnable,
            product.returnable && product.exchangeable
              ? t.notReturnableRule
              : `${t.notAccepted} ${t.notReturnableRule}`,
          ],
        ]}
      />
      <h3 className={styles['subtitle']}>{t.seller}</h3>
      <Facts
        rows={[
          [t.companyName, partner.companyName],
          [t.ownerName, partner.ownerName],
          [t.businessNo, partner.businessRegistrationNo],
          [t.mailOrderNo, partner.onlineMarketingBusinessDeclarationNo],
          [t.address, partner.officeAddressLabel],
          [t.phone, partner.phoneNo],
          [t.email, partner.email],
        ]}
      />
      <p className={styles['legal']}>{t.minor}</p>
    </section>
  );
}

function Facts({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles['facts']}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={langOf(value)}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
