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
 * Gifts that one member sends to one phone in 24 hours at most: more than friends do, too few to pester with. Assumed.
 */
export const GIFTS_TO_A_PHONE = 10;

/**
 * With how many links a gift gets no other by hand; those of its messages count, and are made all the same.
 * Assumed: a person does not copy more.
 */
export const GIFT_LINKS = 50;

/** A gift that was sent: paid once, whatever became of it since. */
export interface SentTo {
  readonly receiverPhone: string;
  /** When its order was made. */
  readonly orderedAt: EpochMs;
}

/** What a gift is judged by. */
export interface GiftOrderFacts {
  readonly lines: readonly { readonly optionNo: OptionNo; readonly giftUsable: boolean }[];
  /** Null while no recipient is named. */
  readonly receiverPhone: string | null;
  /** What its sender has sent; older gifts and those to others may be among it. */
  readonly sent: readonly SentTo[];
  readonly now: EpochMs;
}

/**
 * Why a gift is not sent: its goods are not given, no recipient is named, or enough has gone to the same phone. Each
 * gift brings a phone's owner the sender's own words, and one that is canceled costs nothing. Assumed.
 */
export function giftRefusal({ lines, receiverPhone, sent, now }: GiftOrderFacts): Refusal | null {
  const refused = goodsRefusal(lines);
  if (refused !== null) return refused;
  if (receiverPhone === null) return { code: 'INVALID_REQUEST', details: { place: 'orderSheetNo', rule: 'gift' } };
  const lately = sent.filter((gift) => gift.receiverPhone === receiverPhone && gift.orderedAt > now - DAY_MS);
  return lately.length < GIFTS_TO_A_PHONE ? null : { code: 'GIFT_LIMIT', details: { limit: GIFTS_TO_A_PHONE } };
}

/** Why a gift is not made of so many lines; null when it is. */
export function giftLinesRefusal(lines: readonly unknown[]): Refusal<'INVALID_REQUEST'> | null {
  return isGiftSize(lines) ? null : { code: 'INVALID_REQUEST', details: { place: 'body', rule: 'gift' } };
}

/** Why goods cannot be given; null when they can. */
export function goodsRefusal(lines: GiftOrderFacts['lines']): Refusal<'NOT_ON_SALE'> | null {
  const notGiftable = lines.filter(({ giftUsable }) => !giftUsable).map(({ optionNo }) => optionNo);
  return notGiftable.length === 0 ? null : { code: 'NOT_ON_SALE', details: { optionNos: notGiftable, reason: 'GIFT' } };
}

/** Why who receives a gift is not written down, or not changed any more; null when it is. */
export function giftRequestRefusal(
  request: GiftRequest,
  facts: {
    readonly senderPhone: string;
    readonly isGiftSheet: boolean;
    /** Whether the sheet has been ordered from. */
    readonly isOrdered: boolean;
    /** Of the gift as it was written down before; null for none. */
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

/** Why something does not happen to a gift as it is; null when it does. */
export function giftStepRefusal(
  gift: GiftState,
  event: GiftEvent,
  by: GiftActor,
  now: EpochMs,
): Refusal<'STATE_CONFLICT'> | null {
  return nextGiftStatus(gift, event, by, now) === null ? giftMoved(gift.status) : null;
}

/** Why the words a gift is refused with are not taken; null when they are. */
export function refuseMessageRefusal(message: string): Refusal | null {
  return lengthRefusal('message', message, GIFT_MESSAGE_LIMIT);
}

/** Why the message of a gift is not sent again now; null when it is. `retryAfter` in seconds, where it will be. */
export function resendRefusal(gift: GiftMessages, now: EpochMs): Refusal | null {
  const moved = giftStepRefusal(gift, 'message', 'SENDER', now);
  if (moved !== null) return moved;
  const at = giftResendableAt(gift, now);
  if (at === null) return { code: 'TOO_MANY_REQUESTS', details: null };
  return at <= now ? null : retryRefusal(at - now);
}

/** Why a gift gets no other link; null when it does. */
export function linkRefusal(linkCnt: number): Refusal<'TOO_MANY_REQUESTS'> | null {
  return linkCnt < GIFT_LINKS ? null : { code: 'TOO_MANY_REQUESTS', details: null };
}

/** Why its recipient does not accept a gift; null when they do. */
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

/** What the option that a recipient picks is judged by. */
export interface PickFacts {
  /** Whether the sender left the option to them. */
  readonly isOpen: boolean;
  /** Null for one of other goods. */
  readonly picked: (GiftChoice & { readonly isLeft: boolean }) | null;
  readonly paid: Pick<GiftChoice, 'addPrice'>;
}

/** Why the option that a recipient picks does not take the place of the sender's; null when it does. */
export function pickRefusal(optionNo: OptionNo, { isOpen, picked, paid }: PickFacts): Refusal | null {
  if (!isOpen || picked === null || !isGiftChoice(picked, paid))
    return { code: 'INVALID_REQUEST', details: { place: 'body/optionNo', rule: 'open' } };
  return picked.isLeft ? null : { code: 'SOLD_OUT', details: { optionNos: [optionNo] } };
}

/** Why a gift does not go to another address any more; null when it does. */
export function readdressRefusal(gift: Parameters<typeof isGiftAddressOpen>[0]): Refusal<'STATE_CONFLICT'> | null {
  return isGiftAddressOpen(gift) ? null : giftMoved(gift.status);
}

/** Why nothing can be sent to where a gift is to go; null when it can. */
export function giftPlaceRefusal(place: GiftAddress): Refusal<'INVALID_REQUEST'> | null {
  const problems = giftAddressProblems(place);
  return problems.length === 0 ? null : { code: 'INVALID_REQUEST', details: { problems } };
}

/** A gift that has moved on to a status in which what is asked for does not happen. */
export function giftMoved(reason: GiftStatus): Refusal<'STATE_CONFLICT'> {
  return { code: 'STATE_CONFLICT', details: { reason } };
}
