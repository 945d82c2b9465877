import type { PhoneCertification } from '../account/phone-certification.ts';
import { isCommerceError } from '../error/commerce-error.ts';
import type { GiftId, OptionNo, VerificationId } from '../value/identifiers.ts';
import type { EpochMs } from '../value/time.ts';
import type { GiftAction } from './gift-actions.ts';
import { type GiftAddressProblem, giftAddressProblems } from './gift-address.ts';
import type { GiftAddress, GiftAddressRequest, GiftConfirmation, ReceivedGift } from './gift-record.ts';

/** How a recipient comes to a gift: by its link, or logged in with the phone it is for. */
export type GiftAccess =
  { readonly kind: 'link'; readonly token: string } | { readonly kind: 'member'; readonly giftId: GiftId };

/** Input of the machine. */
export interface GiftRecipientInput {
  /** As it was read. */
  readonly gift: ReceivedGift;
}

/** A code sent to the phone of a gift, and when the server confirmed that, by this device's clock. */
export interface SentGiftCode extends PhoneCertification {
  readonly sentAt: EpochMs;
}

/** How far the phone of a gift is proven; a recipient who is logged in with it proves nothing. */
export type GiftProof =
  | { readonly kind: 'none' }
  /** `answer` is the last code that was typed; empty before the first. */
  | { readonly kind: 'sent'; readonly code: SentGiftCode; readonly answer: string }
  | { readonly kind: 'proven'; readonly verificationId: VerificationId };

/** Context of the machine. */
export interface GiftRecipientContext {
  readonly gift: ReceivedGift;
  /** The picked option; null for the sender's. */
  readonly optionNo: OptionNo | null;
  /** The address as typed. */
  readonly place: GiftAddress;
  readonly proof: GiftProof;
  /** The message of a refusal; may be empty. */
  readonly thanks: string;
  /** Problems of the address, once it was submitted. */
  readonly problems: readonly GiftAddressProblem[];
  readonly isSubmitted: boolean;
  /** The error of the last call; null after a success. */
  readonly error: unknown;
}

/** Events a recipient sends. */
export type GiftRecipientEvent =
  | { readonly type: 'accept' }
  /** The message may be empty. */
  | { readonly type: 'refuse'; readonly message: string }
  | { readonly type: 'choose'; readonly optionNo: OptionNo }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'sendCode' }
  /** Six digits. */
  | { readonly type: 'answerCode'; readonly code: string }
  /** The visitor edits what was refused. */
  | { readonly type: 'clearError' }
  | { readonly type: 'change'; readonly place: Partial<GiftAddress> }
  | { readonly type: 'submit' }
  | { readonly type: 'changeAddress' }
  /** Reads the gift again, because its sender may have changed it. */
  | { readonly type: 'refresh' };

/** Events the machine emits. */
export type GiftRecipientEmittedEvent =
  | { readonly type: 'incomplete'; readonly problem: GiftAddressProblem }
  | { readonly type: 'accepted' | 'corrected'; readonly gift: ReceivedGift }
  | { readonly type: 'refused' };

/** The state before any code was sent. */
export const NO_PROOF: GiftProof = { kind: 'none' };

/** Whether the server allows an action now. */
export function mayDo({ gift }: Pick<GiftRecipientContext, 'gift'>, action: GiftAction): boolean {
  return gift.nextActions.includes(action);
}

/** Whether the recipient has accepted the gift, whatever became of it since. */
export function isAccepted({ gift: { status } }: Pick<GiftRecipientContext, 'gift'>): boolean {
  return status === 'CONFIRMED' || status === 'DELIVERING' || status === 'COMPLETED';
}

/** Whether the goods are for adults and are hidden before an age check. */
export function isWithheld({ gift }: Pick<GiftRecipientContext, 'gift'>): boolean {
  return gift.adult && gift.productName === '';
}

/** Whether there is an option to pick before the gift is accepted. */
export function hasChoice(context: Pick<GiftRecipientContext, 'gift'>): boolean {
  return mayDo(context, 'CONFIRM') && context.gift.options.length > 1;
}

/** Whether the phone is still to be proven. */
export function mustProve({ gift, proof }: GiftRecipientContext): boolean {
  return gift.phoneCodeNeeded && proof.kind !== 'proven';
}

/** Body of the call that accepts the gift. */
export function confirmationOf(context: GiftRecipientContext): GiftConfirmation {
  const { optionNo, gift } = context;
  return { ...addressOf(context), ...(optionNo !== null && optionNo !== gift.optionNo && { optionNo }) };
}

/** Body of the call that changes the address, with the proof of the phone if there is one. */
export function addressOf({ place, proof }: GiftRecipientContext): GiftAddressRequest {
  return proof.kind === 'proven' ? { ...place, verificationId: proof.verificationId } : place;
}

/** Whether an error means that the status of the gift has changed. */
export function isMoved(error: unknown): boolean {
  return isCommerceError(error, 'STATE_CONFLICT', 'NOT_FOUND');
}

/** Takes over a gift from an answer; what was typed stays. */
export function withGift(gift: ReceivedGift) {
  return { gift, isSubmitted: false, problems: [] };
}

/** Changes the address and clears the last error. */
export function changed(context: GiftRecipientContext, part: Partial<GiftAddress>): Partial<GiftRecipientContext> {
  const place = { ...context.place, ...part };
  return { place, error: null, problems: context.isSubmitted ? giftAddressProblems(place) : [] };
}

/** The error of a failed call; null for any other event. */
export function errorOf(event: object): unknown {
  return 'error' in event ? event.error : null;
}
