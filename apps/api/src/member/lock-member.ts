import { commerceError, type MemberNo } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';

/**
 * Locks a member and answers whether they are still one: one who has left buys and asks for nothing more, one
 * who has not cannot leave until the transaction ends, nor reserve another order of the same cart.
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

/** One change of a member at a time. Rejects with A401 for one who has left. */
export async function lockMember(transaction: Transaction, memberNo: MemberNo): Promise<void> {
  if (!(await lockActiveMember(transaction, memberNo))) throw commerceError('A401');
}

/** Locks a member who writes something and answers their name. Rejects with A401 for one who has left. */
export async function lockWriter(transaction: Transaction, memberNo: MemberNo): Promise<string> {
  await lockMember(transaction, memberNo);
  const { name } = await transaction
    .selectFrom('member')
    .select('name')
    .where('memberNo', '=', memberNo)
    .executeTakeFirstOrThrow();
  return name;
}

/**
 * One change of what belongs to a member at a time, whether they are still one or not: limits
 * and counts hold under any race.
 */
export async function lockMemberRow(transaction: Transaction, memberNo: MemberNo): Promise<void> {
  await transaction.selectFrom('member').select('memberNo').where('memberNo', '=', memberNo).forNoKeyUpdate().execute();
}
