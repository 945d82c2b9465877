import { DAY_MS, type EpochMs } from '../value/time.ts';

/** Gifts that one member sends to one phone in 24 hours at most: more than friends do, too few to pester with. Assumed. */
export const GIFTS_TO_A_PHONE = 10;

/** A gift that was sent: paid once, whatever became of it since. */
export interface SentTo {
  readonly receiverPhone: string;
  readonly createdAt: EpochMs;
}

/** Why no further gift goes to a phone. */
export interface GiftRefusal {
  readonly code: 'GIFT_LIMIT';
  readonly details: { readonly limit: number };
}

/**
 * Whether a member may send one more gift to a phone; null when they may. Each brings its owner a message in the sender's own
 * words, and a gift that is canceled costs nothing. Assumed.
 * @param sent what the member has sent, older ones and those to others may be among it
 */
export function giftRefusal(receiverPhone: string, sent: readonly SentTo[], now: EpochMs): GiftRefusal | null {
  const lately = sent.filter((gift) => gift.receiverPhone === receiverPhone && gift.createdAt > now - DAY_MS);
  return lately.length < GIFTS_TO_A_PHONE ? null : { code: 'GIFT_LIMIT', details: { limit: GIFTS_TO_A_PHONE } };
}
