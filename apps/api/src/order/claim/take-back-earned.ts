import type { EpochMs } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { lockBalance, takePointsBack } from '../../point/point.ts';
import { enterPoints } from '../reservation/restore-benefits.ts';

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

/** Takes back what is left of the points that a photo review of an option has brought, once all of it has gone back. */
export async function takeBackPhotoPoints(transaction: Transaction, orderOptionNo: number, at: EpochMs): Promise<void> {
  const given = await transaction
    .selectFrom('review')
    .innerJoin('pointLedger', (join) =>
      join
        .onRef('pointLedger.memberNo', '=', 'review.memberNo')
        .onRef('pointLedger.reviewNo', '=', 'review.reviewNo')
        .on('pointLedger.reason', '=', 'ADD_POSTING'),
    )
    .select(['review.reviewNo', 'pointLedger.memberNo', 'pointLedger.effectKey as givenBy'])
    .where('review.orderOptionNo', '=', orderOptionNo)
    .executeTakeFirst();
  if (given === undefined) return;
  await takePointsBack(transaction, {
    ...given,
    reason: 'SUB_RETURN',
    effectKey: `review:${given.reviewNo}:returned`,
    at,
  });
}
