import { endOfReturned, type EpochMs } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { fromTimestamp, toTimestamp } from '../../database/instant.ts';

/** Points an order spent of a lot, and how many of them are still its own; won. */
interface SpentPoints {
  readonly accumulationNo: number;
  readonly memberNo: number;
  readonly pointLotNo: number;
  readonly expiresAt: Date;
}

/** Gives points back to the lot they came from; into a new one that can still be spent when it has ended meanwhile. */
export async function returnToLot(
  transaction: Transaction,
  spent: SpentPoints,
  amount: number,
  at: EpochMs,
): Promise<void> {
  const { accumulationNo, memberNo, pointLotNo } = spent;
  await transaction
    .updateTable('pointSpend')
    .set((row) => ({ returnedAmt: row('returnedAmt', '+', amount) }))
    .where('accumulationNo', '=', accumulationNo)
    .where('pointLotNo', '=', pointLotNo)
    .execute();
  const expiresAt = fromTimestamp(spent.expiresAt);
  const endAt = endOfReturned(expiresAt, at);
  if (endAt === expiresAt) {
    await transaction
      .updateTable('pointLot')
      .set((row) => ({ restAmt: row('restAmt', '+', amount) }))
      .where('pointLotNo', '=', pointLotNo)
      .execute();
    return;
  }
  await transaction
    .insertInto('pointLot')
    .values({
      memberNo,
      grantedAmt: amount,
      restAmt: amount,
      startsAt: toTimestamp(at),
      expiresAt: toTimestamp(endAt),
    })
    .execute();
}

/** Makes coupons of an order usable again, those that have ended meanwhile for some days more. */
export async function reopenCoupons(
  transaction: Transaction,
  { orderNo, couponIssueNos, at }: { orderNo: string; couponIssueNos: readonly number[]; at: EpochMs },
): Promise<void> {
  if (couponIssueNos.length === 0) return;
  const issues = await transaction
    .updateTable('couponIssue')
    .set({ usedAt: null, usedOrderNo: null })
    .where('couponIssueNo', 'in', couponIssueNos)
    .where('usedOrderNo', '=', orderNo)
    .returning(['couponIssueNo', 'useEndAt'])
    .execute();
  for (const { couponIssueNo, useEndAt } of issues) {
    const endAt = endOfReturned(fromTimestamp(useEndAt), at);
    if (endAt === fromTimestamp(useEndAt)) continue;
    const issue = transaction.updateTable('couponIssue').set({ useEndAt: toTimestamp(endAt) });
    await issue.where('couponIssueNo', '=', couponIssueNo).execute();
  }
}
