import { codeRefusal, commerceError, type EpochMs, refuse } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { fromNullableTimestamp } from '../database/instant.ts';
import { issueCoupon, type Issue, type CouponMember } from './issue.store.ts';

/**
 * Issues the coupon of a promotion code. Rejects with NOT_FOUND for a wrong code, as the core's codeRefusal
 * says, and as every issue does.
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
    .select(['couponNo', 'issueEndAt', 'useEndAt', 'issuePerPersonCnt', 'dailyIssuePerPersonCnt'])
    .where(sql<boolean>`upper(promotion_code) = ${code}`)
    .where('issueType', '=', 'CODE')
    .where('displayable', '=', true)
    .executeTakeFirst();
  if (coupon === undefined) throw commerceError('NOT_FOUND');
  const { couponNo } = coupon;
  const owned = await transaction
    .selectFrom('couponIssue')
    .select('ordinal')
    .where('couponNo', '=', couponNo)
    .where('memberNo', '=', member.memberNo)
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirst();
  const ends = {
    issueEndAt: fromNullableTimestamp(coupon.issueEndAt),
    useEndAt: fromNullableTimestamp(coupon.useEndAt),
  };
  const taken = { takenCnt: owned?.ordinal ?? 0, todayCnt: 0, monthCnt: 0 };
  refuse(codeRefusal({ ...coupon, ...ends }, taken, now));
  return issueCoupon(transaction, { couponNo, issueType: 'CODE' }, member, now);
}
