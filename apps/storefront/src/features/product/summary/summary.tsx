import { formatWon, leastParcel, type Product, shipsFree } from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Badge } from '@dealstore/ui/form/chip.tsx';
import { Amount } from '@dealstore/ui/price.tsx';
import { priceText } from '@dealstore/ui/price.text.ts';
import { usePageFacts } from '../../../page/page-state.ts';
import { PromisedArrival } from '../../../widgets/arrival/promised-arrival.tsx';
import { useFeeRule } from '../fee-rule.ts';
import { DealStrip } from './deal-strip.tsx';
import { productText } from '../product.text.ts';
import { isDispatched } from './dispatch-day.ts';
import { SummaryHead } from './summary-head.tsx';
import styles from './summary.module.css';

/** What a product is called and costs. Spec §3 (product base info); the fields are assumed. */
export function Summary({ product, onCoupons }: { readonly product: Product; readonly onCoupons: () => void }) {
  const t = useText(productText);
  const words = useText(priceText);
  const language = useLanguage();
  const { telecom } = usePageFacts().shop;
  const { baseInfo, price, brand } = product;
  const gettable = product.coupons.filter((coupon) => coupon.downloadable && !coupon.issued).length;
  // A price may rest on a coupon that is owned already.
  const isToGet = gettable > 0 && product.coupons.every((coupon) => !coupon.issued);
  // The same badges as on the card, for the seller's own labels know one language only.
  const badges = [
    baseInfo.telecomOnly && words.telecomOnly(telecom),
    shipsFree(product) && words.freeDelivery,
    price.couponDiscountAmt > 0 && words.hasCoupon,
  ].filter((badge) => badge !== false);
  return (
    <section className={styles['summary']}>
      <SummaryHead
        hallNo={brand.hallNo}
        product={{
          ...baseInfo,
          ...price,
          brandName: brand.brandName,
          reviewRating: product.reviewRate,
          totalReviewCount: product.totalReviewCount,
        }}
      />
      {/* Below the price, which does not move when the answers come later. */}
      {baseInfo.promotionText !== '' && <p className={styles['promotion']}>{baseInfo.promotionText}</p>}
      <DealStrip productNo={baseInfo.productNo} />
      {price.couponPrice < price.discountedPrice && (
        <p className={styles['couponPrice']}>
          {isToGet ? t.couponPriceToGet : t.couponPrice}{' '}
          <Amount won={price.couponPrice} className={styles['couponAmount']} />
        </p>
      )}
      {(badges.length > 0 || isDispatched(product)) && (
        <p className={styles['badges']}>
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
          {isDispatched(product) && <Dispatched product={product} />}
        </p>
      )}
      {gettable > 0 && (
        <button type="button" className={styles['strip']} onClick={onCoupons}>
          <span>{t.getCoupons(gettable)}</span>
          {isToGet && price.couponDiscountAmt > 0 && (
            <span className={styles['stripPrice']}>{t.saves(formatWon(price.couponDiscountAmt, language))}</span>
          )}
        </button>
      )}
    </section>
  );
}

/** On a PC, when it arrives and what that costs, above the options; the list below them says it in full, and aloud. */
function Dispatched({ product }: { readonly product: Product }) {
  const t = useText(productText);
  const language = useLanguage();
  const { fee } = useFeeRule(product.deliveryFee, leastParcel(product));
  return (
    <span className={styles['dispatched']} aria-hidden>
      {!shipsFree(product) && <span>{fee === 0 ? t.free : `${t.delivery} ${formatWon(fee, language)}`}</span>}
      <b>
        <PromisedArrival dispatch={product.deliveryFee} />
      </b>
    </span>
  );
}
