import { formatWon, type Product, shipsFree } from '@dealstore/commerce-core/domain';
import { Link } from 'wouter';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Badge } from '@dealstore/ui/form/chip.tsx';
import { Amount, Price } from '@dealstore/ui/price.tsx';
import { priceText } from '@dealstore/ui/price.text.ts';
import { Rating } from '@dealstore/ui/rating.tsx';
import { WishButton } from '../../../widgets/product-card/wish-button.tsx';
import { ShareButton } from '../../../widgets/share/share-button.tsx';
import { paths } from '../../../routes/links.ts';
import { Benefits } from './benefits.tsx';
import { DealStrip } from './deal-strip.tsx';
import { productText } from '../product.text.ts';
import styles from './summary.module.css';

/** What a product is called and costs. Spec §3 (product base info); the fields are assumed. */
export function Summary({ product, onCoupons }: { readonly product: Product; readonly onCoupons: () => void }) {
  const t = useText(productText);
  const words = useText(priceText);
  const language = useLanguage();
  const { baseInfo, price, brand } = product;
  const gettable = product.coupons.filter((coupon) => coupon.downloadable && !coupon.issued).length;
  // The same badges as on the card, for the seller's own labels know one language only.
  const badges = [
    baseInfo.telecomOnly && words.telecomOnly,
    price.couponDiscountAmt > 0 && words.hasCoupon,
    shipsFree(product) && words.freeDelivery,
  ].filter((badge) => badge !== false);
  return (
    <section className={styles['summary']}>
      <div className={styles['top']}>
        <Link
          className={styles['brand'] ?? ''}
          href={brand.hallNo === null ? paths.searchResult(brand.brandName) : paths.brandHall(brand.hallNo)}
        >
          {brand.brandName}
        </Link>
        <WishButton className={styles['wish']} product={{ ...baseInfo, ...price }} />
        <ShareButton className={styles['share']} title={baseInfo.productName} productNo={baseInfo.productNo} />
      </div>
      <h2 className={styles['name']}>{baseInfo.productName}</h2>
      {baseInfo.promotionText !== '' && <p className={styles['promotion']}>{baseInfo.promotionText}</p>}
      <a className={styles['rating']} href="#reviews">
        <Rating rating={product.reviewRate} count={product.totalReviewCount} />
      </a>
      <Price
        size="detail"
        salePrice={price.salePrice}
        discountedPrice={price.discountedPrice}
        discountRate={price.discountRate}
      />
      {/* Below the price, which does not move when the answer comes later. */}
      <DealStrip productNo={baseInfo.productNo} />
      {price.couponPrice < price.discountedPrice && (
        <p className={styles['couponPrice']}>
          {t.couponPrice} <Amount won={price.couponPrice} className={styles['couponAmount']} />
        </p>
      )}
      {badges.length > 0 && (
        <p className={styles['badges']}>
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </p>
      )}
      {gettable > 0 && (
        <button type="button" className={styles['strip']} onClick={onCoupons}>
          <span>{t.getCoupons(gettable)}</span>
          {price.couponDiscountAmt > 0 && (
            <span className={styles['stripPrice']}>
              -{formatWon(price.couponDiscountAmt, language)} {t.off}
            </span>
          )}
        </button>
      )}
      <Benefits product={product} />
    </section>
  );
}
