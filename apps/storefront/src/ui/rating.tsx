import { formatCount, formatRating } from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from '../locale/use-text.ts';
import { priceText } from './price.text.ts';
import styles from './rating.module.css';

/** A star, the average with one decimal, and how many reviews it comes from; nothing while there is none. */
export function Rating({ rating, count }: { readonly rating: number; readonly count: number }) {
  const t = useText(priceText);
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <span
      className={styles['rating']}
      role="img"
      aria-label={t.rating(formatRating(rating), formatCount(count, language))}
    >
      <span className={styles['star']} aria-hidden>
        ★
      </span>
      <b aria-hidden>{formatRating(rating)}</b>
      <span aria-hidden>{`(${formatCount(count, language)})`}</span>
    </span>
  );
}
