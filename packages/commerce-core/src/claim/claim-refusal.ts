import { isDeliverable, type ParcelPlace } from '../address/address.ts';
import type { Refusal } from '../error/refusal.ts';
import { lengthRefusal } from '../error/text-refusal.ts';
import type { OptionNo, OrderNo, OrderOptionNo } from '../value/identifiers.ts';
import type { EpochMs } from '../value/time.ts';
import { CLAIM_DETAIL_LIMIT, claimReason } from './claim.ts';
import type { ClaimStatusType } from '../value/claim-status.ts';
import { claimProblem, type ClaimProblem } from './claim-eligibility.ts';
import { claimNeeds } from './claim-needs.ts';
import { claimedOptions, type ClaimContext, type ClaimPlan, needsReturn } from './claim-plan.ts';
import type { ClaimEstimate, ClaimEstimateRequest, ClaimRequest } from './claim-record.ts';
import { isClaimWithdrawable } from './claim-steps.ts';
import { isNoticedWithin } from './fault-noticed.ts';
import { isBlank } from '../value/tidy-text.ts';

/** A `ClaimRequest` as the contract has it: amounts are plain numbers. */
export interface ClaimRequestBody extends Omit<ClaimRequest, 'refundAmtForVerification' | 'returnAddress'> {
  readonly refundAmtForVerification: number;
  readonly returnAddress?: ParcelPlace;
}

/**
 * Why a claim may not be requested, nor estimated; null when it may. Checked in this order: a reason or exchange option
 * that does not fit, the first option with a ClaimProblem, a part of an order that can only be claimed whole.
 */
export function estimateRefusal(context: ClaimContext, question: ClaimEstimateRequest, now: EpochMs): Refusal | null {
  const { claimType, claimedProductOptions, exchangeOptionNo } = question;
  const reason = claimReason(claimType, question.claimReasonType);
  if (reason === null) return malformed('claimReasonType');
  const isExchange = claimType === 'EXCHANGE';
  if (isExchange !== (exchangeOptionNo !== undefined) || (isExchange && claimedProductOptions.length !== 1)) {
    return malformed('exchangeOptionNo');
  }
  const { responsibleObjectType } = reason;
  for (const { orderOptionNo, productCnt } of claimedProductOptions) {
    const option = context.options.get(orderOptionNo);
    if (option === undefined) return { code: 'NOT_FOUND', details: null };
    const problem = claimProblem(option, { claimType, responsibleObjectType, productCnt }, now);
    if (problem !== null) return notClaimable(orderOptionNo, problem);
  }
  return partRefusal(context, question);
}

/**
 * Why a request for a permitted claim is refused; null when it is not: the text of its reason is too long, it lacks
 * what its type needs, or the buyer saw another refund or another approval than the current estimate.
 */
export function requestRefusal(
  request: ClaimRequestBody,
  facts: { readonly context: ClaimContext; readonly plan: ClaimPlan; readonly estimate: ClaimEstimate },
): Refusal | null {
  return (
    lengthRefusal('claimReasonDetail', request.claimReasonDetail, CLAIM_DETAIL_LIMIT) ??
    incompleteRefusal(request, facts.context, facts.plan) ??
    shownRefusal(request, facts.estimate)
  );
}

/**
 * Why another option is not sent for the one that was bought; null when it is.
 * @param offered the options of the product at the price of the bought one
 */
export function exchangeRefusal(
  offered: readonly { readonly optionNo: OptionNo; readonly soldOut: boolean; readonly stockCnt: number }[],
  { exchangeOptionNo, productCnt }: { readonly exchangeOptionNo: OptionNo; readonly productCnt: number },
): Refusal | null {
  const wanted = offered.find(({ optionNo }) => optionNo === exchangeOptionNo);
  if (wanted === undefined) return malformed('exchangeOptionNo');
  if (!wanted.soldOut && wanted.stockCnt >= productCnt) return null;
  return { code: 'SOLD_OUT', details: { optionNos: [exchangeOptionNo] } };
}

