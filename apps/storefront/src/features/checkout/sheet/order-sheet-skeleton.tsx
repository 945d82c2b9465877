import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { checkoutText } from '../checkout.text.ts';
import cardStyles from './card.module.css';
import styles from './order-sheet.module.css';
import payStyles from './pay-bar.module.css';

/** How high the cards of an order of one product are below their headings, in CSS pixels. */
const MAIN_CARDS = [318, 168, 96, 108, 292];
const SIDE_CARDS = [252, 260];

/** The place of the sheet while it is on its way, in the shape of what comes: the cards, the bill, the pay button. */
export function OrderSheetSkeleton() {
  const t = useText(checkoutText);
  return (
    <div className={styles['page']}>
      <p className={styles['title']} aria-hidden>
        {t.title}
      </p>
      <div className={styles['main']}>
        {MAIN_CARDS.map((height) => (
          <CardPlace key={height} height={height} />
        ))}
      </div>
      <div className={styles['side']}>
        {SIDE_CARDS.map((height) => (
          <CardPlace key={height} height={height} />
        ))}
        <div className={payStyles['pay']}>
          <Skeleton height="var(--cta-height)" radius={12} />
        </div>
      </div>
    </div>
  );
}

function CardPlace({ height }: { readonly height: number }) {
  return (
    <div className={cardStyles['card']}>
      <div className={cardStyles['cardHead']}>
        <Skeleton width={96} height={24} />
      </div>
      <Skeleton height={height} />
    </div>
  );
}
