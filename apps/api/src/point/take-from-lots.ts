import type { AccumulationNo, EpochMs, MemberNo } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';

/** Points that a ledger entry takes from lots. */
interface LotTake {
  readonly memberNo: MemberNo;
  /** Won. */
  readonly amount: number;
  readonly accumulationNo: AccumulationNo;
  /** Takes only lots that can be spent then; every lot when left out. */
  readonly usableAt?: EpochMs;
  /** The lot to take from first; by default the one that expires first. */
  readonly firstLotNo?: number;
}

/**
 * Takes points out of a member's lots and notes from which; answers how many were not there.
 * The balance is locked before.
 */
export async function takeFromLots(transaction: Transaction, take: LotTake): Promise<number> {
  const { memberNo, amount, accumulationNo, usableAt, firstLotNo } = take;
  let query = transaction
    .selectFrom('pointLot')
    .select(['pointLotNo', 'restAmt'])
    .where('memberNo', '=', memberNo)
    .where('restAmt', '>', 0)
    .orderBy('expiresAt')
    .orderBy('pointLotNo')
    .forUpdate();
  if (usableAt !== undefined) {
    const at = toTimestamp(usableAt);
    query = query.where('startsAt', '<=', at).where('expiresAt', '>', at);
  }
  const lots = await query.execute();
  const isFirst = (lot: { readonly pointLotNo: number }) => Number(lot.pointLotNo === firstLotNo);
  let left = amount;
  for (const { pointLotNo, restAmt } of lots.toSorted((one, other) => isFirst(other) - isFirst(one))) {
    const spentAmt = Math.min(left, restAmt);
    if (spentAmt === 0) break;
    left -= spentAmt;
    await transaction
      .updateTable('pointLot')
      .set((row) => ({ restAmt: row('restAmt', '-', spentAmt) }))
      .where('pointLotNo', '=', pointLotNo)
      .execute();
    await transaction.insertInto('pointSpend').values({ accumulationNo, pointLotNo, spentAmt }).execute();
  }
  return left;
}
