import type { Refusal } from '../error/refusal.ts';
import { DAY_MS, type EpochMs } from '../value/time.ts';

/** Gifts that one member sends to one phone in 24 hours at most: more than friends do, too few to pester with. Assumed. */
export const GIFTS_TO_A_PHONE = 10;

/** A gift that was sent: paid once, whatever became of it since. */
export interface SentTo {
  readonly receiverPhone: string;
  /** When its order was made. */
  readonly orderedAt: EpochMs;
}

/** What a gift is judged by. */
export interface GiftOrderFacts {
  readonly lines: readonly { readonly optionNo: number; readonly giftUsable: boolean }[];
  /** Null while nobody has said who receives it. */
  readonly receiverPhone: string | null;
  /** What its sender has sent; older gifts and those to others may be among it. */
  readonly sent: readonly SentTo[];
  readonly now: EpochMs;
}

/**
 * Why a gift is not sent: its goods are not given, nobody is named, or enough has gone to the same phone. Each gift brings a
 * phone's owner the sender's own words, and one that is canceled costs nothing. Assumed.
 */
export function giftRefusal({ lines, receiverPhone, sent, now }: GiftOrderFacts): Refusal | null {
  const refused = goodsRefusal(lines);
  if (refused !== null) return refused;
  if (receiverPhone === null) return { code: 'INVALID_REQUEST', details: { place: 'orderSheetNo', rule: 'gift' } };
  const lately = sent.filter((gift) => gift.receiverPhone === receiverPhone && gift.orderedAt > now - DAY_MS);
  return lately.length < GIFTS_TO_A_PHONE ? null : { code: 'GIFT_LIMIT', details: { limit: GIFTS_TO_A_PHONE } };
}

/** Why goods cannot be given; null when they can. */
export function goodsRefusal(lines: GiftOrderFacts['lines']): Refusal<'NOT_ON_SALE'> | null {
  const kept = lines.filter(({ giftUsable }) => !giftUsable).map(({ optionNo }) => optionNo);
  return kept.length === 0 ? null : { code: 'NOT_ON_SALE', details: { optionNos: kept, reason: 'GIFT' } };
}
