import { formatWon, type Won } from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from '../locale/use-text.ts';
import { classNames } from './class-names.ts';
import { priceText } from './price.text.ts';
import styles from './price.module.css';

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
      <span className="visually-hidden">{t.read(discountRate, formatWon(salePrice, language))}</span>
      {discountRate > 0 && (
        <del className={styles['list']}>
          <span className="visually-hidden">{`${t.listPrice} `}</span>
          {formatWon(listPrice, language)}
        </del>
      )}
      <span className={styles['now']} aria-hidden>
        {discountRate > 0 && <span className={styles['rate']}>{`${discountRate}%`}</span>}
        <Amount won={salePrice} />
      </span>
    </span>
  );
}
