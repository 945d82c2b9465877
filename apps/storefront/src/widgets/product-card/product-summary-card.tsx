import { saleNotice } from '@dealstore/commerce-core/domain';
import { memo } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { priceText } from '@dealstore/ui/price.text.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { paths } from '../../routes/links.ts';
import { ProductCard } from './product-card.tsx';
import { WishButton } from './wish-button.tsx';
import { badgesOf, type CardProduct } from './card-product.ts';

const STATES = { 'sold-out': 'soldOut', upcoming: 'upcoming', ended: 'ended' } as const;
const TONES = { telecomOnly: 'brand', todayDeparture: 'plain', hasCoupon: 'deal', freeDelivery: 'plain' } as const;

/** The tile of goods that may be shown to adults only. */
export const ADULT_TILE = '/assets/art/adult.svg';

/**
 * A product of a list as a card; a product for adults shows that it is one and nothing else. Drawn once: a thousand of
 * them would hold up every touch of the list around them.
 */
export const ProductSummaryCard = memo(function ProductSummaryCard({
  product,
  rank,
  urgent = false,
}: {
  readonly product: CardProduct;
  readonly rank?: number;
  readonly urgent?: boolean;
}) {
  const t = useText(priceText);
  const { telecom } = usePageFacts().shop;
  const isHidden = product.withheld === 'ADULT';
  const notice = saleNotice(product.saleStatusType, product.isSoldOut);
  return (
    <ProductCard
      href={paths.product(product.productNo)}
      imageUrl={product.imageUrls[0] ?? ADULT_TILE}
      productName={isHidden ? t.adult : product.productName}
      brandName={product.brandName}
      salePrice={product.salePrice}
      discountedPrice={product.discountedPrice}
      discountRate={product.discountRate}
      reviewRating={product.reviewRating}
      totalReviewCount={product.totalReviewCount}
      arrivalYmd={product.arrivalYmd}
      badges={badgesOf(product).map((badge) => ({
        text: badge === 'telecomOnly' ? t[badge](telecom) : t[badge],
        tone: TONES[badge],
      }))}
      state={isHidden || notice === null ? null : STATES[notice]}
      urgent={urgent}
      priceless={isHidden}
      wish={isHidden ? null : <WishButton product={product} />}
      {...(rank === undefined ? {} : { rank })}
    />
  );
});
