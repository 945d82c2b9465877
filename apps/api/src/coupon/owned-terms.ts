import { type EpochMs, type OwnedCoupon, latestPast, type MemberNo } from '@dealstore/commerce-core/domain';
import type { Database } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { couponTermsOf, TERMS_COLUMNS } from './coupon-terms.ts';

/** Coupons of a member that are weighed at most; those that end first, as an order sheet weighs them. */
const MOST_COUPONS = 200;

/** The coupons a member owns unused, as the rules of an order sheet see them. */
export async function ownedTermsOf(
  database: Database,
  memberNo: MemberNo,
  now: EpochMs,
): Promise<readonly OwnedCoupon[]> {
  const rows = await ownedTermsQuery(database, memberNo, now).execute();
  return rows.map((row) => ({
    couponIssueNo: row.couponIssueNo,
    couponName: row.couponName,
    ...couponTermsOf(row),
    useStartAt: fromTimestamp(row.useStartAt),
    useEndAt: fromTimestamp(row.issueUseEndAt),
  }));
}

/** The query behind a member's unused coupons that have not ended. */
function ownedTermsQuery(database: Database, memberNo: MemberNo, now: EpochMs) {
  return database
    .selectFrom('couponIssue')
    .innerJoin('coupon', 'coupon.couponNo', 'couponIssue.couponNo')
    .select(['couponIssueNo', 'couponName', 'useStartAt', 'couponIssue.useEndAt as issueUseEndAt'])
    .select(TERMS_COLUMNS)
    .where('memberNo', '=', memberNo)
    .where('usedAt', 'is', null)
    .where('couponIssue.useEndAt', '>', toTimestamp(latestPast(now)))
    .orderBy('couponIssue.useEndAt')
    .orderBy('couponIssueNo')
    .limit(MOST_COUPONS);
}
