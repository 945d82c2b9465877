import { maskName } from '../account/masking.ts';
import type { EpochMs } from '../value/time.ts';
import { type GiftMessages, giftResendableAt } from './gift-deadline.ts';
import { GIFT_STEPS, nextGiftStatus } from './gift.ts';

/** What a person may do with a gift now. The server decides and sends it; a screen shows it. */
export type GiftAction =
  'CONFIRM' | 'REFUSE' | 'CHANGE_ADDRESS' | 'RESEND' | 'SHARE' | 'CANCEL' | 'VIEW_ORDER' | 'CLAIM' | 'WITHDRAW_CLAIM';

/** Which side of a gift reads it. */
export type GiftSide = 'SEND' | 'RECEIVE';

/** What the next actions of a gift depend on. */
export interface GiftFacts extends GiftMessages {
  /** Where its goods are, by the status of what was ordered; null before it is ordered. */
  readonly orderStatusType: string | null;
  /** Whether its recipient may send it back now, and whether they may take that back. */
  readonly isClaimable: boolean;
  readonly isClaimWithdrawable: boolean;
}

/** What a sender or a recipient may do next with a gift, in the order of buttons. */
export function giftActions(gift: GiftFacts, side: GiftSide, now: EpochMs): readonly GiftAction[] {
  const actions = side === 'SEND' ? senderActions(gift, now) : recipientActions(gift, now);
  return ORDER.filter((action) => actions.includes(action));
}

/** The sender's name: as signed, masked for the recipient; empty when the sender has left the shop. */
export function giftSenderName(senderName: string, side: GiftSide): string {
  return side === 'SEND' || senderName === '' ? senderName : maskName(senderName);
}

/** Whether a recipient may still correct the address: until the seller prepares the goods. */
export function isGiftAddressOpen({ status, orderStatusType }: Pick<GiftFacts, 'status' | 'orderStatusType'>): boolean {
  const mayChange = GIFT_STEPS.some((step) => step.from === status && step.event === 'changeAddress');
  return mayChange && orderStatusType === 'PAY_DONE';
}

const ORDER: readonly GiftAction[] = [
  'CONFIRM',
  'REFUSE',
  'CHANGE_ADDRESS',
  'CLAIM',
  'WITHDRAW_CLAIM',
  'SHARE',
  'RESEND',
  'CANCEL',
  'VIEW_ORDER',
];

function senderActions(gift: GiftFacts, now: EpochMs): readonly GiftAction[] {
  const resendableAt = giftResendableAt(gift, now);
  const checks: readonly (readonly [GiftAction, boolean])[] = [
    ['SHARE', nextGiftStatus(gift, 'message', 'SENDER', now) !== null],
    ['RESEND', resendableAt !== null && resendableAt <= now],
    ['CANCEL', nextGiftStatus(gift, 'cancel', 'SENDER', now) !== null],
    ['VIEW_ORDER', gift.status !== 'WAITING_PAY'],
  ];
  return checks.filter(([, isAllowed]) => isAllowed).map(([action]) => action);
}

function recipientActions(gift: GiftFacts, now: EpochMs): readonly GiftAction[] {
  const checks: readonly (readonly [GiftAction, boolean])[] = [
    ['CONFIRM', nextGiftStatus(gift, 'confirm', 'RECIPIENT', now) !== null],
    ['REFUSE', nextGiftStatus(gift, 'refuse', 'RECIPIENT', now) !== null],
    ['CHANGE_ADDRESS', isGiftAddressOpen(gift)],
    ['CLAIM', gift.isClaimable],
    ['WITHDRAW_CLAIM', gift.isClaimWithdrawable],
  ];
  return checks.filter(([, isAllowed]) => isAllowed).map(([action]) => action);
}
