import { commerceError, type MemberNo } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';

/**
 * Locks a member and answers whether they are still one: who has left buys and asks for nothing more, who has not cannot
 * leave until the transaction ends, nor reserve another order of the same cart.
 */
export async function lockActiveMember(transaction: Transaction, memberNo: MemberNo): Promise<boolean> {
  const member = await transaction
    .selectFrom('member')
    .select('memberNo')
    .where('memberNo', '=', memberNo)
    .where('status', '=', 'ACTIVE')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return member !== undefined;
}

/** Locks a member who writes something and answers their name. Rejects with A401 for one who has left. */
export async function lockWriter(transaction: Transaction, memberNo: MemberNo): Promise<string> {
  if (!(await lockActiveMember(transaction, memberNo))) throw commerceError('A401');
  const { name } = await transaction
    .selectFrom('member')
    .select('name')
    .where('memberNo', '=', memberNo)
    .executeTakeFirstOrThrow();
  return name;
}
