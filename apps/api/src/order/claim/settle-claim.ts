import {
  accumulationLeft,
  pickupFeesKept,
  refundDueYmd,
  refundOf,
  type ClaimType,
  type EpochMs,
  type Refund,
  type RefundClaim,
  type ClaimNo,
  type OrderNo,
} from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { enqueueJob } from '../../jobs/job.ts';
import { lapsePoints } from '../../point/point.ts';
import { contextOf } from './claim-context.ts';
import type { ClaimOrder } from './claim-order.ts';
import { returnUnits } from './return-units.ts';
import { restoreCoupons, restorePoints } from '../hold/restore-benefits.ts';
import { takeBackEarned, takeBackPhotoPoints } from './take-back-earned.ts';

/** Name of the job that returns the money of a settled claim. */
export const REFUND_CLAIM = 'refund-claim';

/** A cancel or return whose refund is decided now. */
export interface SettledClaim {
  readonly claimNo: ClaimNo;
  readonly claimType: Exclude<ClaimType, 'EXCHANGE'>;
  readonly responsibleObjectType: 'BUYER' | 'SELLER';
  readonly returnWayType: RefundClaim['returnWayType'] | null;
  readonly refundType: 'PG' | 'ACCOUNT' | 'ACCUMULATION' | 'ZERO_REFUND';
  readonly options: RefundClaim['claimedProductOptions'];
  readonly at: EpochMs;
}

/**
 * Settles a claim by the rule of its estimate and restores everything of the shop itself: points, coupons, units and
 * purchase counts. A job refunds the payment, because the provider is not called in a transaction. The caller holds the
 * order's lock.
 * NOTE: the counts of goods come last: everyone who buys the same waits for those rows.
 */
export async function settleClaim(transaction: Transaction, order: ClaimOrder, claim: SettledClaim): Promise<Refund> {
  const own = order.returns.find(({ claimNo }) => claimNo === claim.claimNo);
  const others = order.returns.filter(({ claimNo, isRequested }) => claimNo !== claim.claimNo && !isRequested);
  const refund = refundOf(contextOf(order, 'ko').order, {
    claimType: claim.claimType,
    responsibleObjectType: claim.responsibleObjectType,
    claimedProductOptions: claim.options,
    ...(claim.returnWayType !== null && claim.returnWayType !== undefined && { returnWayType: claim.returnWayType }),
    ...(own !== undefined && { pickupFeesKept: pickupFeesKept(others, { ...own, receivedAt: claim.at }) }),
  });
  const { orderNo, memberNo } = order.order;
  await enterRefund(transaction, orderNo, claim, refund);
  await changeParcels(transaction, refund);
  const lostPoints = await changeOptions(transaction, order, claim, refund);
  await transaction
    .updateTable('shopOrder')
    .set((row) => ({
      refundedChargeAmt: row('refundedChargeAmt', '+', refund.refundMainPayAmt),
      refundedSubPayAmt: row('refundedSubPayAmt', '+', refund.refundSubPayAmt),
      accumulationAmt: row('accumulationAmt', '-', lostPoints),
    }))
    .where('orderNo', '=', orderNo)
    .execute();
  const { claimNo, at } = claim;
  await restoreCoupons(transaction, { orderNo, claimNo, couponIssueNos: refund.restoredCouponIssueNos, at });
  const reason = claim.claimType === 'CANCEL' ? 'ADD_CANCEL' : 'ADD_RETURN';
  await restorePoints(transaction, {
    orderNo,
    memberNo,
    claimNo,
    amount: refund.refundSubPayAmt,
    reason,
    effectKey: `claim:${claimNo}:points`,
    at,
  });
  await lapseOfLeaver(transaction, { memberNo, effectKey: `claim:${claimNo}:lapse`, at });
  const units = claim.options.flatMap(({ orderOptionNo, productCnt }) => {
    const option = order.options.find((one) => one.orderOptionNo === orderOptionNo);
    return option === undefined ? [] : [{ optionNo: option.optionNo, productNo: option.productNo, productCnt }];
  });
  await returnUnits(transaction, { orderNo, memberNo, units, countsForLimit: true });
  await enqueueJob(transaction, {
    kind: REFUND_CLAIM,
    uniqueKey: String(claimNo),
    payload: { claimNo },
    dueAt: at,
    now: at,
  });
  return refund;
}

