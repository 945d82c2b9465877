import type { GradeNo } from '../value/identifiers.ts';
import type { Won } from '../value/won.ts';
import type { MembershipGrade } from './grade.ts';

/** The member's grade and the way to the next. Days are Korean, `yyyy-MM-dd`. */
export interface MemberGrade {
  readonly grade: MembershipGrade;
  /** The grade of the next evaluation if nothing more is bought. */
  readonly expected: MembershipGrade;
  /** Null at the top. */
  readonly next: MembershipGrade | null;
  readonly payment: Won;
  readonly count: number;
  readonly missingPayment: Won;
  readonly missingCount: number;
  readonly evaluatedMonths: number;
  /** First day that counts. */
  readonly startYmd: string;
  readonly nextEvaluationYmd: string;
}

/** Every grade there is; `gradeNo` is the caller's own, null for a guest. */
export interface Membership {
  readonly grades: readonly MembershipGrade[];
  readonly gradeNo: GradeNo | null;
  readonly evaluatedMonths: number;
}

/** Grades. Every method rejects with a CommerceError and with nothing else. */
export interface GradeApi {
  get(signal?: AbortSignal): Promise<MemberGrade>;
  /** For guests, too. */
  membership(signal?: AbortSignal): Promise<Membership>;
}
