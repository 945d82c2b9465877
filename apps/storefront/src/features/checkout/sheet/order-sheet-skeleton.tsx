import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { checkoutText } from '../checkout.text.ts';
import styles from './order-sheet.module.css';

/** The place of the sheet while it is on its way. */
export function OrderSheetSkeleton() {
  const t = useText(checkoutText);
  return (
    <div className={styles['page']}>
      <p className={styles['title']} aria-hidden>
        {t.title}
      </p>
      <div className={styles['main']}>
        <Skeleton height={180} radius={12} />
        <Skeleton height={260} radius={12} />
      </div>
    </div>
  );
}
