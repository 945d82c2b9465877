import { type MemberNo, type Won, won } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';

/** Points of a member, in won: what there is, or what is owed. */
export interface LockedBalance {
  readonly balanceAmt: Won;
  readonly owedAmt: Won;
}

/**
 * Locks the points of a member, the balance before its lots as everybody does, and answers
 * it; null where there is none.
 */
export async function lockBalance(transaction: Transaction, memberNo: MemberNo): Promise<LockedBalance | null> {
  const balance = await transaction
    .selectFrom('pointBalance')
    .select(['balanceAmt', 'owedAmt'])
    .where('memberNo', '=', memberNo)
    .forUpdate()
    .executeTakeFirst();
  return balance === undefined ? null : { balanceAmt: won(balance.balanceAmt), owedAmt: won(balance.owedAmt) };
}
