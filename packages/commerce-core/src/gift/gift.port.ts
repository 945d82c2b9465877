import type { PhoneCertification, PhoneCodeAnswer } from '../account/phone-certification.ts';
import type { GiftId } from '../value/identifiers.ts';
import type { CursorPage } from '../value/page.ts';
import type { GiftClaimable, GiftClaimRequest } from './gift-claims.ts';
import type { GiftBox } from './gift.ts';
import type {
  GiftAddressRequest,
  GiftConfirmation,
  GiftCounts,
  GiftSummary,
  ReceivedGift,
  SentGift,
} from './gift-record.ts';
import type { GiftRequest } from './gift-request.ts';

/**
 * Gifts to a phone number, from both sides. Every method rejects with a CommerceError and with nothing else. Unknown,
 * foreign and ended links are one NOT_FOUND; a step that may not be taken any more is STATE_CONFLICT.
 */
export interface GiftApi {
  /**
   * Says who receives what an order sheet of kind gift is for, until it is paid; again, it
   * is changed. Answers the gift.
   */
  create(request: GiftRequest, idempotencyKey: string): Promise<SentGift>;
  list(
    box: GiftBox,
    request: { readonly cursor?: string; readonly pageSize: number },
    signal?: AbortSignal,
  ): Promise<CursorPage<GiftSummary>>;
  counts(signal?: AbortSignal): Promise<GiftCounts>;
  /** A gift of the member, sent or received. */
  get(giftId: GiftId, signal?: AbortSignal): Promise<SentGift | ReceivedGift>;
  /** Makes a link to share and answers its token. */
  link(giftId: GiftId): Promise<string>;
  /** Answers a gift whose recipient is told of it: its payment sends the first message, and nothing sends it twice. */
  sendAlarm(giftId: GiftId): Promise<SentGift>;
  /** Sends the message once more; rejects with TOO_MANY_REQUESTS too soon or too often. */
  resendAlarm(giftId: GiftId, idempotencyKey: string): Promise<SentGift>;
  /** Takes a gift back that is not accepted yet; the money follows. */
  cancel(giftId: GiftId, idempotencyKey: string): Promise<SentGift>;
  /** A gift by its link, for anybody who has it; without a code for anyone who is logged in with its phone. */
  byToken(token: string, signal?: AbortSignal): Promise<ReceivedGift>;
  /** Sends a code to the phone the gift is for. */
  requestCode(token: string): Promise<PhoneCertification>;
  /** Proves the code; rejects with CODE_MISMATCH or CODE_EXPIRED. */
  proveCode(token: string, answer: PhoneCodeAnswer): Promise<void>;
  /**
   * Accepts a gift. Rejects with CERTIFICATION_REQUIRED, ADULT_ONLY or SOLD_OUT.
   * @param token null for anyone who is logged in with the phone of the gift
   */
  confirm(giftId: GiftId, confirmation: GiftConfirmation, token: string | null): Promise<ReceivedGift>;
  /** @param message a word of thanks, may be empty */
  refuse(giftId: GiftId, message: string, token: string | null): Promise<void>;
  /** Corrects where an accepted gift goes, until its goods are prepared. */
  changeAddress(giftId: GiftId, address: GiftAddressRequest, token: string | null): Promise<ReceivedGift>;
  /** What of a gift that has arrived its recipient, logged in, may exchange or send back. */
  claimable(giftId: GiftId, signal?: AbortSignal): Promise<GiftClaimable>;
  /** Asks for an exchange or a return; the goods are collected where they went, and the sender is refunded. */
  requestClaim(giftId: GiftId, request: GiftClaimRequest, idempotencyKey: string): Promise<ReceivedGift>;
  /** Takes back what the recipient has asked for, until the seller has agreed. */
  withdrawClaim(giftId: GiftId, idempotencyKey: string): Promise<ReceivedGift>;
}
