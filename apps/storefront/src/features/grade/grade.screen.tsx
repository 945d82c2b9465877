import { formatWon, type Language, percentToGrade, type Won } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { defineScreen } from '../../routes/screen.ts';
import { MyPageFrame } from '../../widgets/my-page/my-page-frame.tsx';
import { BenefitList } from './benefit-list.tsx';
import styles from './grade.module.css';
import { gradeQuery } from './grade.queries.ts';
import { gradeText } from './grade.text.ts';

type Words = (typeof gradeText)['ko'];

/** The member's grade: what it brings, how it is computed and what is missing to the next. Spec §2. */
function GradeScreen() {
  const t = useText(gradeText);
  const language = useLanguage();
  const { data } = useQuery(gradeQuery(useServices()));
  if (data === undefined) {
    return (
      <MyPageFrame route="grade">
        <Skeleton height={320} radius={16} />
      </MyPageFrame>
    );
  }
  const { grade, expected, next, payment, count, missingPayment, missingCount } = data;
  return (
    <MyPageFrame route="grade">
      <section className={styles['card']}>
        <p>{t.thisMonth}</p>
        <p className={styles['label']}>{grade.label}</p>
        <p className={styles['expected']}>
          {t.nextMonth} <strong>{expected.label}</strong>
        </p>
        {next !== null && (
          <progress
            className={styles['bar']}
            aria-label={t.progress(next.label)}
            max={100}
            value={percentToGrade(next, { payment, count })}
          />
        )}
        <p className={styles['missing']}>
          {next === null ? t.top : t.toNext(missingWords(missingPayment, missingCount, { t, language }), next.label)}
        </p>
        <dl>
          <div>
            <dt>{t.bought}</dt>
            <dd>{formatWon(payment, language)}</dd>
          </div>
          <div>
            <dt>{t.orders}</dt>
            <dd>{t.times(count)}</dd>
          </div>
        </dl>
      </section>
      <section className={styles['part']} aria-labelledby="benefits">
        <h2 id="benefits" className={styles['heading']}>
          {t.benefits}
        </h2>
        <BenefitList grade={grade} />
        <Link href={paths.membership()} className={styles['way'] ?? ''}>
          {t.membership} <ChevronRight size={16} aria-hidden />
        </Link>
      </section>
      <section className={styles['part']} aria-labelledby="how">
        <h2 id="how" className={styles['heading']}>
          {t.how}
        </h2>
        <p className={styles['body']}>{t.howBody(data.evaluatedMonths, dateOf(data.startYmd, language))}</p>
        <p className={styles['body']}>{t.evaluated(dateOf(data.nextEvaluationYmd, language))}</p>
      </section>
    </MyPageFrame>
  );
}

/** A grade wants both its amount and its orders: whichever of the two is missing is named. */
function missingWords(
  missingPayment: Won,
  missingCount: number,
  words: { readonly t: Words; readonly language: Language },
): string {
  const { t, language } = words;
  return [
    missingPayment > 0 && t.missingPayment(formatWon(missingPayment, language)),
    missingCount > 0 && t.missingCount(missingCount),
  ]
    .filter((part) => part !== false)
    .join(' · ');
}

/** `/myPage/benefit`. Spec §2. */
export const screen = defineScreen({
  Screen: GradeScreen,
  load: ({ prefetch, services }) => prefetch(gradeQuery(services)),
});
