import { commerceError, type EpochMs } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { fromNullableTimestamp } from '../database/instant.ts';
import { issueCoupon, type Issue, type CouponMember } from './issue.store.ts';

/**
 * Issues the coupon of a promotion code. Rejects with NOT_FOUND for a wrong code, STATE_CONFLICT for a coupon the member
 * has, COUPON_EXPIRED after its time, COUPON_EXHAUSTED, COUPON_UNUSABLE before its time or for another grade, and
 * TELECOM_ONLY.
 * @param code in capital letters
 */
export async function registerCode(
  transaction: Transaction,
  code: string,
  member: CouponMember,
  now: EpochMs,
): Promise<Issue> {
  const coupon = await transaction
    .selectFrom('coupon')
    .select(['couponNo', 'issueEndAt', 'useDays', 'useEndAt', 'issuePerPersonCnt'])
    .where(sql<boolean>`upper(promotion_code) = ${code}`)
    .where('issueType', '=', 'CODE')
    .where('displayable', '=', true)
    .executeTakeFirst();
  if (coupon === undefined) throw commerceError('NOT_FOUND');
  const { couponNo } = coupon;
  // Whoever has the coupon is refused for that, even when it has run out or ended meanwhile.
  const owned = await transaction
    .selectFrom('couponIssue')
    .select('ordinal')
    .where('couponNo', '=', couponNo)
    .where('memberNo', '=', member.memberNo)
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (owned !== undefined && owned.ordinal >= coupon.issuePerPersonCnt) {
    throw commerceError('STATE_CONFLICT', { details: { couponNo } });
  }
  const ends = [coupon.issueEndAt, coupon.useEndAt].map(fromNullableTimestamp);
  if (ends.some((end) => end !== null && end <= now)) throw commerceError('COUPON_EXPIRED', { details: { couponNo } });
  return issueCoupon(transaction, { couponNo, issueType: 'CODE' }, member, now);
}
