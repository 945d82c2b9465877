import type { EpochMs, PointReason } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { reopenCoupons, returnToLot } from '../reservation/give-back.ts';

/** Gives coupons of an order back because all they lowered has gone back, each once. */
export async function returnCoupons(
  transaction: Transaction,
  {
    orderNo,
    claimNo,
    couponIssueNos,
    at,
  }: {
    readonly orderNo: string;
    readonly claimNo: number;
    readonly couponIssueNos: readonly number[];
    readonly at: EpochMs;
  },
): Promise<void> {
  if (couponIssueNos.length === 0) return;
  const uses = await transaction
    .updateTable('couponUse')
    .set({ restoredAt: toTimestamp(at), claimNo })
    .where('orderNo', '=', orderNo)
    .where('couponIssueNo', 'in', couponIssueNos)
    .where('restoredAt', 'is', null)
    .returning('couponIssueNo')
    .execute();
  await reopenCoupons(transaction, { orderNo, couponIssueNos: uses.map((use) => use.couponIssueNo), at });
}

interface PointsBack {
  readonly orderNo: string;
  readonly memberNo: number;
  readonly claimNo: number;
  /** Won. */
  readonly amount: number;
  readonly reason: PointReason;
  readonly at: EpochMs;
}

/** Gives points of an order back to the lots they came from, or new ones for those that have ended; those that last longest first. */
export async function returnPoints(transaction: Transaction, back: PointsBack): Promise<void> {
  if (back.amount === 0) return;
  await lockBalance(transaction, back.memberNo);
  const spent = await transaction
    .selectFrom('pointLedger')
    .innerJoin('pointSpend', 'pointSpend.accumulationNo', 'pointLedger.accumulationNo')
    .innerJoin('pointLot', 'pointLot.pointLotNo', 'pointSpend.pointLotNo')
    .select(['pointLedger.accumulationNo', 'pointLedger.memberNo', 'pointSpend.pointLotNo', 'pointLot.expiresAt'])
    .select((row) => row('spentAmt', '-', row.ref('returnedAmt')).as('owedAmt'))
    .where('orderNo', '=', back.orderNo)
    .where('status', '=', 'SUBTRACTION')
    .orderBy('pointLot.expiresAt', 'desc')
    .orderBy('pointSpend.pointLotNo')
    .execute();
  let left = back.amount;
  for (const spend of spent) {
    const returnedAmt = Math.min(left, spend.owedAmt);
    if (returnedAmt <= 0) continue;
    left -= returnedAmt;
    await returnToLot(transaction, spend, returnedAmt, back.at);
  }
  if (left > 0) throw new Error(`order ${back.orderNo} gives back ${left} points more than it has spent`);
  await enterPoints(transaction, {
    ...back,
    effectKey: `claim:${back.claimNo}:points`,
    status: 'GIVE_BY_CANCELED',
    orderOptionNo: null,
  });
}

/**
 * Takes back points that a purchase has brought, or was to bring, for pieces that have gone back. Assumed: what a member
 * has spent of them meanwhile stays with the member.
 */
export async function takeBackEarned(
  transaction: Transaction,
  option: {
    readonly orderNo: string;
    readonly orderOptionNo: number;
    readonly memberNo: number;
    readonly orderStatusType: string;
  },
  { claimNo, lessAmt, leftAmt, at }: { claimNo: number; lessAmt: number; leftAmt: number; at: EpochMs },
): Promise<void> {
  const { orderNo, orderOptionNo, memberNo } = option;
  if (lessAmt === 0) return;
  if (option.orderStatusType !== 'BUY_CONFIRM') {
    const waiting = transaction.deleteFrom('pointWaiting').where('orderOptionNo', '=', orderOptionNo);
    await (leftAmt === 0
      ? waiting.execute()
      : transaction
          .updateTable('pointWaiting')
          .set({ waitingAmt: leftAmt })
          .where('orderOptionNo', '=', orderOptionNo)
          .execute());
    return;
  }
  await lockBalance(transaction, memberNo);
  const lot = await transaction
    .selectFrom('pointLedger')
    .innerJoin('pointLot', 'pointLot.pointLotNo', 'pointLedger.pointLotNo')
    .select(['pointLot.pointLotNo', 'pointLot.restAmt'])
    .where('effectKey', '=', `option:${orderOptionNo}:confirm`)
    .executeTakeFirst();
  const takenAmt = Math.min(lessAmt, lot?.restAmt ?? 0);
  if (lot === undefined || takenAmt === 0) return;
  await transaction
    .updateTable('pointLot')
    .set((row) => ({ restAmt: row('restAmt', '-', takenAmt) }))
    .where('pointLotNo', '=', lot.pointLotNo)
    .execute();
  await enterPoints(transaction, {
    orderNo,
    memberNo,
    claimNo,
    orderOptionNo,
    amount: -takenAmt,
    reason: 'SUB_RETURN',
    effectKey: `claim:${claimNo}:option:${orderOptionNo}:earned`,
    status: 'SUBTRACTION_BY_CANCELED',
    at,
  });
}

/** The balance before the lots, as whoever spends locks them. */
async function lockBalance(transaction: Transaction, memberNo: number): Promise<void> {
  await transaction
    .selectFrom('pointBalance')
    .select('balanceAmt')
    .where('memberNo', '=', memberNo)
    .forUpdate()
    .execute();
}

async function enterPoints(
  transaction: Transaction,
  entry: PointsBack & {
    readonly effectKey: string;
    readonly status: 'GIVE_BY_CANCELED' | 'SUBTRACTION_BY_CANCELED';
    readonly orderOptionNo: number | null;
  },
): Promise<void> {
  const { amount, at, ...kept } = entry;
  const balance = await transaction
    .updateTable('pointBalance')
    .set((row) => ({ balanceAmt: row('balanceAmt', '+', amount) }))
    .where('memberNo', '=', entry.memberNo)
    .returning('balanceAmt')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('pointLedger')
    .values({ ...kept, pointAmt: amount, balanceAmt: balance.balanceAmt, registeredAt: toTimestamp(at) })
    .execute();
}
