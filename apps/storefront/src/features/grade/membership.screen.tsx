import { formatWon, type MembershipGrade } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { Badge } from '@dealstore/ui/form/chip.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { defineScreen } from '../../routes/screen.ts';
import { benefitCouponsQuery } from '../../widgets/coupon/coupon.queries.ts';
import { couponText } from '../../widgets/coupon/coupon.text.ts';
import { MembershipCoupons } from '../../widgets/coupon/membership-coupons.tsx';
import { useMembershipMonth } from '../../widgets/coupon/use-membership-month.ts';
import { BenefitList } from './benefit-list.tsx';
import styles from './grade.module.css';
import { membershipQuery } from './grade.queries.ts';
import { gradeText } from './grade.text.ts';

/** The membership: every grade with its benefits; for guests, too. Spec §2. */
function MembershipScreen() {
  const t = useText(gradeText);
  const words = useText(couponText);
  const { data } = useQuery(membershipQuery(useServices()));
  const month = useMembershipMonth(data !== undefined && data.gradeNo !== null);
  const [areCouponsOpen, setCouponsOpen] = useState(false);
  if (data === undefined) return <Skeleton height="60vh" />;
  return (
    <div className={styles['page']}>
      <section className={styles['card']}>
        <p className={styles['label']}>{t.lead}</p>
        <p className={styles['expected']}>{t.leadBody(data.evaluatedMonths)}</p>
      </section>
      <section className={styles['part']} aria-labelledby="grades">
        <h2 id="grades" className={styles['heading']}>
          {t.grades}
        </h2>
        <ul className={styles['grades']}>
          {data.grades.map((grade) => (
            <GradeCard key={grade.gradeNo} grade={grade} isOwn={grade.gradeNo === data.gradeNo} />
          ))}
        </ul>
      </section>
      <div className={styles['act']}>
        {data.gradeNo !== null && (
          <>
            <Button variant="outline" size="cta" wide onClick={() => setCouponsOpen(true)}>
              {month === null ? t.coupon : words.membershipHad(month)}
            </Button>
            <MembershipCoupons open={areCouponsOpen} onClose={() => setCouponsOpen(false)} />
          </>
        )}
        <ButtonLink size="cta" wide href={paths.grade()}>
          {data.gradeNo === null ? t.logIn : t.myGrade}
        </ButtonLink>
      </div>
    </div>
  );
}

function GradeCard({ grade, isOwn }: { readonly grade: MembershipGrade; readonly isOwn: boolean }) {
  const t = useText(gradeText);
  const language = useLanguage();
  const conditions = [
    grade.minimumPayment > 0 && t.from(formatWon(grade.minimumPayment, language)),
    grade.minimumCount > 0 && t.fromCount(grade.minimumCount),
  ].filter((condition) => condition !== false);
  return (
    <li className={styles['grade']}>
      <h3>
        {grade.label} {isOwn && <Badge tone="brand">{t.own}</Badge>}
      </h3>
      <p className={styles['condition']}>{conditions.length === 0 ? t.everybody : conditions.join(' · ')}</p>
      <BenefitList grade={grade} />
    </li>
  );
}

/** `/memberShip`. Spec §2. */
export const screen = defineScreen({
  Screen: MembershipScreen,
  load: ({ prefetch, services, loggedIn }) => {
    prefetch(membershipQuery(services));
    if (loggedIn) prefetch(benefitCouponsQuery(services));
  },
});
