import {
  commerceError,
  couponUseEnd,
  formatYmdt,
  isPast,
  startOfKstDay,
  type EpochMs,
  type ErrorCode,
  type OneTimeBenefit,
} from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import { lockTaken, type TakenBenefit } from '../benefit/benefit.ts';
import type { Transaction } from '../database/database.ts';
import { fromNullableTimestamp, fromTimestamp, toTimestamp } from '../database/instant.ts';
import type { CouponRow } from '../database/schema.ts';

/** Who gets a coupon: what it asks of a member. */
export interface CouponMember {
  readonly memberNo: number;
  readonly gradeCode: string;
  readonly isTelecomCustomer: boolean;
  readonly hasPurchased: boolean;
}

/** A coupon just issued. */
export interface Issue {
  readonly couponNo: number;
  readonly couponIssueNo: number;
  readonly couponName: string;
  readonly couponNameEn: string;
  readonly useEndAt: EpochMs;
}

/** Which coupon is taken, and the way that it is given out. */
export interface Wanted {
  readonly couponNo: number;
  readonly issueType: 'DOWNLOAD' | 'CODE' | 'MEMBERSHIP' | 'GRADE' | 'EVENT';
}

/**
 * Issues a coupon that is given out in the way that is asked for. The total is taken by one conditional statement, which also makes others
 * wait their turn; a refusal gives it back with the transaction.
 * Rejects with NOT_FOUND, COUPON_EXHAUSTED, TELECOM_ONLY, COUPON_UNUSABLE outside its time or grade, and STATE_CONFLICT
 * when the member has all they may have.
 */
export async function issueCoupon(
  transaction: Transaction,
  wanted: Wanted,
  member: CouponMember,
  now: EpochMs,
): Promise<Issue> {
  const { couponNo, issueType } = wanted;
  const coupon = await takeOne(transaction, wanted);
  const refusal = refusalOf(coupon, member, now);
  if (refusal !== null) throw commerceError(refusal, { details: { couponNo } });
  const before = await lockTaken(transaction, member.memberNo, couponBenefits(couponNo), now);
  const { ordinal, isEnoughToday } = await lookAtIssues(transaction, coupon, { ...member, before }, now);
  // What a grade brings comes each month: its giver counts the months of a membership, and no number ends it.
  const [ofAll = 0, , ofMonth = 0] = before.map(({ takenCnt }) => takenCnt);
  const hasAll = issueType === 'GRADE' ? ofMonth > 0 : ordinal + ofAll > coupon.issuePerPersonCnt;
  if (hasAll || isEnoughToday) {
    throw commerceError('STATE_CONFLICT', { details: { couponNo } });
  }
  if (coupon.dailyIssueCnt !== null && (await countToday(transaction, couponNo, now)) > coupon.dailyIssueCnt) {
    throw commerceError('COUPON_EXHAUSTED', { details: { couponNo } });
  }
  const useEndAt = couponUseEnd({ useDays: coupon.useDays, useEndAt: fromNullableTimestamp(coupon.useEndAt) }, now);
  const { couponIssueNo } = await transaction
    .insertInto('couponIssue')
    .values({
      couponNo,
      memberNo: member.memberNo,
      ordinal,
      source: issueType,
      issuedAt: toTimestamp(now),
      useStartAt: toTimestamp(now),
      useEndAt: toTimestamp(useEndAt),
    })
    .returning('couponIssueNo')
    .executeTakeFirstOrThrow();
  return { couponNo, couponIssueNo, couponName: coupon.couponName, couponNameEn: coupon.couponNameEn, useEndAt };
}

/** What a coupon is of the benefits that a person gets once: of all time, of today, and of this month. */
function couponBenefits(couponNo: number): readonly OneTimeBenefit[] {
  return (['COUPON', 'COUPON_OF_DAY', 'COUPON_OF_MONTH'] as const).map((kind) => ({ kind, no: couponNo, endAt: null }));
}

