import type { MemberNo } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';

/** One change of a member's lists at a time: their limits hold under any race. */
export async function lockMember(transaction: Transaction, memberNo: MemberNo): Promise<void> {
  await transaction.selectFrom('member').select('memberNo').where('memberNo', '=', memberNo).forNoKeyUpdate().execute();
}
