import type { EpochMs, MemberNo } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { lockBalance } from './lock-balance.ts';

/** Removes a member's expired points from the balance. */
export async function expireLots(transaction: Transaction, memberNo: MemberNo, now: EpochMs): Promise<void> {
  const due = await transaction
    .selectFrom('pointLot')
    .select(['pointLotNo', 'memberNo'])
    .where('memberNo', '=', memberNo)
    .where('restAmt', '>', 0)
    .where('expiresAt', '<=', toTimestamp(now))
    .orderBy('pointLotNo')
    .execute();
  for (const lot of due) await expireLot(transaction, lot, now);
}

/** Removes the rest of a lot from the balance, once, with a ledger entry. */
export async function expireLot(
  transaction: Transaction,
  { pointLotNo, memberNo }: { readonly pointLotNo: number; readonly memberNo: MemberNo },
  now: EpochMs,
): Promise<void> {
  const balance = await lockBalance(transaction, memberNo);
  const lot = await transaction
    .selectFrom('pointLot')
    .select('restAmt')
    .where('pointLotNo', '=', pointLotNo)
    .where('restAmt', '>', 0)
    .forUpdate()
    .executeTakeFirst();
  if (balance === null || lot === undefined) return;
  const balanceAmt = balance.balanceAmt - lot.restAmt;
  await transaction.updateTable('pointLot').set({ restAmt: 0 }).where('pointLotNo', '=', pointLotNo).execute();
  await transaction.updateTable('pointBalance').set({ balanceAmt }).where('memberNo', '=', memberNo).execute();
  await transaction
    .insertInto('pointLedger')
    .values({
      memberNo,
      // A refund may restore points to a lot that has expired before.
      effectKey: `lot:${pointLotNo}:expire:${now}`,
      status: 'SUBTRACTION',
      reason: 'SUB_EXPIRED',
      pointAmt: -lot.restAmt,
      balanceAmt,
      pointLotNo,
      registeredAt: toTimestamp(now),
    })
    .execute();
}