/** Counts one more issue of a coupon that has some left; its row stays locked until the transaction ends. */
async function takeOne(transaction: Transaction, { couponNo, issueType }: Wanted): Promise<Selectable<CouponRow>> {
  const taken = await transaction
    .updateTable('coupon')
    .set((row) => ({ issuedCnt: row('issuedCnt', '+', 1) }))
    .where('couponNo', '=', couponNo)
    .where('issueType', '=', issueType)
    .where('displayable', '=', true)
    .where((row) => row.or([row('totalIssueCnt', 'is', null), row('issuedCnt', '<', row.ref('totalIssueCnt'))]))
    .returningAll()
    .executeTakeFirst();
  if (taken !== undefined) return taken;
  const known = await transaction
    .selectFrom('coupon')
    .select('couponNo')
    .where('couponNo', '=', couponNo)
    .where('issueType', '=', issueType)
    .where('displayable', '=', true)
    .executeTakeFirst();
  throw commerceError(known === undefined ? 'NOT_FOUND' : 'COUPON_EXHAUSTED', { details: { couponNo } });
}

/** Why somebody may not take a coupon now, whatever is left; null when they may. */
export function refusalOf(
  coupon: Pick<
    Selectable<CouponRow>,
    'issueStartAt' | 'issueEndAt' | 'telecomOnly' | 'firstPurchaseOnly' | 'gradeCodes' | 'useDays' | 'useEndAt'
  >,
  member: Omit<CouponMember, 'memberNo'>,
  now: EpochMs,
): ErrorCode | null {
  const startAt = fromNullableTimestamp(coupon.issueStartAt);
  const endAt = fromNullableTimestamp(coupon.issueEndAt);
  if (startAt !== null && now < startAt) return 'COUPON_UNUSABLE';
  if (endAt !== null && now >= endAt) return 'COUPON_UNUSABLE';
  const useEndAt = couponUseEnd({ useDays: coupon.useDays, useEndAt: fromNullableTimestamp(coupon.useEndAt) }, now);
  if (isPast(useEndAt, now)) return 'COUPON_UNUSABLE';
  if (coupon.telecomOnly && !member.isTelecomCustomer) return 'TELECOM_ONLY';
  if (coupon.firstPurchaseOnly && member.hasPurchased) return 'COUPON_UNUSABLE';
  return coupon.gradeCodes.length > 0 && !coupon.gradeCodes.includes(member.gradeCode) ? 'COUPON_UNUSABLE' : null;
}

/** Which coupon of its kind the next one would be for a member, and whether today's are all taken. */
async function lookAtIssues(
  transaction: Transaction,
  { couponNo, dailyIssuePerPersonCnt }: Pick<Selectable<CouponRow>, 'couponNo' | 'dailyIssuePerPersonCnt'>,
  { memberNo, before: [, today] }: CouponMember & { readonly before: readonly TakenBenefit[] },
  now: EpochMs,
) {
  const last = await transaction
    .selectFrom('couponIssue')
    .select(['ordinal', 'issuedAt'])
    .where('couponNo', '=', couponNo)
    .where('memberNo', '=', memberNo)
    .orderBy('ordinal', 'desc')
    .limit(Math.max(1, dailyIssuePerPersonCnt ?? 1))
    .execute();
  const ofToday = last.filter(({ issuedAt }) => fromTimestamp(issuedAt) >= startOfKstDay(now));
  return {
    ordinal: (last[0]?.ordinal ?? 0) + 1,
    isEnoughToday: dailyIssuePerPersonCnt !== null && ofToday.length + (today?.takenCnt ?? 0) >= dailyIssuePerPersonCnt,
  };
}

/** Counts one more coupon of a Korean day; the coupon's locked row lets one after another in. */
async function countToday(transaction: Transaction, couponNo: number, now: EpochMs): Promise<number> {
  const { totalCnt } = await transaction
    .insertInto('listCount')
    .values({ listKey: `coupons-of-day/${couponNo}/${formatYmdt(startOfKstDay(now)).slice(0, 10)}`, totalCnt: 1 })
    .onConflict((conflict) =>
      conflict.column('listKey').doUpdateSet((row) => ({ totalCnt: row('listCount.totalCnt', '+', 1) })),
    )
    .returning('totalCnt')
    .executeTakeFirstOrThrow();
  return totalCnt;
}
