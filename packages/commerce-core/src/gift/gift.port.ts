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
 * Gifts to a phone number, for sender and recipient. Every method rejects with a CommerceError and with nothing else:
 * NOT_FOUND for unknown, foreign and ended links alike, STATE_CONFLICT for an event the status does not allow.
 */
export interface GiftApi {
  /**
   * Stores recipient and card of an order sheet of kind gift; a further call before the payment replaces them.
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
  /** Creates a link to share; resolves with its token. */
  link(giftId: GiftId): Promise<string>;
  /** Resolves with the gift. Sends nothing: the payment has sent the first message. */
  sendAlarm(giftId: GiftId): Promise<SentGift>;
  /** Sends the message once more; rejects with TOO_MANY_REQUESTS too soon or too often. */
  resendAlarm(giftId: GiftId, idempotencyKey: string): Promise<SentGift>;
  /** Cancels a gift that is not accepted yet and refunds it. */
  cancel(giftId: GiftId, idempotencyKey: string): Promise<SentGift>;
  /** A gift by its link, for anyone who has it; a recipient who is logged in with its phone needs no code. */
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
  /** @param message may be empty */
  refuse(giftId: GiftId, message: string, token: string | null): Promise<void>;
  /** Corrects where an accepted gift goes, until its goods are prepared. */
  changeAddress(giftId: GiftId, address: GiftAddressRequest, token: string | null): Promise<ReceivedGift>;
  /** What a recipient who is logged in may exchange or return of a delivered gift. */
  claimable(giftId: GiftId, signal?: AbortSignal): Promise<GiftClaimable>;
  /** Requests an exchange or a return; the goods are collected where they were delivered, the sender is refunded. */
  requestClaim(giftId: GiftId, request: GiftClaimRequest, idempotencyKey: string): Promise<ReceivedGift>;
  /** Withdraws the recipient's claim, until the seller has approved it. */
  withdrawClaim(giftId: GiftId, idempotencyKey: string): Promise<ReceivedGift>;
}
