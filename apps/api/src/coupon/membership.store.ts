import {
  kstMonth,
  membershipRefusal,
  type EpochMs,
  type OneTimeBenefit,
  refuse,
  type CouponNo,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import { lockRedeemed } from '../benefit/benefit.ts';
import type { Database, Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { issueCoupon, type Issue, type CouponMember } from './issue.store.ts';

/** The membership coupon of a month as a benefit that a person gets once. */
export const MEMBERSHIP: OneTimeBenefit = { kind: 'MEMBERSHIP', no: null, endAt: null };

/** Which membership coupon a member has got in a Korean month, `yyyy-MM`; null for none. */
export async function findIssuedThisMonth(
  database: Database | Transaction,
  memberNo: MemberNo,
  issueMonth: string,
): Promise<number | null> {
  const row = await database
    .selectFrom('membershipIssue')
    .innerJoin('couponIssue', 'couponIssue.couponIssueNo', 'membershipIssue.couponIssueNo')
    .select('couponNo')
    .where('membershipIssue.memberNo', '=', memberNo)
    .where('issueMonth', '=', issueMonth)
    .executeTakeFirst();
  return row?.couponNo ?? null;
}

/**
 * Issues a membership coupon, only one of all in a Korean month: the primary key of the month's row lets one of several
 * concurrent calls through. Rejects with MB08 for a second one, also of a former membership; otherwise as every issue.
 */
export async function issueMembership(
  transaction: Transaction,
  couponNo: CouponNo,
  member: CouponMember,
  now: EpochMs,
): Promise<Issue> {
  const issueMonth = kstMonth(now);
  refuse(membershipRefusal((await findIssuedThisMonth(transaction, member.memberNo, issueMonth)) !== null));
  const [before] = await lockRedeemed(transaction, member.memberNo, [MEMBERSHIP], now);
  refuse(membershipRefusal(before !== undefined && before.takenCnt > 0));
  const issue = await issueCoupon(transaction, { couponNo, issueType: 'MEMBERSHIP' }, member, now);
  const month = await transaction
    .insertInto('membershipIssue')
    .values({
      memberNo: member.memberNo,
      issueMonth,
      couponIssueNo: issue.couponIssueNo,
      issuedAt: toTimestamp(now),
    })
    .onConflict((conflict) => conflict.columns(['memberNo', 'issueMonth']).doNothing())
    .returning('couponIssueNo')
    .executeTakeFirst();
  refuse(membershipRefusal(month === undefined));
  return issue;
}
