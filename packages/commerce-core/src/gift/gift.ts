import type { OrderStatusType } from '../order/record/order-status.ts';
import { isPast } from '../value/calendar.ts';
import type { GiftStatus } from '../value/gift-status.ts';
import { type EpochMs } from '../value/time.ts';

/** Who moves a gift on. */
export type GiftActor = 'SENDER' | 'RECIPIENT' | 'SYSTEM';

/**
 * What happens to a gift; `cancelOrder` when a claim has taken back all of its order. `message` tells the recipient of
 * it by a link, `changeAddress` corrects where it goes: both leave it where it stands.
 */
export type GiftEvent =
  'pay' | 'message' | 'confirm' | 'refuse' | 'cancel' | 'expire' | 'changeAddress' | 'ship' | 'deliver' | 'cancelOrder';

/** One allowed step of a gift. */
export interface GiftStep {
  readonly from: GiftStatus;
  readonly event: GiftEvent;
  readonly to: GiftStatus;
  readonly by: GiftActor;
  /** Before the last moment of the gift, after it, or at any time when left out. */
  readonly when?: 'in-time' | 'over';
}

/**
 * Every allowed step of a gift, for its sender and its recipient alike; there is no other. Until the recipient has
 * confirmed the sender may cancel; afterwards the order goes on like every other one, claims included.
 */
export const GIFT_STEPS: readonly GiftStep[] = [
  { from: 'WAITING_PAY', event: 'pay', to: 'WAITING_ADDRESS', by: 'SYSTEM' },
  { from: 'WAITING_ADDRESS', event: 'message', to: 'WAITING_ADDRESS', by: 'SENDER', when: 'in-time' },
  { from: 'WAITING_ADDRESS', event: 'confirm', to: 'CONFIRMED', by: 'RECIPIENT', when: 'in-time' },
  { from: 'WAITING_ADDRESS', event: 'refuse', to: 'REFUSED', by: 'RECIPIENT', when: 'in-time' },
  { from: 'WAITING_ADDRESS', event: 'cancel', to: 'CANCELED_BY_SENDER', by: 'SENDER' },
  { from: 'WAITING_ADDRESS', event: 'expire', to: 'EXPIRED', by: 'SYSTEM', when: 'over' },
  { from: 'WAITING_ADDRESS', event: 'cancelOrder', to: 'CANCELED_BY_SENDER', by: 'SYSTEM' },
  { from: 'CONFIRMED', event: 'changeAddress', to: 'CONFIRMED', by: 'RECIPIENT' },
  { from: 'CONFIRMED', event: 'ship', to: 'DELIVERING', by: 'SYSTEM' },
  { from: 'CONFIRMED', event: 'cancelOrder', to: 'CANCELED_BY_SENDER', by: 'SYSTEM' },
  { from: 'DELIVERING', event: 'deliver', to: 'COMPLETED', by: 'SYSTEM' },
  { from: 'DELIVERING', event: 'cancelOrder', to: 'CANCELED_BY_SENDER', by: 'SYSTEM' },
];

/** What of a gift decides over its next step. */
export interface GiftState {
  readonly status: GiftStatus;
  /** Its last second; null until it is paid. */
  readonly expiresAt: EpochMs | null;
}

/** Where an event takes a gift; null when it may not happen now, or not by this actor. */
export function nextGiftStatus(gift: GiftState, event: GiftEvent, by: GiftActor, now: EpochMs): GiftStatus | null {
  const step = GIFT_STEPS.find((one) => one.from === gift.status && one.event === event && one.by === by);
  if (step === undefined) return null;
  if (step.when === undefined) return step.to;
  return isGiftOver(gift, now) === (step.when === 'over') ? step.to : null;
}

/** Whether the last second of a gift has passed. */
export function isGiftOver({ expiresAt }: Pick<GiftState, 'expiresAt'>, now: EpochMs): boolean {
  return expiresAt !== null && isPast(expiresAt, now);
}

/** Gifts that can still be acted on. Spec §5: usable. */
export const USABLE_GIFT_STATUSES: readonly GiftStatus[] = ['WAITING_ADDRESS', 'CONFIRMED', 'DELIVERING'];

/** Gifts that have come to an end. Spec §5: complete. */
export const COMPLETE_GIFT_STATUSES: readonly GiftStatus[] = ['COMPLETED', 'CANCELED_BY_SENDER', 'REFUSED', 'EXPIRED'];

/** Whether nothing can happen to a gift any more; its links end with it. */
export function isGiftEnded(status: GiftStatus): boolean {
  return GIFT_STEPS.every((step) => step.from !== status);
}

/** How a gift ends that was never received: all of its money goes back to its sender. */
export const TAKEN_BACK_GIFT_STATUSES = ['CANCELED_BY_SENDER', 'REFUSED', 'EXPIRED'] as const;
/** One of TAKEN_BACK_GIFT_STATUSES. */
export type TakenBackGiftStatus = (typeof TAKEN_BACK_GIFT_STATUSES)[number];

/** Whether a gift has ended without being received. */
export function isGiftTakenBack(status: GiftStatus): status is TakenBackGiftStatus {
  return TAKEN_BACK_GIFT_STATUSES.some((takenBack) => takenBack === status);
}

/** The tabs of the gift box; the first is shown first. Spec §5: Gift tab. */
export const GIFT_TABS = ['gift-receive', 'gift-send'] as const;
/** One of GIFT_TABS. */
export type GiftTab = (typeof GIFT_TABS)[number];

/** The buttons below the tabs; the first is chosen first. Spec §5: button tab; `complete` is Assumed. */
export const GIFT_BUTTONS = ['available', 'complete'] as const;
/** One of GIFT_BUTTONS. */
export type GiftButton = (typeof GIFT_BUTTONS)[number];

/** One list of the gift box, by the name of its call. Spec §7. */
export type GiftBox = 'receive-usable' | 'receive-complete' | 'send-usable' | 'send-complete';

/** The list that a tab and a button show. */
export function giftBoxOf(tab: GiftTab, button: GiftButton): GiftBox {
  const side = tab === 'gift-receive' ? 'receive' : 'send';
  return button === 'available' ? `${side}-usable` : `${side}-complete`;
}

/** The statuses a list of the gift box shows. */
export function giftStatusesOf(box: GiftBox): readonly GiftStatus[] {
  return box.endsWith('-usable') ? USABLE_GIFT_STATUSES : COMPLETE_GIFT_STATUSES;
}

const EVENT_OF_ORDER: Readonly<Partial<Record<OrderStatusType, GiftEvent>>> = {
  DELIVERY_ING: 'ship',
  DELIVERY_DONE: 'deliver',
  BUY_CONFIRM: 'deliver',
  CANCEL_DONE: 'cancelOrder',
  RETURN_DONE: 'cancelOrder',
};

/** What a new status of its order means for a gift; null for nothing. Assumed. */
export function giftEventOf(orderStatus: OrderStatusType): GiftEvent | null {
  return EVENT_OF_ORDER[orderStatus] ?? null;
}
