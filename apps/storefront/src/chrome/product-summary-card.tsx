import { saleNotice } from '@dealstore/commerce-core/domain';
import type { CardProduct } from './card-product.ts';
import { paths } from '../routes/links.ts';
import { useText } from '../locale/use-text.ts';
import { ProductCard, type ProductCardProps } from '../ui/product-card.tsx';
import { priceText } from '../ui/price.text.ts';

const STATES = { 'sold-out': 'soldOut', upcoming: 'upcoming', ended: 'ended' } as const;

/** The tile of goods that may be shown to nobody but adults. */
const ADULT_TILE = '/assets/art/adult.svg';

/** A product of a list as a card; goods for adults keep their mark and nothing else. */
export function ProductSummaryCard({
  product,
  rank,
  urgent = false,
}: {
  readonly product: CardProduct;
  readonly rank?: number;
  readonly urgent?: boolean;
}) {
  const t = useText(priceText);
  const isHidden = product.withheld === 'ADULT';
  const notice = saleNotice(product.saleStatusType, product.isSoldOut);
  return (
    <ProductCard
      href={paths.product(product.productNo)}
      imageUrl={product.imageUrls[0] ?? ADULT_TILE}
      name={isHidden ? t.adult : product.productName}
      brandName={product.brandName}
      salePrice={product.discountedPrice}
      listPrice={product.salePrice}
      discountRate={product.discountRate}
      rating={product.reviewRating}
      reviewCount={product.totalReviewCount}
      badges={isHidden ? [] : badgesOf(product, t)}
      state={isHidden || notice === null ? null : STATES[notice]}
      urgent={urgent}
      priceless={isHidden}
      {...(rank === undefined ? {} : { rank })}
    />
  );
}

function badgesOf(
  product: CardProduct,
  t: { readonly telecomOnly: string; readonly today: string; readonly coupon: string; readonly freeDelivery: string },
): NonNullable<ProductCardProps['badges']> {
  const badges: { text: string; tone: 'plain' | 'deal' | 'brand' }[] = [];
  if (product.telecomOnly) badges.push({ text: t.telecomOnly, tone: 'brand' });
  if (product.todayDeparture) badges.push({ text: t.today, tone: 'plain' });
  if (product.hasCoupon) badges.push({ text: t.coupon, tone: 'deal' });
  if (product.freeDelivery) badges.push({ text: t.freeDelivery, tone: 'plain' });
  return badges;
}
