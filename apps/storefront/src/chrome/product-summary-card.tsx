import { paths } from '../routes/links.ts';
import { useText } from '../locale/use-text.ts';
import { ProductCard, type ProductCardProps } from '../ui/product-card.tsx';
import { priceText } from '../ui/price.text.ts';
import { type CardProduct, MARKS } from './card-product.ts';

const STATES = { 'sold-out': 'soldOut', upcoming: 'upcoming', ended: 'ended' } as const;
const TONES = { telecomOnly: 'brand', today: 'plain', coupon: 'deal', freeDelivery: 'plain' } as const;
const BADGES = ['telecomOnly', 'today', 'coupon', 'freeDelivery'] as const;

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
  return (
    <ProductCard
      href={paths.product(product.productNo)}
      imageUrl={product.image ?? ADULT_TILE}
      name={isHidden ? t.adult : product.name}
      brandName={product.brand}
      salePrice={product.price}
      listPrice={product.listPrice}
      discountRate={product.rate}
      rating={product.rating}
      reviewCount={product.reviews}
      badges={isHidden ? [] : badgesOf(product, t)}
      state={isHidden || product.notice === undefined ? null : STATES[product.notice]}
      urgent={urgent}
      priceless={isHidden}
      {...(rank === undefined ? {} : { rank })}
    />
  );
}

function badgesOf(
  { marks }: CardProduct,
  t: Readonly<Record<(typeof BADGES)[number], string>>,
): NonNullable<ProductCardProps['badges']> {
  return BADGES.filter((badge) => marks.includes(MARKS[badge])).map((badge) => ({
    text: t[badge],
    tone: TONES[badge],
  }));
}
