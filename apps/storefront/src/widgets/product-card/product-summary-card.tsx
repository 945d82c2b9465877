import { memo } from 'react';
import { paths } from '../../routes/links.ts';
import { useText } from '../../locale/use-text.ts';
import { ProductCard } from './product-card.tsx';
import { priceText } from '../../ui/price.text.ts';
import { type CardProduct, MARKS } from './card-product.ts';

const STATES = { 'sold-out': 'soldOut', upcoming: 'upcoming', ended: 'ended' } as const;
const BADGES = [
  ['telecomOnly', 'brand'],
  ['today', 'plain'],
  ['coupon', 'deal'],
  ['freeDelivery', 'plain'],
] as const;

/** The tile of goods that may be shown to nobody but adults. */
export const ADULT_TILE = '/assets/art/adult.svg';

/**
 * A product of a list as a card; goods for adults keep their mark and nothing else. Drawn once: a thousand of them would
 * hold up every touch of the list around them.
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
  const [productNo, brand, name, image, listPrice, rate, price, rating, reviews, marks, notice] = product;
  const isHidden = marks.includes(MARKS.adult);
  const badges = BADGES.filter(([badge]) => marks.includes(MARKS[badge]));
  return (
    <ProductCard
      href={paths.product(productNo)}
      imageUrl={image ?? ADULT_TILE}
      name={isHidden ? t.adult : name}
      brandName={brand}
      salePrice={price}
      listPrice={listPrice}
      discountRate={rate}
      rating={rating}
      reviewCount={reviews}
      badges={isHidden ? [] : badges.map(([badge, tone]) => ({ text: t[badge], tone }))}
      state={isHidden || notice === undefined ? null : STATES[notice]}
      urgent={urgent}
      priceless={isHidden}
      {...(rank === undefined ? {} : { rank })}
    />
  );
});
