import { isGiftSize } from '../cart/cart-gift.ts';
import type { Refusal } from '../error/refusal.ts';
import { lengthRefusal } from '../error/text-refusal.ts';
import { retryRefusal } from '../error/too-many-refusal.ts';
import { proofRefusal } from '../account/phone-code-refusal.ts';
import type { OptionNo } from '../value/identifiers.ts';
import { DAY_MS, type EpochMs } from '../value/time.ts';
import { isGiftAddressOpen } from './gift-actions.ts';
import { giftAddressProblems } from './gift-address.ts';
import type { GiftAddress } from './gift-record.ts';
import { GIFT_PROOF_LIFE_MS, type GiftMessages, giftResendableAt } from './gift-deadline.ts';
import { type GiftChoice, isGiftChoice } from './gift-goods.ts';
import { GIFT_MESSAGE_LIMIT, giftProblems, type GiftRequest } from './gift-request.ts';
import { type GiftActor, type GiftEvent, type GiftState, nextGiftStatus } from './gift.ts';
import type { GiftStatus } from '../value/gift-status.ts';

/**
 * Gifts that one member may send to one phone within 24 hours; keeps a gift from being used for harassment. Assumed.
 */
export const GIFTS_TO_A_PHONE = 10;

/**
 * Number of links from which a gift gets no further one on request. Links in messages count, but are always made.
 * Assumed: a person does not copy more.
 */
export const GIFT_LINKS = 50;

/** A gift that was paid, whatever its status is now. */
export interface SentTo {
  readonly receiverPhone: string;
  /** When its order was made. */
  readonly orderedAt: EpochMs;
}

/** What giftRefusal judges. */
export interface GiftOrderFacts {
  readonly lines: readonly { readonly optionNo: OptionNo; readonly giftUsable: boolean }[];
  /** Null while no recipient is named. */
  readonly receiverPhone: string | null;
  /** Gifts of the same sender; may include older ones and those to other phones. */
  readonly sent: readonly SentTo[];
  readonly now: EpochMs;
}

/**
 * Why a gift is not sent: its goods cannot be given, no recipient is named, or too many went to the same phone. The
 * limit is needed because every gift carries the sender's own text and canceling it costs nothing. Assumed.
 */
export function giftRefusal({ lines, receiverPhone, sent, now }: GiftOrderFacts): Refusal | null {
  const refused = goodsRefusal(lines);
  if (refused !== null) return refused;
  if (receiverPhone === null) return { code: 'INVALID_REQUEST', details: { place: 'orderSheetNo', rule: 'gift' } };
  const lately = sent.filter((gift) => gift.receiverPhone === receiverPhone && gift.orderedAt > now - DAY_MS);
  return lately.length < GIFTS_TO_A_PHONE ? null : { code: 'GIFT_LIMIT', details: { limit: GIFTS_TO_A_PHONE } };
}

/** Why a gift cannot have these lines; null when it can. */
export function giftLinesRefusal(lines: readonly unknown[]): Refusal<'INVALID_REQUEST'> | null {
  return isGiftSize(lines) ? null : { code: 'INVALID_REQUEST', details: { place: 'body', rule: 'gift' } };
}

/** Why goods cannot be given; null when they can. */
export function goodsRefusal(lines: GiftOrderFacts['lines']): Refusal<'NOT_ON_SALE'> | null {
  const notGiftable = lines.filter(({ giftUsable }) => !giftUsable).map(({ optionNo }) => optionNo);
  return notGiftable.length === 0 ? null : { code: 'NOT_ON_SALE', details: { optionNos: notGiftable, reason: 'GIFT' } };
}

/** Why the recipient and card of a gift cannot be stored or changed; null when they can. */
export function giftRequestRefusal(
  request: GiftRequest,
  facts: {
    readonly senderPhone: string;
    readonly isGiftSheet: boolean;
    /** Whether the sheet has an order. */
    readonly isOrdered: boolean;
    /** Status of the stored gift; null for none. */
    readonly status: GiftStatus | null;
  },
): Refusal | null {
  const problems = giftProblems(request, facts.senderPhone);
  if (problems.length > 0) return { code: 'INVALID_REQUEST', details: { problems } };
  const { isGiftSheet, isOrdered, status } = facts;
  if (status !== null && status !== 'WAITING_PAY') return giftMoved(status);
  if (isGiftSheet && !isOrdered) return null;
  return { code: 'STATE_CONFLICT', details: { reason: isGiftSheet ? 'ORDERED' : 'NOT_A_GIFT' } };
}

