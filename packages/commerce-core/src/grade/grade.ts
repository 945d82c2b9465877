import { kstMonthsBefore, startOfNextKstMonth } from '../value/calendar.ts';
import type { GradeNo } from '../value/identifiers.ts';
import { type EpochMs, fromKstTime, kstTime } from '../value/time.ts';
import { type Won, ZERO_WON, maxWon, subtractWon } from '../value/won.ts';

/** How many whole months of purchases decide over a grade: 6. Assumed. */
export const GRADE_MONTHS = 6;

/**
 * A grade and what it takes. The vendor's shape; amounts in won. The rate is the percentage of what was paid for the
 * goods that confirming a purchase brings as points, on top of the product's own.
 */
export interface MembershipGrade {
  readonly gradeNo: GradeNo;
  readonly label: string;
  readonly description: string;
  readonly minimumPayment: Won;
  readonly minimumCount: number;
  readonly reserveRate: number;
  readonly benefits: readonly string[];
}

/** What a member has bought within the months that count: won paid for confirmed purchases, and orders with one. */
export interface GradePurchases {
  readonly payment: Won;
  readonly count: number;
}

/** The place of a member between two grades. */
export interface GradeProgress<Grade> {
  /** The grade these purchases give. */
  readonly expected: Grade;
  /** Null at the top. */
  readonly next: Grade | null;
  /** Missing to the next grade; 0 at the top. */
  readonly missingPayment: Won;
  readonly missingCount: number;
}

type Threshold = Pick<MembershipGrade, 'minimumPayment' | 'minimumCount'>;

/**
 * How much of the way to a grade is done, 0 to 100, rounded down: the amount or the orders, whichever is further off.
 */
export function percentToGrade(grade: Threshold, { payment, count }: GradePurchases): number {
  const shares = [
    grade.minimumPayment === 0 ? 1 : payment / grade.minimumPayment,
    grade.minimumCount === 0 ? 1 : count / grade.minimumCount,
  ];
  return Math.floor(Math.min(1, ...shares) * 100);
}

/**
 * The grade purchases give, and what is missing to the one above it. A grade wants both its amount and its number of
 * orders. Assumed.
 * @param grades lowest first; the lowest takes anybody
 * @throws RangeError without a grade
 */
export function gradeProgress<Grade extends Threshold>(
  grades: readonly Grade[],
  { payment, count }: GradePurchases,
): GradeProgress<Grade> {
  const [lowest] = grades;
  if (lowest === undefined) throw new RangeError('a membership has at least one grade');
  const reached = grades.findLastIndex((grade) => payment >= grade.minimumPayment && count >= grade.minimumCount);
  const next = grades[reached + 1] ?? null;
  return {
    expected: grades[reached] ?? lowest,
    next,
    missingPayment: next === null ? ZERO_WON : maxWon(ZERO_WON, subtractWon(next.minimumPayment, payment)),
    missingCount: next === null ? 0 : Math.max(0, next.minimumCount - count),
  };
}

/**
 * The purchases that count at an evaluation: of the whole Korean months before it. Assumed: grades change on the 1st.
 */
export function gradePeriod(evaluatedAt: EpochMs): { readonly from: EpochMs; readonly until: EpochMs } {
  const until = startOfKstMonth(evaluatedAt);
  return { from: kstMonthsBefore(until, GRADE_MONTHS), until };
}

/** When grades are computed next: at the start of the next Korean month. Assumed. */
export function nextGradeEvaluation(now: EpochMs): EpochMs {
  return startOfNextKstMonth(now);
}

function startOfKstMonth(instant: EpochMs): EpochMs {
  const { year, month } = kstTime(instant);
  return fromKstTime({ year, month, day: 1, hour: 0, minute: 0, second: 0 }) ?? instant;
}
