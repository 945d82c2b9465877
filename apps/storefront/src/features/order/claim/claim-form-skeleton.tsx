import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './claim.module.css';

/** What is shown while the form is loaded. */
export function ClaimFormSkeleton() {
  return (
    <div className={styles['form']}>
      <Skeleton height={180} radius={12} />
      <Skeleton height={260} radius={12} />
    </div>
  );
}
