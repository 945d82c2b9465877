import {
  type ClaimNo,
  type EpochMs,
  type MemberNo,
  type OrderNo,
  type OrderOptionNo,
  won,
  ZERO_WON,
} from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { takePointsBack } from '../../point/point.ts';

/** Takes back points that a purchase has earned, or would earn, for returned pieces. */
export async function takeBackEarned(
  transaction: Transaction,
  option: {
    readonly orderNo: OrderNo;
    readonly orderOptionNo: OrderOptionNo;
    readonly memberNo: MemberNo;
    readonly orderStatusType: string;
  },
  { claimNo, lessAmt, leftAmt, at }: { claimNo: ClaimNo; lessAmt: number; leftAmt: number; at: EpochMs },
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
  await takePointsBack(transaction, {
    memberNo,
    orderNo,
    orderOptionNo,
    claimNo,
    givenBy: `option:${orderOptionNo}:confirm`,
    keptAmt: won(leftAmt),
    reason: 'SUB_RETURN',
    effectKey: `claim:${claimNo}:option:${orderOptionNo}:earned`,
    status: 'SUBTRACTION_BY_CANCELED',
    at,
  });
}

/** Takes back the points of an option's photo review once all of its pieces are returned. */
export async function takeBackPhotoPoints(
  transaction: Transaction,
  orderOptionNo: OrderOptionNo,
  at: EpochMs,
): Promise<void> {
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
    keptAmt: ZERO_WON,
    status: 'SUBTRACTION',
    reason: 'SUB_RETURN',
    effectKey: `review:${given.reviewNo}:returned`,
    at,
  });
}
