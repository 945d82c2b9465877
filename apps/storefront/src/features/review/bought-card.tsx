import { type BoughtOption, formatOptionValue, hidesContent } from '@dealstore/commerce-core/domain';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { paths } from '../../routes/links.ts';
import { reviewText } from './review.text.ts';
import styles from './review.module.css';

/** A bought option: picture, name and value, then its children. */
export function BoughtCard({
  bought,
  children = null,
}: {
  readonly bought: BoughtOption;
  readonly children?: ReactNode;
}) {
  const t = useText(reviewText);
  if (hidesContent(bought.withheld)) {
    return (
      <div className={styles['bought']}>
        <div className={styles['what']}>
          <p>{t.adult}</p>
          {children}
        </div>
      </div>
    );
  }
  return (
    <div className={styles['bought']}>
      <Picture src={bought.imageUrl} alt="" width={72} height={72} />
      <div className={styles['what']}>
        <Link href={paths.product(bought.productNo)} className={styles['name'] ?? ''} lang={langOf(bought.productName)}>
          {bought.productName}
        </Link>
        <p className={styles['detail']}>
          {bought.optionValue !== '' && (
            <span lang={langOf(bought.optionValue)}>
              <span className="visually-hidden">{t.option}: </span>
              {formatOptionValue(bought.optionValue)} ·{' '}
            </span>
          )}
          {t.quantity(bought.orderCnt)}
        </p>
        {children}
      </div>
    </div>
  );
}
