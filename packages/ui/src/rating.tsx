import { formatCount, formatRating } from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from './locale/use-text.ts';
import { priceText } from './price.text.ts';
import styles from './rating.module.css';
import { WithScreenReaderText } from './screen-reader-text.tsx';

/** A star, the average with one decimal, and how many reviews it comes from; nothing without reviews. */
export function Rating({ rating, count }: { readonly rating: number; readonly count: number }) {
  const t = useText(priceText);
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <span className={styles['rating']}>
      <WithScreenReaderText words={t.rating}>
        <b>{formatRating(rating)}</b>
        <span className={styles['count']}>{formatCount(count, language)}</span>
      </WithScreenReaderText>
    </span>
  );
}
