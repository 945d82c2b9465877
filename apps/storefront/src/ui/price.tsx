import { formatWon, type Won } from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from '../locale/use-text.ts';
import { classNames } from './class-names.ts';
import { priceText } from './price.text.ts';
import styles from './price.module.css';
import { WithScreenReaderText } from './screen-reader-text.tsx';

/** An amount in won, its sign one step smaller than its digits. */
export function Amount({ won, className }: { readonly won: Won; readonly className?: string | undefined }) {
  const language = useLanguage();
  const text = formatWon(won, language);
  return (
    <span className={classNames('tabular', className)}>
      {language === 'ko' ? (
        <>
          {text.slice(0, -1)}
          <span className={styles['unit']}>{text.slice(-1)}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}

/** A selling price with its discount; the struck list price stands on its own line above, so that rows of cards align. */
export function Price({
  salePrice,
  listPrice,
  discountRate,
  size = 'card',
}: {
  readonly salePrice: Won;
  readonly listPrice: Won;
  /** Whole percent, 0 for none. */
  readonly discountRate: number;
  readonly size?: 'card' | 'detail';
}) {
  const t = useText(priceText);
  const language = useLanguage();
  return (
    <span className={classNames(styles['price'], styles[size])}>
      {discountRate > 0 && (
        <del className={styles['list']}>
          <WithScreenReaderText words={t.listPrice}>{formatWon(listPrice, language)}</WithScreenReaderText>
        </del>
      )}
      <span className={styles['now']}>
        {discountRate > 0 ? (
          <WithScreenReaderText words={t.reduced}>
            <span className={styles['rate']}>
              {discountRate}
              <span aria-hidden>%</span>
            </span>
            <Amount won={salePrice} />
          </WithScreenReaderText>
        ) : (
          <WithScreenReaderText words={t.price}>
            <Amount won={salePrice} />
          </WithScreenReaderText>
        )}
      </span>
    </span>
  );
}
