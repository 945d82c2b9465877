import type { Won } from '@dealstore/commerce-core/domain';
import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ArrivalDayAt } from '@dealstore/ui/arrival-day.tsx';
import { Badge } from '@dealstore/ui/form/chip.tsx';
import { classNames } from '@dealstore/ui/class-names.ts';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { Price } from '@dealstore/ui/price.tsx';
import { priceText } from '@dealstore/ui/price.text.ts';
import { Rating } from '@dealstore/ui/rating.tsx';
import { WithScreenReaderText } from '@dealstore/ui/screen-reader-text.tsx';
import { nameUnderBrand } from './card-product.ts';
import { rememberPicture } from './known-card.ts';
import styles from './product-card.module.css';
import rail from './product-rail.module.css';
import { type TrackedList, useTrackedList } from './use-tracked-list.ts';

/** What a card shows of a product; `state` covers the picture when it cannot be bought now. */
export interface ProductCardProps {
  readonly href: string;
  readonly imageUrl: string;
  readonly productName: string;
  readonly brandName: string;
  readonly salePrice: Won;
  readonly discountedPrice: Won;
  readonly discountRate: number;
  readonly reviewRating: number;
  readonly totalReviewCount: number;
  /** The day goods ordered now arrive, `yyyy-MM-dd`; null when none is promised. */
  readonly arrivalYmd: string | null;
  readonly badges?: readonly { readonly text: string; readonly tone?: 'plain' | 'deal' | 'brand' }[];
  readonly rank?: number;
  readonly state?: 'soldOut' | 'upcoming' | 'ended' | 'adult' | null;
  /** Above the fold: fetched at once. */
  readonly urgent?: boolean;
  /** Goods whose price may not be shown. */
  readonly priceless?: boolean;
  /** The wish button, when the list offers one. */
  readonly wish?: ReactNode;
}

/** One product in a list: the whole card is one link, the heart a button of its own. */
export function ProductCard({
  badges,
  rank,
  state = null,
  urgent = false,
  wish = null,
  priceless = false,
  ...product
}: ProductCardProps) {
  const t = useText(priceText);
  return (
    <article className={classNames(styles['card'], state !== null && styles['dimmed'])}>
      <Link
        href={product.href}
        className={styles['link'] ?? ''}
        onClick={({ currentTarget }) => rememberPicture(currentTarget)}
      >
        <span className={styles['tile']}>
          <Picture
            src={product.imageUrl}
            alt=""
            width={320}
            height={320}
            sizes="50vw"
            urgent={urgent}
            className={styles['image']}
          />
          {rank !== undefined && (
            <span className={styles['rank']}>
              <WithScreenReaderText words={t.rank}>{rank}</WithScreenReaderText>
            </span>
          )}
          {state !== null && <span className={styles['state']}>{t[state]}</span>}
        </span>
        <span className={styles['brand']}>{product.brandName}</span>
        <span className={styles['name']} data-name="">
          {nameUnderBrand(product)}
        </span>
        {!priceless && (
          <Price
            salePrice={product.salePrice}
            discountedPrice={product.discountedPrice}
            discountRate={product.discountRate}
          />
        )}
        <Rating rating={product.reviewRating} count={product.totalReviewCount} />
        <span className={styles['arrival']}>
          {product.arrivalYmd !== null && <ArrivalDayAt ymd={product.arrivalYmd} now={null} />}
        </span>
        {badges !== undefined && badges.length > 0 && (
          <span className={styles['badges']}>
            {badges.slice(0, 2).map((badge) => (
              <Badge key={badge.text} tone={badge.tone ?? 'plain'}>
                {badge.text}
              </Badge>
            ))}
          </span>
        )}
      </Link>
      {wish !== null && <span className={styles['wish']}>{wish}</span>}
    </article>
  );
}

/** Cards in columns: 2 on a phone, 3, 4, then 5 on a PC. */
export function ProductGrid({ children, ...list }: TrackedList & { readonly children: ReactNode }) {
  const ref = useRef<HTMLUListElement>(null);
  return (
    <ul ref={ref} className={styles['grid']} onClickCapture={useTrackedList(list, ref)}>
      {children}
    </ul>
  );
}

/** Cards in one row that scrolls sideways and snaps. */
export function ProductRail({ children, ...list }: TrackedList & { readonly children: ReactNode }) {
  const ref = useRef<HTMLUListElement>(null);
  return (
    <ul ref={ref} className={rail['rail']} onClickCapture={useTrackedList(list, ref)}>
      {children}
    </ul>
  );
}
