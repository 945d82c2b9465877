import type { PhoneCertification } from '../account/phone-certification.ts';
import { isCommerceError } from '../error/commerce-error.ts';
import type { GiftId, OptionNo, VerificationId } from '../value/identifiers.ts';
import type { EpochMs } from '../value/time.ts';
import type { GiftAction } from './gift-actions.ts';
import { type GiftAddressProblem, giftAddressProblems, type GiftPlace, giftPlaceOf } from './gift-address.ts';
import type { GiftAddressRequest, GiftConfirmation, ReceivedGift } from './gift-record.ts';

/** How a recipient comes to a gift: by its link, or logged in with the phone it is for. */
export type GiftAccess =
  { readonly kind: 'link'; readonly token: string } | { readonly kind: 'member'; readonly giftId: GiftId };

/** What a recipient's steps start from. */
export interface GiftRecipientInput {
  readonly access: GiftAccess;
  /** The gift, where it has been read; null to begin with reading it. */
  readonly gift: ReceivedGift | null;
}

/** A code on its way to the phone of a gift, and when its answer came by this device's clock. */
export interface SentGiftCode extends PhoneCertification {
  readonly sentAt: EpochMs;
}

/** What a recipient's steps remember. */
export interface GiftRecipientContext {
  readonly input: GiftRecipientInput;
  readonly gift: ReceivedGift | null;
  /** The option picked; null while the sender's is kept. */
  readonly optionNo: OptionNo | null;
  /** Where it goes, as it is typed; null before the gift is known. */
  readonly place: GiftPlace | null;
  readonly code: SentGiftCode | null;
  /** The phone proven by a code; null before that, and for who is logged in. */
  readonly verificationId: VerificationId | null;
  /** What is wrong with the address, once it was asked for. */
  readonly problems: readonly GiftAddressProblem[];
  readonly isAsked: boolean;
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
  | { readonly type: 'forgive' }
  | { readonly type: 'change'; readonly place: Partial<GiftPlace> }
  | { readonly type: 'submit' }
  | { readonly type: 'changeAddress' }
  /** The gift is looked at again; its other side may have moved it. */
  | { readonly type: 'look' }
  | { readonly type: 'retry' };

/** What a recipient's steps tell their host. */
export type GiftRecipientEmittedEvent =
  | { readonly type: 'incomplete'; readonly problem: GiftAddressProblem }
  | { readonly type: 'accepted' | 'corrected'; readonly gift: ReceivedGift }
  | { readonly type: 'refused' };

/** What a recipient has not got before the gift is known. */
export const NOTHING_SAID: Omit<GiftRecipientContext, 'input' | 'gift'> = {
  optionNo: null,
  place: null,
  code: null,
  verificationId: null,
  problems: [],
  isAsked: false,
  error: null,
};

/** The gift, where the flow cannot be without one. */
export function giftOf({ gift }: Pick<GiftRecipientContext, 'gift'>): ReceivedGift {
  if (gift === null) throw new Error('a gift that is not known cannot be accepted');
  return gift;
}

/** The token of the gift's link; null for who is logged in with its phone. */
export function tokenOf({ input: { access } }: Pick<GiftRecipientContext, 'input'>): string | null {
  return access.kind === 'link' ? access.token : null;
}

/** Whether the server lets the recipient do something with the gift now. */
export function mayDo({ gift }: Pick<GiftRecipientContext, 'gift'>, action: GiftAction): boolean {
  return gift?.nextActions.includes(action) === true;
}

/** Whether the recipient has accepted the gift, whatever became of it since. */
export function isAccepted({ gift }: Pick<GiftRecipientContext, 'gift'>): boolean {
  return gift?.status === 'CONFIRMED' || gift?.status === 'DELIVERING' || gift?.status === 'COMPLETED';
}

/** Whether the goods are for adults and say nothing of themselves before an age check. */
export function isWithheld({ gift }: Pick<GiftRecipientContext, 'gift'>): boolean {
  return gift !== null && gift.adult && gift.productName === '';
}

/** Whether there is an option to pick before the gift is accepted. */
export function hasChoice(context: Pick<GiftRecipientContext, 'gift'>): boolean {
  return mayDo(context, 'CONFIRM') && giftOf(context).options.length > 1;
}

/** Whether the phone is still to be proven. */
export function mustProve({ gift, verificationId }: GiftRecipientContext): boolean {
  return gift?.phoneCodeNeeded === true && verificationId === null;
}

/** What is wrong with the address as it is typed. */
export function addressProblemsOf({ place }: GiftRecipientContext): readonly GiftAddressProblem[] {
  return place === null ? ['receiver-name'] : giftAddressProblems(place);
}

/** What the gift is accepted with. */
export function confirmationOf(context: GiftRecipientContext): GiftConfirmation {
  const { optionNo } = context;
  return { ...addressOf(context), ...(optionNo !== null && optionNo !== giftOf(context).optionNo && { optionNo }) };
}

/** Where the gift goes, with the proof of who says so. */
export function addressOf(context: GiftRecipientContext): GiftAddressRequest {
  const { place, verificationId } = context;
  return { ...(place ?? giftPlaceOf(giftOf(context))), ...(verificationId !== null && { verificationId }) };
}

/** Whether a failure says that the gift stands somewhere else now. */
export function isMoved(error: unknown): boolean {
  return isCommerceError(error, 'STATE_CONFLICT', 'NOT_FOUND');
}

/** A gift that was just answered; what has been typed stays. */
export function known({ place }: Pick<GiftRecipientContext, 'place'>, gift: ReceivedGift) {
  return { gift, place: place ?? giftPlaceOf(gift), isAsked: false, problems: [] };
}

/** What is typed into the address; what was said against the last is over. */
export function changed(context: GiftRecipientContext, part: Partial<GiftPlace>): Partial<GiftRecipientContext> {
  if (context.place === null) return {};
  const next = { ...context, place: { ...context.place, ...part }, error: null };
  return { place: next.place, error: null, problems: context.isAsked ? addressProblemsOf(next) : [] };
}

/** What the end of a call failed with. */
export function errorOf(event: object): unknown {
  return 'error' in event ? event.error : null;
}
