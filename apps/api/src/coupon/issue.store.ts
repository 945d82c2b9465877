import {
  commerceError,
  type CouponIssueNo,
  type CouponNo,
  type CouponTaker,
  type CouponTerms,
  couponUseEnd,
  type CouponWay,
  type EpochMs,
  formatYmdt,
  leftRefusal,
  type MemberNo,
  type OneTimeBenefit,
  quotaRefusal,
  refuse,
  startOfKstDay,
  takerRefusal,
} from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import { lockRedeemed } from '../benefit/benefit.ts';
import type { Transaction } from '../database/database.ts';
import { fromNullableTimestamp, fromTimestamp, toTimestamp } from '../database/instant.ts';
import type { CouponRow } from '../database/schema/schema.ts';

/** Who gets a coupon. */
export interface CouponMember extends CouponTaker {
  readonly memberNo: MemberNo;
}

/** A coupon just issued. */
export interface Issue {
  readonly couponNo: CouponNo;
  readonly couponIssueNo: CouponIssueNo;
  readonly couponName: string;
  readonly couponNameEn: string;
  readonly useEndAt: EpochMs;
}

/** The coupon to issue, and its way of issue. */
export interface Wanted {
  readonly couponNo: CouponNo;
  readonly issueType: CouponWay;
}

/**
 * Issues a coupon in the requested way. One conditional statement counts the total and serializes concurrent issues; a
 * refusal rolls it back.
 * Rejects with NOT_FOUND and as the core's couponRefusal says, in its order.
 */
export async function issueCoupon(
  transaction: Transaction,
  wanted: Wanted,
  member: CouponMember,
  now: EpochMs,
): Promise<Issue> {
  const { couponNo, issueType } = wanted;
  const coupon = await takeOne(transaction, wanted);
  refuse(takerRefusal(issueTermsOf(coupon), member, now));
  const before = await lockRedeemed(transaction, member.memberNo, couponBenefits(couponNo), now);
  const { ordinal, ofTodayCnt } = await lookAtIssues(transaction, coupon, member.memberNo, now);
  // Coupons of a grade are issued monthly: their caller counts the months of a membership.
  const [ofAll = 0, today = 0, monthCnt = 0] = before.map(({ takenCnt }) => takenCnt);
  const taken = { takenCnt: ordinal - 1 + ofAll, todayCnt: ofTodayCnt + today, monthCnt };
  refuse(quotaRefusal(coupon, issueType, taken));
  const isLeftToday =
    coupon.dailyIssueCnt === null || (await countToday(transaction, couponNo, now)) <= coupon.dailyIssueCnt;
  refuse(leftRefusal(couponNo, isLeftToday));
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
function couponBenefits(couponNo: CouponNo): readonly OneTimeBenefit[] {
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
  const coupon = await transaction
    .selectFrom('coupon')
    .select('couponNo')
    .where('couponNo', '=', couponNo)
    .where('issueType', '=', issueType)
    .where('displayable', '=', true)
    .executeTakeFirst();
  refuse(coupon === undefined ? null : leftRefusal(couponNo, false));
  throw commerceError('NOT_FOUND', { details: { couponNo } });
}

/** What a coupon asks of the member who gets it. */
export function issueTermsOf<Row extends IssueTermsRow>(row: Row): Row & CouponTerms {
  return {
    ...row,
    issueStartAt: fromNullableTimestamp(row.issueStartAt),
    issueEndAt: fromNullableTimestamp(row.issueEndAt),
    useEndAt: fromNullableTimestamp(row.useEndAt),
  };
}

type IssueTermsRow = Pick<Selectable<CouponRow>, keyof CouponTerms>;

/** Which coupon of its kind the next one would be for a member, and how many of them are today's. */
async function lookAtIssues(
  transaction: Transaction,
  { couponNo, dailyIssuePerPersonCnt }: Pick<Selectable<CouponRow>, 'couponNo' | 'dailyIssuePerPersonCnt'>,
  memberNo: MemberNo,
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
    ofTodayCnt: ofToday.length,
  };
}

/** Counts a coupon of a Korean day; serialized by the locked row of the coupon. */
async function countToday(transaction: Transaction, couponNo: CouponNo, now: EpochMs): Promise<number> {
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
