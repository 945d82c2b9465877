import {
  commerceError,
  estimateOf,
  firstClaimStatus,
  planClaim,
  normalizeAddressEntry,
  estimateRefusal,
  refuse,
  requestRefusal,
  type ClaimPlan,
  type ClaimType,
  type EpochMs,
  type Language,
  type ClaimNo,
  type MemberNo,
  type OrderOptionNo,
  type OrderNo,
  type CouponIssueNo,
} from '@dealstore/commerce-core/domain';
import type { CallOf } from '../../contract/operation.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { pictureUrl, takeFiles } from '../../file/file.ts';
import { readCouponNames } from './claim-answer.ts';
import { contextOf } from './claim-context.ts';
import { lockClaimOrder, readClaimOrder, type ClaimOrder } from './claim-order.ts';
import type { StoredClaim } from './claim-row.ts';
import { lockOrder, type LockedOrder } from '../record/order-lock.ts';
import { releaseHold } from '../hold/release-hold.ts';
import { holdExchange, type ExchangeOption } from './exchange.ts';
import { enterStep } from './step-claim.ts';
import { lockActiveMember } from '../../member/lock-member.ts';

/** Who asks, in which language, and when. */
export interface ClaimAsker {
  readonly memberNo: MemberNo;
  readonly language: Language;
  readonly now: EpochMs;
  /** The recipient of a gift who asks in its buyer's place, and what for. */
  readonly recipient?: { readonly recipientNo: number; readonly types: readonly ClaimType[] };
}

type Body = CallOf<'requestClaim'>['body'];

/** Estimates the refund of a claim. Rejects as estimateRefusal says, and with NOT_FOUND for another's order. */
export async function estimateClaim(
  database: Database | Transaction,
  body: CallOf<'estimateClaim'>['body'],
  asker: ClaimAsker,
) {
  const order = await readClaimOrder(database, body.orderNo, asker.memberNo);
  const context = contextOf(order, asker.language, asker.recipient?.types);
  refuse(estimateRefusal(context, body, asker.now));
  const plan = planClaim(context, body, asker.now);
  return estimateOf(plan, await couponNames(database, plan, asker.language));
}

/**
 * Stores a claim under the lock of its order, and settles it at once when it needs no approval; resolves with its
 * number. Rejects as estimateRefusal, requestRefusal and exchangeRefusal say, and with A401 for a member who has left,
 * unless the recipient of a gift requests it.
 */
