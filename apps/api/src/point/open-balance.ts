import type { EpochMs, MemberNo } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';

/** Opens the balance of a new member with what the person owed when they left. @param owedAmt won, 0 for nothing */
export async function openBalance(
  transaction: Transaction,
  { memberNo, owedAmt, at }: { readonly memberNo: MemberNo; readonly owedAmt: number; readonly at: EpochMs },
): Promise<void> {
  await transaction.insertInto('pointBalance').values({ memberNo, owedAmt }).execute();
  if (owedAmt === 0) return;
  await transaction
    .insertInto('pointLedger')
    .values({
      memberNo,
      effectKey: `owed-before:${memberNo}`,
      status: 'SUBTRACTION',
      reason: 'SUB_RETURN',
      pointAmt: 0,
      owedAmt,
      balanceAmt: 0,
      registeredAt: toTimestamp(at),
    })
    .execute();
}
