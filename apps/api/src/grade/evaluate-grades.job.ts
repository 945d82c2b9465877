import { gradePeriod, gradeProgress, HOUR_MS, kstDate, won } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { enqueueRest, type JobKind } from '../jobs/job.ts';
import { readGrades, readPurchases } from './grade.store.ts';

const NAME = 'evaluate-grades';
/**
 * How often members are looked for whose grade is due: every hour. Assumed; it is due at the start of a Korean month.
 */
export const EVALUATE_GRADES_EVERY_MS = HOUR_MS;
/** Members in one transaction. */
const BATCH = 500;

/** Computes each member's grade once a Korean month, from the purchases of the whole months before it. */
export const evaluateGradesJob: JobKind = {
  name: NAME,
  everyMs: EVALUATE_GRADES_EVERY_MS,
  async run(transaction, { now }) {
    const period = gradePeriod(now);
    const evaluatedOn = kstDate(period.until);
    const due = await transaction
      .selectFrom('member')
      .select('memberNo')
      .where('status', '=', 'ACTIVE')
      .where(sql<boolean>`coalesce(grade_evaluated_on, '-infinity') < ${evaluatedOn}::date`)
      .orderBy(sql`coalesce(grade_evaluated_on, '-infinity')`)
      .orderBy('memberNo')
      .limit(BATCH)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return;
    const grades = (await readGrades(transaction)).map((grade) => ({
      ...grade,
      minimumPayment: won(grade.minimumPayment),
    }));
    for (const { memberNo } of due) {
      const { expected } = gradeProgress(grades, await readPurchases(transaction, memberNo, period));
      await transaction
        .updateTable('member')
        .set({ gradeNo: expected.gradeNo, gradeEvaluatedOn: evaluatedOn })
        .where('memberNo', '=', memberNo)
        .execute();
    }
    if (due.length === BATCH) await enqueueRest(transaction, NAME, { now });
  },
};