export async function requestClaim(transaction: Transaction, body: Body, asker: ClaimAsker): Promise<number> {
  const { memberNo, language, now, recipient } = asker;
  const isThere = await lockActiveMember(transaction, memberNo);
  if (!isThere && recipient === undefined) throw commerceError('A401');
  const unpaid = await lockUnpaid(transaction, body.orderNo, memberNo);
  const order = await lockClaimOrder(transaction, body.orderNo, memberNo);
  const context = contextOf(order, language, recipient?.types);
  refuse(estimateRefusal(context, body, now));
  const plan = planClaim(context, body, now);
  const estimate = estimateOf(plan, await couponNames(transaction, plan, language));
  refuse(requestRefusal(body, { context, plan, estimate }));
  await takeFiles(transaction, recipient?.recipientNo ?? memberNo, body.fileNames ?? [], { now });
  const claimed = order.options.filter(({ orderOptionNo }) =>
    body.claimedProductOptions.some((option) => option.orderOptionNo === orderOptionNo),
  );
  const status = firstClaimStatus(body.claimType, plan);
  const claim = await transaction
    .insertInto('claim')
    .values({
      orderNo: body.orderNo,
      memberNo,
      askedBy: recipient === undefined ? 'BUYER' : 'RECIPIENT',
      claimType: body.claimType,
      claimClassType: claimClassOf(order, body),
      claimStatusType: status,
      claimReasonType: body.claimReasonType,
      claimReasonDetail: body.claimReasonDetail,
      faultNoticedOn: plan.noticedDays === null ? null : (body.faultNoticedYmd ?? null),
      responsibleObjectType: plan.reason.responsibleObjectType,
      returnWayType: body.returnWayType ?? null,
      returnAddress:
        body.returnAddress === undefined
          ? null
          : JSON.stringify({ ...normalizeAddressEntry(body.returnAddress), addressNo: 0 }),
      deliveryCompanyType: body.deliveryCompanyType ?? null,
      invoiceNo: body.invoiceNo ?? null,
      imageUrls: (body.fileNames ?? []).map(pictureUrl),
      // A refund goes to the payment method; an account that is not needed is not stored.
      refundAccount:
        plan.refundType === 'ACCOUNT' && body.bankAccountInfo !== undefined
          ? JSON.stringify(body.bankAccountInfo)
          : null,
      estimate: JSON.stringify({ ...estimate, restoredCouponIssueNos: plan.refund?.restoredCouponIssueNos ?? [] }),
      requestedAt: toTimestamp(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const exchanged = await holdExchanged(transaction, body, claimed, now);
  await transaction
    .insertInto('claimOption')
    .values(
      claimed.map((option) => ({
        claimNo: claim.claimNo,
        orderOptionNo: option.orderOptionNo,
        claimedCnt: claimedCntOf(body, option.orderOptionNo),
        optionNo: option.optionNo,
        optionValue: option.optionValue,
        optionValueEn: option.optionValueEn,
        exchangeOptionNo: exchanged?.optionNo ?? null,
        exchangeOptionValue: exchanged?.value ?? null,
        exchangeOptionValueEn: exchanged?.valueEn ?? null,
      })),
    )
    .execute();
  if (plan.isUnpaid && unpaid !== null) {
    await releaseHold(transaction, unpaid, { ...UNPAID_CANCEL, at: now });
    await enterUnpaidCancel(transaction, { claimNo: claim.claimNo, orderNo: body.orderNo, at: now });
    return claim.claimNo;
  }
  await enterStep(transaction, order, { claimNo: claim.claimNo, claim, to: status, by: 'BUYER', at: now });
  return claim.claimNo;
}

/** Ends an order that waits for a deposit: a later deposit is refunded. */
const UNPAID_CANCEL = {
  orderStatusType: 'PAY_CANCEL',
  failureCode: 'CANCELED',
  failureMessage: null,
} as const;

/**
 * Locks an order that waits for a deposit as every transaction that settles it does, its sheet first; null for every
 * other.
 */
async function lockUnpaid(transaction: Transaction, orderNo: OrderNo, memberNo: MemberNo): Promise<LockedOrder | null> {
  const waiting = await transaction
    .selectFrom('shopOrder')
    .select('orderNo')
    .where('orderNo', '=', orderNo)
    .where('memberNo', '=', memberNo)
    .where('orderStatusType', '=', 'DEPOSIT_WAIT')
    .executeTakeFirst();
  return waiting === undefined ? null : lockOrder(transaction, orderNo);
}

/** A cancel of an unpaid order is done with its request. */
async function enterUnpaidCancel(
  transaction: Transaction,
  { claimNo, orderNo, at }: { readonly claimNo: ClaimNo; readonly orderNo: OrderNo; readonly at: EpochMs },
): Promise<void> {
  const changedAt = toTimestamp(at);
  await transaction
    .insertInto('claimHistory')
    .values({ claimNo, claimStatusType: 'CANCEL_DONE', changedBy: 'BUYER', changedAt })
    .execute();
  await transaction.updateTable('claim').set({ completedAt: changedAt }).where('claimNo', '=', claimNo).execute();
  await transaction.updateTable('orderOption').set({ claimNo }).where('orderNo', '=', orderNo).execute();
}

/** Reserves the units of an exchange; null for any other claim. */
async function holdExchanged(
  transaction: Transaction,
  { exchangeOptionNo, claimedProductOptions }: Body,
  [option]: ClaimOrder['options'],
  at: EpochMs,
): Promise<ExchangeOption | null> {
  const [claimedOption] = claimedProductOptions;
  if (exchangeOptionNo === undefined || option === undefined || claimedOption === undefined) return null;
  return holdExchange(transaction, option, { exchangeOptionNo, productCnt: claimedOption.productCnt, at });
}

function claimedCntOf({ claimedProductOptions }: Body, orderOptionNo: OrderOptionNo): number {
  return claimedProductOptions.find((option) => option.orderOptionNo === orderOptionNo)?.productCnt ?? 0;
}

/** The class of a claim, in the vendor's words. */
function claimClassOf(order: ClaimOrder, body: Body): StoredClaim['claimClassType'] {
  if (body.claimType === 'RETURN') return 'RETURN';
  if (body.claimType === 'EXCHANGE') {
    const isShipped = order.options.some(
      ({ orderOptionNo, shippedAt }) => claimedCntOf(body, orderOptionNo) > 0 && shippedAt !== null,
    );
    return isShipped ? 'RETURN_EXCHANGE' : 'CANCEL_EXCHANGE';
  }
  const isWhole = order.options.every(({ orderOptionNo, orderCnt }) => claimedCntOf(body, orderOptionNo) === orderCnt);
  return isWhole ? 'ORDER_CANCEL' : 'OPTION_CANCEL';
}

async function couponNames(
  database: Database | Transaction,
  { refund }: ClaimPlan,
  language: Language,
): Promise<ReadonlyMap<CouponIssueNo, string>> {
  return readCouponNames(database, refund?.restoredCouponIssueNos ?? [], language);
}
