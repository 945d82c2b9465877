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
 * Why a claim may not be asked for, estimated or not; null when it may. The first reason is the one that is told: a
 * reason or another option that does not fit, then the first of its options with a ClaimProblem, then what is left of
 * an order that goes back whole.
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
 * Why a claim that may be asked for is not taken as it is; null when it is: its reason is told in too many letters, it
 * lacks what its kind needs, or its buyer saw another amount, or another who has to agree, than the estimate of now
 * tells.
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

/** Why a claim is not taken back: it is decided already, or another person has asked for it; null when it is. */
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

/** Why a refund takes no other account: it waits for none; null when it does. */
export function refundAccountRefusal({
  orderNo,
  needsBankAccount,
}: {
  readonly orderNo: OrderNo;
  readonly needsBankAccount: boolean;
}): Refusal | null {
  return needsBankAccount ? null : { code: 'STATE_CONFLICT', details: { orderNo } };
}

/** What is unpaid goes back whole: its amount to be paid is fixed; so does a gift that waits for its address. */
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
 * What a claim of its kind needs and does not say: a photo of what came wrong, a day of noticing it that is not too
 * long ago, how goods come back and from where, an account for money that cannot go back to its means.
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
