import { GRADE_MONTHS, gradePeriod, gradeProgress, nextGradeEvaluation } from '../../grade/grade.ts';
import type { GradeApi } from '../../grade/grade.port.ts';
import { commerceError } from '../../error/commerce-error.ts';
import { kstDate } from '../../value/calendar.ts';
import type { EpochMs } from '../../value/time.ts';
import { sumWonOf } from '../../value/won.ts';
import type { MemoryBackend } from './memory-backend.ts';
import type { MemoryOrder } from './shop/memory-order.ts';
import type { MemoryOutside } from './shop/memory-outside.ts';

/** Grades of a memory shop; nothing computes them anew there. */
export function createMemoryGradeApi(
  { shop, state, clock, ...backend }: MemoryBackend,
  outside: MemoryOutside,
): GradeApi {
  return {
    get: async () => {
      await backend.member();
      const now = clock.now();
      const period = gradePeriod(nextGradeEvaluation(now));
      const purchases = purchasesOf([...outside.orders.values()], period.from);
      const grade = shop.grades.find(({ gradeNo }) => gradeNo === state.account.grade.gradeNo);
      if (grade === undefined) throw commerceError('NOT_FOUND');
      return {
        grade,
        ...gradeProgress(shop.grades, purchases),
        ...purchases,
        evaluatedMonths: GRADE_MONTHS,
        startYmd: kstDate(period.from),
        nextEvaluationYmd: kstDate(nextGradeEvaluation(now)),
      };
    },
    membership: async () => {
      const { loggedIn } = await backend.visitor();
      return {
        grades: shop.grades,
        gradeNo: loggedIn ? state.account.grade.gradeNo : null,
        evaluatedMonths: GRADE_MONTHS,
      };
    },
  };
}

function purchasesOf(orders: readonly MemoryOrder[], from: EpochMs) {
  const confirmed = orders.map(({ options }) =>
    options.filter(({ status, reachedAt }) => status === 'BUY_CONFIRM' && (reachedAt.BUY_CONFIRM ?? 0) >= from),
  );
  return {
    payment: sumWonOf(confirmed.flat(), ({ priced }) => priced.chargeAmt),
    count: confirmed.filter((options) => options.length > 0).length,
  };
}