/** Why an event may not happen to a gift now; null when it may. */
export function giftStepRefusal(
  gift: GiftState,
  event: GiftEvent,
  by: GiftActor,
  now: EpochMs,
): Refusal<'STATE_CONFLICT'> | null {
  return nextGiftStatus(gift, event, by, now) === null ? giftMoved(gift.status) : null;
}

/** Why the message of a refusal is not accepted; null when it is. */
export function refuseMessageRefusal(message: string): Refusal | null {
  return lengthRefusal('message', message, GIFT_MESSAGE_LIMIT);
}

/** Why the message of a gift is not sent again now, with `retryAfter` in seconds if it will be; null when it is. */
export function resendRefusal(gift: GiftMessages, now: EpochMs): Refusal | null {
  const moved = giftStepRefusal(gift, 'message', 'SENDER', now);
  if (moved !== null) return moved;
  const at = giftResendableAt(gift, now);
  if (at === null) return { code: 'TOO_MANY_REQUESTS', details: null };
  return at <= now ? null : retryRefusal(at - now);
}

/** Why a gift gets no further link; null when it does. */
export function linkRefusal(linkCnt: number): Refusal<'TOO_MANY_REQUESTS'> | null {
  return linkCnt < GIFT_LINKS ? null : { code: 'TOO_MANY_REQUESTS', details: null };
}

/** Why a recipient may not accept a gift; null when they may. */
export function acceptRefusal(
  gift: GiftState,
  {
    optionNo,
    isForAdults,
    isAdult,
  }: { readonly optionNo: OptionNo; readonly isForAdults: boolean; readonly isAdult: boolean },
  now: EpochMs,
): Refusal | null {
  const moved = giftStepRefusal(gift, 'confirm', 'RECIPIENT', now);
  if (moved !== null || !isForAdults || isAdult) return moved;
  return { code: 'ADULT_ONLY', details: { optionNos: [optionNo] } };
}

/**
 * Why somebody who is not logged in as the recipient may not accept a gift or change its address; null when they may.
 * A phone that has become its sender's proves no other person. Assumed.
 * @param proof when the phone of the gift was proven, null for never, and whether it is its sender's now
 */
export function giftProofRefusal(
  { provenAt, isSendersPhone }: { readonly provenAt: EpochMs | null; readonly isSendersPhone: boolean },
  now: EpochMs,
): Refusal<'CERTIFICATION_REQUIRED'> | null {
  return proofRefusal(isSendersPhone ? null : provenAt, GIFT_PROOF_LIFE_MS, now);
}

/** What pickRefusal judges. */
export interface PickFacts {
  /** Whether the sender left the choice to the recipient. */
  readonly isOpen: boolean;
  /** Null for an option of other goods. */
  readonly picked: (GiftChoice & { readonly isLeft: boolean }) | null;
  readonly paid: Pick<GiftChoice, 'addPrice'>;
}

/** Why a recipient may not pick this option; null when they may. */
export function pickRefusal(optionNo: OptionNo, { isOpen, picked, paid }: PickFacts): Refusal | null {
  if (!isOpen || picked === null || !isGiftChoice(picked, paid))
    return { code: 'INVALID_REQUEST', details: { place: 'body/optionNo', rule: 'open' } };
  return picked.isLeft ? null : { code: 'SOLD_OUT', details: { optionNos: [optionNo] } };
}

/** Why the address of a gift may not change; null when it may. */
export function readdressRefusal(gift: Parameters<typeof isGiftAddressOpen>[0]): Refusal<'STATE_CONFLICT'> | null {
  return isGiftAddressOpen(gift) ? null : giftMoved(gift.status);
}

/** Why an address of a gift is invalid; null when it is valid. */
export function giftPlaceRefusal(place: GiftAddress): Refusal<'INVALID_REQUEST'> | null {
  const problems = giftAddressProblems(place);
  return problems.length === 0 ? null : { code: 'INVALID_REQUEST', details: { problems } };
}

/** The refusal of an event that the status of a gift does not allow. */
export function giftMoved(reason: GiftStatus): Refusal<'STATE_CONFLICT'> {
  return { code: 'STATE_CONFLICT', details: { reason } };
}
