import type { ProductNo } from '@dealstore/commerce-core/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '@dealstore/ui/form/button.tsx';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useChrome } from '../../page/chrome-store.ts';
import { noAnswerText } from '../../page/no-answer.text.ts';
import { useBarHeight } from '../../page/use-bar-height.ts';
import { TryAgain } from '../../widgets/no-answer/try-again.tsx';
import type { CardProduct } from '../../widgets/product-card/card-product.ts';
import { findCard } from '../../widgets/product-card/known-card.ts';
import { WishButton } from '../../widgets/product-card/wish-button.tsx';
import barStyles from './buy/buy-bar.module.css';
import { Gallery } from './gallery/gallery.tsx';
import styles from './product.module.css';
import { productText } from './product.text.ts';
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
      {error !== null && card !== null && <PreviewBar product={card} onRetry={onRetry} />}
    </div>
  );
}

/** The heart, and a button that says why nothing can be bought yet. */
function PreviewBar({ product, onRetry }: { readonly product: CardProduct; readonly onRetry: () => void }) {
  const t = useText(productText);
  const { UNPRESSED } = useText(noAnswerText);
  const chrome = useChrome();
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  return (
    <div ref={bar} className={barStyles['bar']}>
      <WishButton className={barStyles['wish']} product={product} />
      <Button
        size="cta"
        className={barStyles['main']}
        onClick={() => (navigator.onLine ? onRetry() : chrome.toast(UNPRESSED))}
      >
        {t.buyBar}
      </Button>
    </div>
  );
}
