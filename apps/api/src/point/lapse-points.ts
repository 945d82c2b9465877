import type { EpochMs, MemberNo } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { lockBalance } from './lock-balance.ts';

/**
 * Ends all points of a member who leaves: every lot, the balance and what is owed, with one ledger entry; resolves with
 * what was owed, in won.
 * @param effectKey names what ends them, once
 */
export async function lapsePoints(
  transaction: Transaction,
  { memberNo, effectKey, at }: { readonly memberNo: MemberNo; readonly effectKey: string; readonly at: EpochMs },
): Promise<number> {
  const balance = await lockBalance(transaction, memberNo);
  await transaction
    .updateTable('pointLot')
    .set({ restAmt: 0 })
    .where('memberNo', '=', memberNo)
    .where('restAmt', '>', 0)
    .execute();
  if (balance === null || balance.balanceAmt + balance.owedAmt === 0) return 0;
  const none = { balanceAmt: 0, owedAmt: 0 };
  await transaction.updateTable('pointBalance').set(none).where('memberNo', '=', memberNo).execute();
  await transaction
    .insertInto('pointLedger')
    .values({
      memberNo,
      effectKey,
      status: 'SUBTRACTION',
      reason: 'SUB_DELETE_ACCOUNT',
      pointAmt: -balance.balanceAmt,
      owedAmt: -balance.owedAmt,
      balanceAmt: 0,
      registeredAt: toTimestamp(at),
    })
    .execute();
  return balance.owedAmt;
}
