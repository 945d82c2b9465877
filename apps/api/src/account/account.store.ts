import { commerceError, type AccountChange, type MemberNo } from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { MemberGradeRow, MemberRow } from '../database/schema/schema.ts';

/** A member with the names of the grade. */
export type AccountRow = Pick<
  Selectable<MemberRow>,
  | 'memberNo'
  | 'name'
  | 'phone'
  | 'email'
  | 'birthDate'
  | 'gender'
  | 'carrier'
  | 'gradeNo'
  | 'dailyPick'
  | 'adultVerifiedAt'
  | 'adultMethod'
  | 'adultExpiresAt'
> &
  Pick<Selectable<MemberGradeRow>, 'label' | 'labelEn'>;

/** Reads a member; null for one who has left. */
export async function findAccount(database: Database, memberNo: MemberNo): Promise<AccountRow | null> {
  const row = await database
    .selectFrom('member')
    .innerJoin('memberGrade', 'memberGrade.gradeNo', 'member.gradeNo')
    .select(['memberNo', 'name', 'phone', 'email', 'birthDate', 'gender', 'carrier', 'member.gradeNo', 'dailyPick'])
    .select(['adultVerifiedAt', 'adultMethod', 'adultExpiresAt', 'label', 'labelEn'])
    .where('memberNo', '=', memberNo)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row ?? null;
}

/** Changes what a member may change by themselves. Rejects with A401 for one who has left. */
export async function updateAccount(database: Database, memberNo: MemberNo, change: AccountChange): Promise<void> {
  const updated = await database
    .updateTable('member')
    .set(change)
    .where('memberNo', '=', memberNo)
    .where('status', '=', 'ACTIVE')
    .returning('memberNo')
    .executeTakeFirst();
  if (updated === undefined) throw commerceError('A401');
}