/**
 * Of a gift whose sender has left, what was paid in points is not given back. No member leaves while a claim is open,
 * so the member needs no lock.
 */
async function lapseOfLeaver(transaction: Transaction, lapse: Parameters<typeof lapsePoints>[1]): Promise<void> {
  const leaver = transaction.selectFrom('member').select('memberNo').where('status', '=', 'WITHDRAWN');
  const found = await leaver.where('memberNo', '=', lapse.memberNo).executeTakeFirst();
  if (found !== undefined) await lapsePoints(transaction, lapse);
}

async function enterRefund(
  transaction: Transaction,
  orderNo: OrderNo,
  { claimNo, refundType, at }: SettledClaim,
  refund: Refund,
): Promise<void> {
  const dueAt = new Date(`${refundDueYmd(at)}T23:59:59+09:00`);
  await transaction
    .insertInto('refund')
    .values({
      claimNo,
      orderNo,
      refundType: refund.refundType === 'PG' && refundType === 'ACCOUNT' ? 'ACCOUNT' : refund.refundType,
      refundMainPayAmt: refund.refundMainPayAmt,
      refundSubPayAmt: refund.refundSubPayAmt,
      requestedAt: toTimestamp(at),
      dueAt,
    })
    .execute();
  if (refund.entries.length === 0) return;
  await transaction
    .insertInto('paymentLedger')
    .values(
      refund.entries.map(({ couponAmt: _shown, ...entry }, index) => ({
        ...entry,
        orderNo,
        kind: 'REFUND' as const,
        effectKey: `claim:${claimNo}:${index}`,
        claimNo,
        enteredAt: toTimestamp(at),
      })),
    )
    .execute();
}

async function changeParcels(transaction: Transaction, { orderAfter }: Refund): Promise<void> {
  for (const delivery of orderAfter.deliveries) {
    await transaction
      .updateTable('orderDelivery')
      .set({
        heldBackChargeAmt: delivery.heldBackChargeAmt,
        heldBackSubPayAmt: delivery.heldBackSubPayAmt,
        feeRefunded: delivery.isRefunded,
      })
      .where('deliveryNo', '=', delivery.deliveryNo)
      .execute();
  }
}

/** Resolves with the points that the order earns less. */
async function changeOptions(
  transaction: Transaction,
  order: ClaimOrder,
  claim: SettledClaim,
  refund: Refund,
): Promise<number> {
  let lostPoints = 0;
  const goods = new Map(refund.entries.map((entry) => [entry.orderOptionNo, entry.amount]));
  for (const { orderOptionNo } of claim.options) {
    const option = order.options.find((one) => one.orderOptionNo === orderOptionNo);
    const line = refund.orderAfter.lines.find((one) => one.orderOptionNo === orderOptionNo);
    if (option === undefined || line === undefined) continue;
    const isGone = line.claimedCnt === line.orderCnt;
    const ended = claim.claimType === 'CANCEL' ? 'CANCEL_DONE' : 'RETURN_DONE';
    const accumulationAmt = accumulationLeft(line, Number(option.accumulationRate));
    await transaction
      .updateTable('orderOption')
      .set((row) => ({
        claimedCnt: line.claimedCnt,
        refundedAmt: row('refundedAmt', '+', goods.get(orderOptionNo) ?? 0),
        accumulationAmt,
        ...(isGone && { orderStatusType: ended }),
      }))
      .where('orderOptionNo', '=', orderOptionNo)
      .execute();
    if (isGone) {
      await transaction
        .insertInto('orderOptionHistory')
        .values({
          orderOptionNo,
          fromStatus: option.orderStatusType,
          toStatus: ended,
          claimNo: claim.claimNo,
          changedBy: 'SYSTEM',
          changedAt: toTimestamp(claim.at),
        })
        .execute();
    }
    await takeBackEarned(transaction, option, {
      claimNo: claim.claimNo,
      lessAmt: option.accumulationAmt - accumulationAmt,
      leftAmt: accumulationAmt,
      at: claim.at,
    });
    if (isGone) await takeBackPhotoPoints(transaction, orderOptionNo, claim.at);
    lostPoints += option.accumulationAmt - accumulationAmt;
  }
  return lostPoints;
}
