import {
  deliveryCompanyName,
  formatWon,
  isSent,
  leastParcel,
  type Product,
  won,
} from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { DescriptionList } from '@dealstore/ui/description-list.tsx';
import { sellerRows } from '../../../widgets/seller/seller-rows.ts';
import { sellerText } from '../../../widgets/seller/seller.text.ts';
import { useFeeRule } from '../fee-rule.ts';
import { formatHour } from '../summary/format-hour.ts';
import styles from './details.module.css';
import { detailsText } from './details.text.ts';

/** Delivery, exchange, return, and who sells; what the law asks for before an order. */
export function Delivery({ product }: { readonly product: Product }) {
  const t = useText(detailsText);
  const words = useText(sellerText);
  const language = useLanguage();
  const { deliveryFee, partner } = product;
  const wonOf = (amount: typeof deliveryFee.deliveryAmt) => formatWon(amount, language);
  // What the seller asks before anything makes it less.
  const { fee, rule } = useFeeRule(deliveryFee, { ...leastParcel(product), buyAmt: won(1) });
  const feeText = fee === 0 ? t.freeDelivery : wonOf(fee);
  const ofParcel = (words: string) => (isSent(deliveryFee) ? words : '');
  return (
    <section id="delivery" className={styles['part']}>
      <h2 className={styles['title']}>{t.deliveryTitle}</h2>
      <div className={styles['facts']}>
        <DescriptionList
          rows={[
            [t.fee, ofParcel(rule === null ? feeText : `${feeText} (${rule})`)],
            [t.remote, ofParcel(t.remoteFee(wonOf(deliveryFee.jejuDeliveryAmt), wonOf(deliveryFee.remoteDeliveryAmt)))],
            [
              t.carrier,
              ofParcel(
                deliveryCompanyName(deliveryFee.deliveryCompanyType, language) ?? deliveryFee.deliveryCompanyType,
              ),
            ],
            [
              t.departure,
              deliveryFee.departureCutoff === ''
                ? ''
                : ofParcel(t.departureRule(formatHour(deliveryFee.departureCutoff, language))),
            ],
          ]}
        />
      </div>
      <h3 className={styles['subtitle']}>{t.returnTitle}</h3>
      <div className={styles['facts']}>
        <DescriptionList
          rows={[
            [t.returnFee, ofParcel(t.returnFees(wonOf(deliveryFee.returnDeliveryAmt)))],
            [t.returnAddress, ofParcel(partner.officeAddressLabel)],
            [t.period, t.periodRule],
            [
              t.notReturnable,
              product.returnable && product.exchangeable
                ? t.notReturnableRule
                : `${t.notAccepted} ${t.notReturnableRule}`,
            ],
          ]}
        />
      </div>
      <h3 className={styles['subtitle']}>{words.seller}</h3>
      <div className={styles['facts']}>
        <DescriptionList rows={sellerRows(words, partner)} />
      </div>
      <p className={styles['legal']}>{t.minor}</p>
    </section>
  );
}
