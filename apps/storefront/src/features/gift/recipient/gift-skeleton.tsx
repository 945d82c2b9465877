import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import styles from '../gift.module.css';

/** Shown while a gift is loading. */
export function GiftSkeleton() {
  return (
    <div className={`${styles['page']} ${styles['alone']}`}>
      <Skeleton height={260} radius={16} />
      <Skeleton height={160} radius={12} />
    </div>
  );
}
