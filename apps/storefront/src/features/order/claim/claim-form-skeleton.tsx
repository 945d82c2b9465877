import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import formStyles from './claim-form.module.css';

/** What is shown while the form is loaded. */
export function ClaimFormSkeleton() {
  return (
    <div className={formStyles['form']}>
      <Skeleton height={180} radius={12} />
      <Skeleton height={260} radius={12} />
    </div>
  );
}
