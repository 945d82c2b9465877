import type { MembershipGrade } from '@dealstore/commerce-core/domain';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import styles from './grade.module.css';
import { gradeText } from './grade.text.ts';

/** What a grade brings: points on top of the goods' own, and what the shop says in words. */
export function BenefitList({ grade: { reserveRate, benefits } }: { readonly grade: MembershipGrade }) {
  const t = useText(gradeText);
  if (reserveRate === 0 && benefits.length === 0) return null;
  return (
    <ul className={styles['benefits']}>
      {reserveRate > 0 && <li>{t.earns(String(reserveRate))}</li>}
      {benefits.map((benefit) => (
        <li key={benefit}>{benefit}</li>
      ))}
    </ul>
  );
}
