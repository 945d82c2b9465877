import type { ExhibitionNo } from '@dealstore/commerce-core/domain';
import { Link } from 'wouter';
import { Price } from '@dealstore/ui/price.tsx';
import { Rating } from '@dealstore/ui/rating.tsx';
import type { CardProduct } from '../../../widgets/product-card/card-product.ts';
import { WishButton } from '../../../widgets/product-card/wish-button.tsx';
import { ShareButton } from '../../../widgets/share/share-button.tsx';
import { paths } from '../../../routes/links.ts';
import styles from './summary.module.css';

type Headed = Pick<
  CardProduct,
  | 'productNo'
  | 'productName'
  | 'brandName'
  | 'reviewRating'
  | 'totalReviewCount'
  | 'salePrice'
  | 'discountedPrice'
  | 'discountRate'
>;

/**
 * What is above the price of a product, and the price: all of it but the brand's hall is known from a card.
 * @param hallNo null where the brand has no hall, or it is not known yet
 */
export function SummaryHead({
  product,
  hallNo = null,
}: {
  readonly product: Headed;
  readonly hallNo?: ExhibitionNo | null;
}) {
  const brandPath = hallNo === null ? paths.searchResult(product.brandName) : paths.brandHall(hallNo);
  return (
    <>
      <div className={styles['top']}>
        <Link className={styles['brand'] ?? ''} href={brandPath}>
          {product.brandName}
        </Link>
        <WishButton className={styles['wish']} product={product} />
        <ShareButton className={styles['share']} title={product.productName} productNo={product.productNo} />
      </div>
      <h2 className={styles['name']}>{product.productName}</h2>
      <a className={styles['rating']} href="#reviews">
        <Rating rating={product.reviewRating} count={product.totalReviewCount} />
      </a>
      <Price
        size="detail"
        salePrice={product.salePrice}
        discountedPrice={product.discountedPrice}
        discountRate={product.discountRate}
      />
    </>
  );
}