/** Why a claim cannot be withdrawn: it is decided, or another person has requested it; null when it can. */
export function withdrawRefusal({
  claimStatusType,
  isOwn,
}: {
  readonly claimStatusType: ClaimStatusType | null;
  readonly isOwn: boolean;
}): Refusal | null {
  const mayWithdraw = isOwn && claimStatusType !== null && isClaimWithdrawable(claimStatusType);
  return mayWithdraw ? null : { code: 'STATE_CONFLICT', details: null };
}

/** Why the account of a refund cannot change: it does not wait for one; null when it can. */
export function refundAccountRefusal({
  orderNo,
  needsBankAccount,
}: {
  readonly orderNo: OrderNo;
  readonly needsBankAccount: boolean;
}): Refusal | null {
  return needsBankAccount ? null : { code: 'STATE_CONFLICT', details: { orderNo } };
}

/** An unpaid order, whose charge is fixed, and a gift that waits for its address can only be canceled whole. */
function partRefusal(context: ClaimContext, question: ClaimEstimateRequest): Refusal | null {
  const goesBackWhole = claimedOptions(context, question).some(
    ({ orderStatusType, awaitsAddress }) => orderStatusType === 'DEPOSIT_WAIT' || awaitsAddress === true,
  );
  if (!goesBackWhole) return null;
  for (const [orderOptionNo, { claimableCnt }] of context.options) {
    const claimed = question.claimedProductOptions.find((option) => option.orderOptionNo === orderOptionNo);
    if ((claimed?.productCnt ?? 0) !== claimableCnt) return notClaimable(orderOptionNo, 'COUNT');
  }
  return null;
}

/**
 * What a claim of its type requires and lacks: a photo of the fault, the day it was noticed, how and from where the
 * goods are returned, an account when the payment method cannot be refunded.
 */
function incompleteRefusal(
  request: ClaimRequestBody,
  context: ClaimContext,
  { reason, refundType, noticedDays }: ClaimPlan,
): Refusal | null {
  const { claimType, claimReasonType, faultNoticedYmd, returnWayType } = request;
  const needs = claimNeeds({
    claimReasonType,
    needsPhoto: reason.needsPhoto,
    comesBack: claimedOptions(context, request).some((option) => needsReturn(claimType, option)),
    returnWayType,
    noticedDays,
    refundType,
  });
  const lacking: readonly (keyof ClaimRequestBody | false)[] = [
    needs.faultNoticed && faultNoticedYmd === undefined && 'faultNoticedYmd',
    needs.detail && isBlank(request.claimReasonDetail) && 'claimReasonDetail',
    needs.photo && (request.fileNames ?? []).length === 0 && 'fileNames',
    needs.returnWay && returnWayType === undefined && 'returnWayType',
    needs.returnAddress && !canCollectAt(request.returnAddress) && 'returnAddress',
    needs.invoice && request.deliveryCompanyType === undefined && 'deliveryCompanyType',
    needs.invoice && request.invoiceNo === undefined && 'invoiceNo',
    needs.bankAccount && request.bankAccountInfo === undefined && 'bankAccountInfo',
  ];
  const missing = lacking.find((field) => field !== false);
  if (missing !== undefined) return malformed(missing, { rule: 'required' });
  const isLate = noticedDays !== null && !isNoticedWithin(noticedDays, faultNoticedYmd ?? '');
  return isLate ? malformed('faultNoticedYmd', { rule: 'range' }) : null;
}

function shownRefusal(
  { refundAmtForVerification, immediacyForVerification }: ClaimRequestBody,
  estimate: ClaimEstimate,
): Refusal | null {
  const { refundPayAmt, refundsImmediately } = estimate;
  const isAsShown =
    refundPayAmt === refundAmtForVerification &&
    refundsImmediately === (immediacyForVerification ?? refundsImmediately);
  return isAsShown ? null : { code: 'PRICE_CHANGED', details: { estimate } };
}

function canCollectAt(place: ParcelPlace | undefined): boolean {
  return place !== undefined && isDeliverable(place);
}

function notClaimable(orderOptionNo: OrderOptionNo, reason: ClaimProblem): Refusal {
  return { code: 'STATE_CONFLICT', details: { orderOptionNo, reason } };
}

function malformed(field: keyof ClaimRequestBody, extra: { readonly rule?: 'required' | 'range' } = {}): Refusal {
  return { code: 'INVALID_REQUEST', details: { place: `body/${field}`, ...extra } };
}
