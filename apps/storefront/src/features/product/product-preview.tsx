import type { ProductNo } from '@dealstore/commerce-core/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { TryAgain } from '../../widgets/no-answer/try-again.tsx';
import { findCard } from '../../widgets/product-card/known-card.ts';
import { Gallery } from './gallery/gallery.tsx';
import styles from './product.module.css';
import { SummaryHead } from './summary/summary-head.tsx';
import summaryStyles from './summary/summary.module.css';

/**
 * A product while its answer is on the way, or where none came: what the list knows that led to it, in the places it stays
 * in. Of what no list knows the screen's boundary shows that it failed.
 */
export function ProductPreview({
  productNo,
  error = null,
  onRetry,
}: {
  readonly productNo: ProductNo;
  readonly error?: Error | null;
  readonly onRetry: () => void;
}) {
  const client = useQueryClient();
  const [card] = useState(() => findCard(client, productNo));
  if (card === null && error !== null) throw error;
  return (
    <div className={styles['page']}>
      <div className={styles['crumbs']} aria-hidden>
        &nbsp;
      </div>
      <div className={styles['top']}>
        {card === null ? (
          <Skeleton height="100vw" radius={0} />
        ) : (
          <Gallery name={card.productName} imageUrls={card.imageUrls} />
        )}
        <div className={styles['side']}>
          {card !== null && (
            <section className={summaryStyles['summary']}>
              <SummaryHead product={card} />
            </section>
          )}
          {error === null ? <Skeleton height={320} /> : <TryAgain error={error} onRetry={onRetry} />}
        </div>
      </div>
    </div>
  );
}
