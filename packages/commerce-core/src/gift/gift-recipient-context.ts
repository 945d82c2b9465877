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

/** What a recipient's steps start from. */
export interface GiftRecipientInput {
  /** The gift as it has been read. */
  readonly gift: ReceivedGift;
}

/** A code on its way to the phone of a gift, and when its answer came by this device's clock. */
export interface SentGiftCode extends PhoneCertification {
  readonly sentAt: EpochMs;
}

/** How far the phone of a gift is proven; a recipient who is logged in with it has none to prove. */
export type GiftProof =
  | { readonly kind: 'none' }
  /** With the last answer to the code, empty before one. */
  | { readonly kind: 'sent'; readonly code: SentGiftCode; readonly answer: string }
  | { readonly kind: 'proven'; readonly verificationId: VerificationId };

/** What a recipient's steps remember. */
export interface GiftRecipientContext {
  readonly gift: ReceivedGift;
  /** The option picked; null while the sender's is kept. */
  readonly optionNo: OptionNo | null;
  /** Where it goes, as it is typed. */
  readonly place: GiftAddress;
  readonly proof: GiftProof;
  /** The word of thanks a gift is refused with, may be empty. */
  readonly thanks: string;
  /** What is wrong with the address, once it was asked for. */
  readonly problems: readonly GiftAddressProblem[];
  readonly isSubmitted: boolean;
  /** What was said against the last call; null when it was answered. */
  readonly error: unknown;
}

/** What a recipient may say. */
export type GiftRecipientEvent =
  | { readonly type: 'accept' }
  /** With a word of thanks, may be empty. */
  | { readonly type: 'refuse'; readonly message: string }
  | { readonly type: 'choose'; readonly optionNo: OptionNo }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'sendCode' }
  /** Six digits. */
  | { readonly type: 'answerCode'; readonly code: string }
  /** Something is typed over what was refused. */
  | { readonly type: 'clearError' }
  | { readonly type: 'change'; readonly place: Partial<GiftAddress> }
  | { readonly type: 'submit' }
  | { readonly type: 'changeAddress' }
  /** The gift is looked at again; its other side may have moved it. */
  | { readonly type: 'refresh' };

/** What a recipient's steps tell their host. */
export type GiftRecipientEmittedEvent =
  | { readonly type: 'incomplete'; readonly problem: GiftAddressProblem }
  | { readonly type: 'accepted' | 'corrected'; readonly gift: ReceivedGift }
  | { readonly type: 'refused' };

/** A phone of which nothing is proven. */
export const NO_PROOF: GiftProof = { kind: 'none' };

/** Whether the server lets the recipient do something with the gift now. */
export function mayDo({ gift }: Pick<GiftRecipientContext, 'gift'>, action: GiftAction): boolean {
  return gift.nextActions.includes(action);
}

/** Whether the recipient has accepted the gift, whatever became of it since. */
export function isAccepted({ gift: { status } }: Pick<GiftRecipientContext, 'gift'>): boolean {
  return status === 'CONFIRMED' || status === 'DELIVERING' || status === 'COMPLETED';
}

/** Whether the goods are for adults and say nothing of themselves before an age check. */
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

/** What the gift is accepted with. */
export function confirmationOf(context: GiftRecipientContext): GiftConfirmation {
  const { optionNo, gift } = context;
  return { ...addressOf(context), ...(optionNo !== null && optionNo !== gift.optionNo && { optionNo }) };
}

/** Where the gift goes, with the proof of the person who says so. */
export function addressOf({ place, proof }: GiftRecipientContext): GiftAddressRequest {
  return proof.kind === 'proven' ? { ...place, verificationId: proof.verificationId } : place;
}

/** Whether a failure says that the gift stands somewhere else now. */
export function isMoved(error: unknown): boolean {
  return isCommerceError(error, 'STATE_CONFLICT', 'NOT_FOUND');
}

/** A gift that was just answered; what has been typed stays. */
export function withGift(gift: ReceivedGift) {
  return { gift, isSubmitted: false, problems: [] };
}

/** What is typed into the address; what was said against the last is over. */
export function changed(context: GiftRecipientContext, part: Partial<GiftAddress>): Partial<GiftRecipientContext> {
  const place = { ...context.place, ...part };
  return { place, error: null, problems: context.isSubmitted ? giftAddressProblems(place) : [] };
}

/** What the end of a call failed with. */
export function errorOf(event: object): unknown {
  return 'error' in event ? event.error : null;
}
