import type { ClaimReasonType, ClaimType } from '../claim/claim.ts';
import { claimNeeds } from '../claim/claim-needs.ts';
import type { ClaimChoice } from '../claim/claim-record.ts';
import type { ClaimProblem } from '../claim/claim-eligibility.ts';
import { isNoticedWithin } from '../claim/fault-noticed.ts';
import type { OrderStatusType } from '../order/record/order-status.ts';
import type { OptionNo } from '../value/identifiers.ts';
import type { GiftSide } from './gift-actions.ts';
import type { GiftOption } from './gift-record.ts';
import type { GiftStatus } from '../value/gift-status.ts';
import { isBlank } from '../value/tidy-text.ts';

/**
 * The claims each side of a gift may request: the sender cancels before dispatch, the recipient exchanges or returns
 * after delivery. The refund always goes to the sender. Assumed.
 * @param orderStatusType of the goods; an exchanged item may still be on its way
 */
export function giftClaimTypes(
  status: GiftStatus,
  side: GiftSide,
  orderStatusType: OrderStatusType = 'DELIVERY_DONE',
): readonly ClaimType[] {
  if (side === 'SEND') return ['CANCEL'];
  const hasArrived = orderStatusType === 'DELIVERY_DONE' || orderStatusType === 'BUY_CONFIRM';
  return status === 'COMPLETED' && hasArrived ? ['EXCHANGE', 'RETURN'] : [];
}

/** What the recipient of a gift may exchange or return, or why nothing. */
export interface GiftClaimable {
  readonly choices: readonly ClaimChoice[];
  /** Why there is no choice. */
  readonly problem: ClaimProblem | null;
  /** Options at the same price, including the delivered one. */
  readonly exchangeOptions: readonly GiftOption[];
}

/** A claim that the recipient of a gift requests; the goods are collected where they were delivered. */
export interface GiftClaimRequest {
  readonly claimType: 'EXCHANGE' | 'RETURN';
  readonly claimReasonType: ClaimReasonType;
  /** Empty where the reason needs no details. */
  readonly claimReasonDetail: string;
  /** Only for an exchange. */
  readonly exchangeOptionNo?: OptionNo;
  /** yyyy-MM-dd; for the reasons that ask when a fault was noticed. */
  readonly faultNoticedYmd?: string;
  /** Pictures the recipient has uploaded. */
  readonly fileNames?: readonly string[];
}

/** Whether a request has everything that its reason requires; the shop refuses any other. */
export function isGiftClaimComplete(request: GiftClaimRequest, { choices }: GiftClaimable): boolean {
  const { claimType, claimReasonType, claimReasonDetail, exchangeOptionNo, faultNoticedYmd, fileNames = [] } = request;
  const choice = choices.find((one) => one.claimType === claimType);
  const reason = choice?.reasons.find((one) => one.claimReasonType === claimReasonType);
  if (reason === undefined) return false;
  const { needsPhoto, noticedDays } = reason;
  const needs = claimNeeds({
    claimReasonType,
    needsPhoto,
    noticedDays,
    comesBack: true,
    returnWayType: 'SELLER_COLLECT',
    refundType: null,
  });
  return (
    (!needs.detail || !isBlank(claimReasonDetail)) &&
    (!needs.photo || fileNames.length > 0) &&
    (noticedDays === null || isNoticedWithin(noticedDays, faultNoticedYmd ?? '')) &&
    (claimType === 'EXCHANGE') === (exchangeOptionNo !== undefined)
  );
}
