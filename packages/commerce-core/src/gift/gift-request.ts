import type { OrderSheetNo } from '../value/identifiers.ts';
import { lengthOf } from '../value/text-length.ts';
import { PERSON_NAME_LIMIT } from '../account/person-name.ts';
import { isPhone } from '../account/phone.ts';

/** The templates of a message card, in the order they are offered. Assumed. */
export const GIFT_CARD_TYPES = [
  'BIRTHDAY',
  'THANKS',
  'CHEER',
  'CONGRATULATIONS',
  'LOVE',
  'GET_WELL',
  'SORRY',
  'HOLIDAY',
] as const;
/** One of GIFT_CARD_TYPES. */
export type GiftCardType = (typeof GIFT_CARD_TYPES)[number];

/** Longest message of a card or of a refusal, in characters. Assumed. */
export const GIFT_MESSAGE_LIMIT = 200;

/** Recipient and card of a gift, stored before it is paid. Spec §7; the shape is Assumed. */
export interface GiftRequest {
  /** The sheet its order is made of. */
  readonly orderSheetNo: OrderSheetNo;
  /** As in messages: letters, digits, spaces and . ' - · ( ) & only, no URL. `receiverName` likewise. */
  readonly senderName: string;
  readonly receiverName: string;
  /** Eleven digits; not the sender's own. */
  readonly receiverPhone: string;
  readonly cardType: GiftCardType;
  /** The sender's own text; empty for that of the card alone. */
  readonly message: string;
  /** Whether the recipient may pick an option that costs no more than the paid one. */
  readonly optionOpen: boolean;
}

/** A problem of a gift, in the order of its form. */
export type GiftProblem = 'receiver-name' | 'receiver-phone' | 'own-phone' | 'message' | 'sender-name';

/**
 * Every problem of a gift, in the order of its form; empty when it can be sent. Spec §5 for phones.
 * @param senderPhone eleven digits
 */
export function giftProblems(request: GiftRequest, senderPhone: string): readonly GiftProblem[] {
  const checks: readonly (readonly [GiftProblem, boolean])[] = [
    ['receiver-name', !isNameForMessage(request.receiverName, PERSON_NAME_LIMIT)],
    ['receiver-phone', !isPhone(request.receiverPhone)],
    ['own-phone', request.receiverPhone === senderPhone],
    ['message', !isGiftMessage(request.message)],
    ['sender-name', !isNameForMessage(request.senderName, PERSON_NAME_LIMIT)],
  ];
  return checks.filter(([, isProblem]) => isProblem).map(([problem]) => problem);
}

/** Whether the message of a card or of a refusal is short enough. */
export function isGiftMessage(message: string): boolean {
  return lengthOf(message) <= GIFT_MESSAGE_LIMIT;
}

/**
 * Whether a name is safe in a text message: letters, digits, spaces and . ' - · ( ) & only, and no URL, which phones
 * turn into a link. Assumed.
 */
function isNameForMessage(text: string, limit: number): boolean {
  return (
    lengthOf(text) <= limit &&
    /[\p{L}\p{N}]/u.test(text) &&
    ALLOWED.test(text) &&
    !(INVISIBLE.test(text) || LINK.test(text))
  );
}

const ALLOWED = /^[\p{L}\p{M}\p{N} .'’\-·()&]+$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** A dot before two letters or a digit: `shop.kr`, `www.shop`, `1.1.1.1`; not `J.K. Kim`. */
const LINK = /\.(?:[\p{L}\p{M}\p{N}]{2}|\p{N})/u;
