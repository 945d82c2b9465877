import type { OrderStatusType } from '../order/record/order-status.ts';
import { isPast } from '../value/calendar.ts';
import type { GiftStatus } from '../value/gift-status.ts';
import { type EpochMs } from '../value/time.ts';

/** Who causes an event. */
export type GiftActor = 'SENDER' | 'RECIPIENT' | 'SYSTEM';

/**
 * An event of a gift. `cancelOrder`: claims have taken back its whole order. `message` sends the recipient a link and
 * `changeAddress` corrects the address; both leave the status as it is.
 */
export type GiftEvent =
  'pay' | 'message' | 'confirm' | 'refuse' | 'cancel' | 'expire' | 'changeAddress' | 'ship' | 'deliver' | 'cancelOrder';

/** One allowed transition. */
export interface GiftStep {
  readonly from: GiftStatus;
  readonly event: GiftEvent;
  readonly to: GiftStatus;
  readonly by: GiftActor;
  /** Before the last moment of the gift, after it, or at any time when left out. */
  readonly when?: 'in-time' | 'over';
}

/**
 * Every allowed transition of a gift, for sender and recipient; there is no other. The sender may cancel until the
 * recipient has confirmed; afterwards the order continues like any other, claims included.
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

/** What the next transition of a gift depends on. */
export interface GiftState {
  readonly status: GiftStatus;
  /** Its last second; null until it is paid. */
  readonly expiresAt: EpochMs | null;
}

/** The status after an event; null when it is not allowed now, or not for this actor. */
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

/** Gifts that have ended. Spec §5: complete. */
export const COMPLETE_GIFT_STATUSES: readonly GiftStatus[] = ['COMPLETED', 'CANCELED_BY_SENDER', 'REFUSED', 'EXPIRED'];

/** Whether a gift has a final status; its links end with it. */
export function isGiftEnded(status: GiftStatus): boolean {
  return GIFT_STEPS.every((step) => step.from !== status);
}

/** Final statuses of a gift that was never received: the sender is fully refunded. */
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

/** The event that a new status of its order causes; null for none. Assumed. */
export function giftEventOf(orderStatus: OrderStatusType): GiftEvent | null {
  return EVENT_OF_ORDER[orderStatus] ?? null;
}
