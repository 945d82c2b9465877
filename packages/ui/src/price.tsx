import { formatWon, type Won } from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from './locale/use-text.ts';
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

/**
 * The price paid with its discount; the struck list price (`salePrice`) has its own line above,
 * so that rows of cards align.
 */
export function Price({
  salePrice,
  discountedPrice,
  discountRate,
  size = 'card',
}: {
  readonly salePrice: Won;
  readonly discountedPrice: Won;
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
          <WithScreenReaderText words={t.salePrice}>{formatWon(salePrice, language)}</WithScreenReaderText>
        </del>
      )}
      <span className={styles['now']}>
        {discountRate > 0 ? (
          <WithScreenReaderText words={t.discounted}>
            <span className={styles['rate']}>
              {discountRate}
              <span aria-hidden>%</span>
            </span>
            <Amount won={discountedPrice} />
          </WithScreenReaderText>
        ) : (
          <WithScreenReaderText words={t.discountedPrice}>
            <Amount won={discountedPrice} />
          </WithScreenReaderText>
        )}
      </span>
    </span>
  );
}
