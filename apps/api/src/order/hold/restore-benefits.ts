import {
  type AccumulationNo,
  type ClaimNo,
  type CouponIssueNo,
  endOfReturned,
  type EpochMs,
  type MemberNo,
  type OrderNo,
  type PointReason,
} from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { fromTimestamp, toTimestamp } from '../../database/instant.ts';
import { creditPoints, expireLots, lockBalance } from '../../point/point.ts';

/** Points an order spent of a lot, and how many of them have not been restored yet; won. */
interface SpentPoints {
  readonly accumulationNo: AccumulationNo;
  readonly memberNo: MemberNo;
  readonly pointLotNo: number;
  readonly expiresAt: Date;
  readonly leftAmt: number;
}

/** Points of an order that are restored. */
interface RestoredPoints {
  readonly orderNo: OrderNo;
  readonly memberNo: MemberNo;
  /** Null of an order that ends unpaid. */
  readonly claimNo: ClaimNo | null;
  /** Won. */
  readonly amount: number;
  readonly reason: PointReason;
  /** Names what has this effect once. */
  readonly effectKey: string;
  readonly at: EpochMs;
}

/** Which coupons of an order are restored; left out for all of them. */
interface RestoredCoupons {
  readonly orderNo: OrderNo;
  readonly claimNo: ClaimNo | null;
  readonly couponIssueNos?: readonly CouponIssueNo[];
  readonly at: EpochMs;
}

/** Restores coupons of an order to the member, each once. */
export async function restoreCoupons(transaction: Transaction, restored: RestoredCoupons): Promise<void> {
  const { orderNo, claimNo, couponIssueNos, at } = restored;
  if (couponIssueNos?.length === 0) return;
  const uses = await transaction
    .updateTable('couponUse')
    .set({ restoredAt: toTimestamp(at), claimNo })
    .where('orderNo', '=', orderNo)
    .where('restoredAt', 'is', null)
    .$if(couponIssueNos !== undefined, (query) => query.where('couponIssueNo', 'in', couponIssueNos ?? []))
    .returning('couponIssueNo')
    .execute();
  await reopenCoupons(transaction, { orderNo, couponIssueNos: uses.map((use) => use.couponIssueNo), at });
}

/** Restores every point of an order that ends unpaid, once. */
export async function restoreAllPoints(transaction: Transaction, orderNo: OrderNo, at: EpochMs): Promise<void> {
  const spent = await findSpentPoints(transaction, orderNo);
  const [first] = spent;
  if (first === undefined) return;
  await restorePoints(transaction, {
    orderNo,
    memberNo: first.memberNo,
    claimNo: null,
    amount: spent.reduce((sum, spend) => sum + spend.leftAmt, 0),
    reason: 'ADD_CANCEL',
    effectKey: `order:${orderNo}:use-back:${first.accumulationNo}`,
    at,
  });
}

/**
 * Restores points of an order to the lots they came from, those that last longest first; what is
 * owed is set off against them.
 */
export async function restorePoints(transaction: Transaction, restored: RestoredPoints): Promise<void> {
  const { orderNo, memberNo, amount, at } = restored;
  if (amount === 0) return;
  await lockBalance(transaction, memberNo);
  await expireLots(transaction, memberNo, at);
  let left = amount;
  for (const spend of await findSpentPoints(transaction, orderNo)) {
    const restoredAmt = Math.min(left, spend.leftAmt);
    if (restoredAmt <= 0) break;
    left -= restoredAmt;
    await restoreToLot(transaction, spend, restoredAmt, at);
  }
  if (left > 0) throw new Error(`order ${orderNo} restores ${left} points more than it has spent`);
  await creditPoints(transaction, { ...restored, status: 'GIVE_BY_CANCELED' });
}

async function findSpentPoints(transaction: Transaction, orderNo: OrderNo): Promise<readonly SpentPoints[]> {
  const spent = await transaction
    .selectFrom('pointLedger')
    .innerJoin('pointSpend', 'pointSpend.accumulationNo', 'pointLedger.accumulationNo')
    .innerJoin('pointLot', 'pointLot.pointLotNo', 'pointSpend.pointLotNo')
    .select(['pointLedger.accumulationNo', 'pointLedger.memberNo', 'pointSpend.pointLotNo', 'pointLot.expiresAt'])
    .select((row) => row('spentAmt', '-', row.ref('returnedAmt')).as('leftAmt'))
    .where('orderNo', '=', orderNo)
    .where('status', '=', 'SUBTRACTION')
    .orderBy('pointLot.expiresAt', 'desc')
    .orderBy('pointSpend.pointLotNo')
    .execute();
  return spent.filter((spend) => spend.leftAmt > 0);
}

/** Restores points to the lot they came from; one that has expired meanwhile gets a later end. */
async function restoreToLot(transaction: Transaction, spent: SpentPoints, amount: number, at: EpochMs): Promise<void> {
  const { accumulationNo, pointLotNo } = spent;
  await transaction
    .updateTable('pointSpend')
    .set((row) => ({ returnedAmt: row('returnedAmt', '+', amount) }))
    .where('accumulationNo', '=', accumulationNo)
    .where('pointLotNo', '=', pointLotNo)
    .execute();
  const expiresAt = toTimestamp(endOfReturned(fromTimestamp(spent.expiresAt), at));
  await transaction
    .updateTable('pointLot')
    .set((row) => ({ restAmt: row('restAmt', '+', amount), expiresAt }))
    .where('pointLotNo', '=', pointLotNo)
    .execute();
}

/** Makes coupons of an order usable again, those that have ended meanwhile for some days more. */
async function reopenCoupons(
  transaction: Transaction,
  { orderNo, couponIssueNos, at }: { orderNo: OrderNo; couponIssueNos: readonly CouponIssueNo[]; at: EpochMs },
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
