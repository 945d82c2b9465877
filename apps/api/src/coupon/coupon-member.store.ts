import { commerceError, type EpochMs, isTelecomCustomer, type MemberNo } from '@dealstore/commerce-core/domain';
import type { Database } from '../database/database.ts';
import { readCarrier } from '../session/session.ts';
import { hasPurchased } from './has-purchased.ts';
import type { CouponMember } from './issue.store.ts';

/** Reads the facts of a member that coupons depend on. Rejects with A401 for one who has left. */
export async function findCouponMember(database: Database, memberNo: MemberNo, now: EpochMs): Promise<CouponMember> {
  const row = await database
    .selectFrom('member')
    .innerJoin('memberGrade', 'memberGrade.gradeNo', 'member.gradeNo')
    .select(['carrier', 'code', hasPurchased(now).as('hasPurchased')])
    .where('memberNo', '=', memberNo)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (row === undefined) throw commerceError('A401');
  return {
    memberNo,
    gradeCode: row.code,
    isTelecomCustomer: isTelecomCustomer(readCarrier(row.carrier)),
    hasPurchased: row.hasPurchased,
  };
}
