import { commerceError, type MemberNo } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';

/** One change of a member at a time. Rejects with A401 for one who has left. */
export async function lockMember(transaction: Transaction, memberNo: MemberNo): Promise<void> {
  const member = await transaction
    .selectFrom('member')
    .select('memberNo')
    .where('memberNo', '=', memberNo)
    .where('status', '=', 'ACTIVE')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (member === undefined) throw commerceError('A401');
}
