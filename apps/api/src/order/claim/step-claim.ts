import {
  commerceError,
  isClaimEnded,
  kstDate,
  lateInterestEnd,
  lateRefundInterest,
  isClaimSettled,
  nextClaimStatus,
  refuse,
  withdrawRefusal,
  type ClaimEvent,
  type ClaimStatusType,
  type EpochMs,
  type OrderActor,
  type Won,
  won,
  type ClaimNo,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { fromTimestamp, toTimestamp } from '../../database/instant.ts';
import { refreshOrder } from '../fulfillment/advance.ts';
import { claimStatusOf } from '../record/option-action.ts';
import { addClaimAlarm } from './claim-alarm.ts';
import { lockClaimOrder, type ClaimOrder } from './claim-order.ts';
import { readClaimOptions, type StoredClaim, type StoredClaimOption } from './claim-row.ts';
import { givePoints } from '../../point/point.ts';
import { cancelCashReceipt } from '../payment/cash-receipt.ts';
import { finishExchange, releaseExchange } from './exchange.ts';
import { settleClaim } from './settle-claim.ts';

/** One event of a claim, and by whom. */
export interface ClaimStepRequest {
  readonly claimNo: ClaimNo;
  readonly event: ClaimEvent;
  readonly by: OrderActor;
  readonly at: EpochMs;
  /** Only this member's claim, when given. */
  readonly memberNo?: MemberNo;
  /** Only a claim of the buyer, when given: a claim of a gift's recipient is withdrawn by them. */
  readonly askedBy?: 'BUYER';
  /** Why a seller refuses. */
  readonly rejectReason?: string;
  /** Of the parcel in which an exchange is sent out again. */
  readonly invoiceNo?: string;
}

/**
 * Applies an event to a claim by the core's table, with its effects on the order. Rejects with NOT_FOUND for another's
 * claim, with STATE_CONFLICT for an event the status does not allow, and as withdrawRefusal says for a buyer's; of two
 * concurrent events one is refused.
 */
export async function stepClaim(transaction: Transaction, request: ClaimStepRequest): Promise<void> {
  const { claimNo, event, by, memberNo } = request;
  const found = await transaction
    .selectFrom('claim')
    .select(['orderNo', 'memberNo'])
    .where('claimNo', '=', claimNo)
    .executeTakeFirst();
  if (found === undefined || (memberNo !== undefined && found.memberNo !== memberNo)) throw commerceError('NOT_FOUND');
  const order = await lockClaimOrder(transaction, found.orderNo, null);
  const claim = await transaction
    .selectFrom('claim')
    .selectAll()
    .where('claimNo', '=', claimNo)
    .executeTakeFirstOrThrow();
  const from = claimStatusOf(claim.claimStatusType);
  const isOwn = request.askedBy === undefined || claim.askedBy === request.askedBy;
  if (event === 'withdraw') refuse(withdrawRefusal({ claimStatusType: from, isOwn }));
  const hasLeft = claim.claimClassType !== 'CANCEL_EXCHANGE';
  const to = from === null ? null : nextClaimStatus(from, event, by, hasLeft);
  if (to === null) throw commerceError('STATE_CONFLICT');
  await enterStep(transaction, order, { ...request, claim, to });
}

type EnteredStep = Omit<ClaimStepRequest, 'event'> & { readonly claim: StoredClaim; readonly to: ClaimStatusType };

/** Stores a transition and applies its effects. The caller holds the order's lock and has checked the transition. */
export async function enterStep(transaction: Transaction, order: ClaimOrder, step: EnteredStep): Promise<void> {
  const { claim, to, at } = step;
  const { claimNo, orderNo } = claim;
  const options = await readClaimOptions(transaction, claimNo);
  await transaction
    .insertInto('claimHistory')
    .values({ claimNo, claimStatusType: to, changedBy: step.by, changedAt: toTimestamp(at) })
    .execute();
  await transaction
    .updateTable('claim')
    .set({
      claimStatusType: to,
      movedAt: toTimestamp(at),
      ...(to.endsWith('_PROC_BEFORE_RECEIVE') && { approvedAt: toTimestamp(at) }),
      ...(to === 'RETURN_PROC_REQUEST_REFUND' && { receivedAt: toTimestamp(at) }),
      ...(to.endsWith('_REJECT_REQUEST') && { rejectReason: step.rejectReason ?? '' }),
      ...(to === 'WITHDRAWN' && { withdrawnAt: toTimestamp(at) }),
      ...(isClaimEnded(to) && to !== 'WITHDRAWN' && { completedAt: toTimestamp(at) }),
    })
    .where('claimNo', '=', claimNo)
    .execute();
  await transaction
    .updateTable('orderOption')
    .set({ claimNo, claimStatusType: isClaimEnded(to) ? null : to })
    .where(
      'orderOptionNo',
      'in',
      options.map(({ orderOptionNo }) => orderOptionNo),
    )
    .execute();
  await addClaimAlarm(transaction, step);
  if (isClaimSettled(to)) await settle(transaction, order, { claim, options, at });
  if (to === 'CANCEL_DONE' || to === 'RETURN_DONE') await finishRefund(transaction, claim, at);
  if (claim.claimType === 'EXCHANGE' && isClaimEnded(to)) {
    const finish = to === 'EXCHANGE_DONE' ? finishExchange : releaseExchange;
    await finish(transaction, order, { claim, options, at, invoiceNo: step.invoiceNo ?? null });
  }
  await refreshOrder(transaction, orderNo, at);
}

async function settle(
  transaction: Transaction,
  order: ClaimOrder,
  { claim, options, at }: { claim: StoredClaim; options: readonly StoredClaimOption[]; at: EpochMs },
): Promise<void> {
  const { claimNo, estimate } = claim;
  const claimType = claim.claimType === 'CANCEL' ? 'CANCEL' : 'RETURN';
  const refund = await settleClaim(transaction, order, {
    claimNo,
    claimType,
    responsibleObjectType: claim.responsibleObjectType,
    returnWayType: claim.returnWayType,
    refundType: claim.refundAccount === null ? 'PG' : 'ACCOUNT',
    options,
    at,
  });
  const { refundPayAmt, refundMainPayAmt, refundSubPayAmt, entries, restoredCouponIssueNos } = refund;
  const settled = { refundPayAmt, refundMainPayAmt, refundSubPayAmt, entries, restoredCouponIssueNos };
  await transaction
    .updateTable('claim')
    .set({ estimate: JSON.stringify({ ...Object(estimate), ...settled }) })
    .where('claimNo', '=', claimNo)
    .execute();
}

async function finishRefund(
  transaction: Transaction,
  { claimNo, orderNo, memberNo }: StoredClaim,
  at: EpochMs,
): Promise<void> {
  const refund = await transaction
    .updateTable('refund')
    .set({ status: 'DONE', refundedAt: toTimestamp(at) })
    .where('claimNo', '=', claimNo)
    .where('status', '<>', 'DONE')
    .returning(['refundMainPayAmt', 'dueAt'])
    .executeTakeFirst();
  if (refund === undefined) throw commerceError('STATE_CONFLICT');
  await cancelCashReceipt(transaction, { orderNo, claimNo, amount: refund.refundMainPayAmt, at });
  await transaction
    .updateTable('payment')
    .set((row) => ({ canceledAmt: row('canceledAmt', '+', refund.refundMainPayAmt) }))
    .where('orderNo', '=', orderNo)
    .where('status', '=', 'APPROVED')
    .execute();
  const dueYmd = kstDate(fromTimestamp(refund.dueAt));
  await payInterest(
    transaction,
    { claimNo, memberNo, at },
    lateRefundInterest(won(refund.refundMainPayAmt), dueYmd, at),
  );
}

/**
 * Pays the interest on a late refund in points, one per won: a provider refunds no more than was paid. Assumed. A gift
 * may be returned after its sender has left: then no interest is paid, and the amount stays with the refund.
 */
async function payInterest(
  transaction: Transaction,
  { claimNo, memberNo, at }: { readonly claimNo: ClaimNo; readonly memberNo: MemberNo; readonly at: EpochMs },
  interestAmt: Won,
): Promise<void> {
  if (interestAmt === 0) return;
  await transaction.updateTable('refund').set({ interestAmt }).where('claimNo', '=', claimNo).execute();
  // No member leaves while a refund is open, so the member needs no lock.
  const member = transaction.selectFrom('member').select('memberNo').where('status', '=', 'ACTIVE');
  if ((await member.where('memberNo', '=', memberNo).executeTakeFirst()) === undefined) return;
  const effectKey = `claim:${claimNo}:interest`;
  await givePoints(transaction, {
    memberNo,
    amount: interestAmt,
    reason: 'ADD_LATE_INTEREST',
    effectKey,
    endsAt: lateInterestEnd(at),
    at,
  });
}
