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
 * Which claims a side of a gift may ask for: its sender cancels what has not left, its recipient, who has the goods,
 * sends back what has arrived. No matter who asks, the sender is refunded. Assumed.
 * @param orderStatusType where its goods are: what came in exchange may still be on its way
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

/** What of a gift its recipient may send back, and why not. */
export interface GiftClaimable {
  readonly choices: readonly ClaimChoice[];
  /** Why there is no choice. */
  readonly problem: ClaimProblem | null;
  /** At the same price; the one that came among them. */
  readonly exchangeOptions: readonly GiftOption[];
}

/** A claim as the recipient of a gift asks for it; the goods are collected where they went. */
export interface GiftClaimRequest {
  readonly claimType: 'EXCHANGE' | 'RETURN';
  readonly claimReasonType: ClaimReasonType;
  /** Empty where the reason says enough. */
  readonly claimReasonDetail: string;
  /** For an exchange alone. */
  readonly exchangeOptionNo?: OptionNo;
  /** yyyy-MM-dd; for the reasons that ask when a fault was noticed. */
  readonly faultNoticedYmd?: string;
  /** Pictures the recipient has uploaded. */
  readonly fileNames?: readonly string[];
}

/** Whether a request says all that its reason asks for; the shop refuses another. */
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
