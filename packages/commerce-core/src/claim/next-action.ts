import { claimDeadline, possibleReasons, WITHDRAWAL_DAYS } from './claim-eligibility.ts';
import { startOfKstDay } from '../value/calendar.ts';
import type { ReviewObstacle } from '../value/review-obstacle.ts';
import { after, DAY_MS, type EpochMs } from '../value/time.ts';
import type { OrderStatusType } from '../order/record/order-status.ts';
import type { NextActionType } from '../order/record/order-record.ts';

/** When a purchase confirms itself: as soon as its buyer may not send it back any more. Assumed: the usual term. */
export function autoConfirmAt(deliveredAt: EpochMs): EpochMs {
  return claimDeadline(deliveredAt, 'BUYER');
}

/** Whatever was delivered before this instant has confirmed itself by now. */
export function autoConfirmCutoff(now: EpochMs): EpochMs {
  return after(startOfKstDay(now), -WITHDRAWAL_DAYS * DAY_MS);
}

/** What is open between buyer and seller about an option. The vendor's claim types. */
export interface OpenClaim {
  readonly claimType: 'CANCEL' | 'EXCHANGE' | 'RETURN';
  /** Whether it is only requested, so that the buyer may withdraw it. */
  readonly isRequested: boolean;
}

/** What decides over the next actions of one ordered option. Assumed: gathered by the backend. */
export interface NextActionFacts {
  readonly orderStatusType: OrderStatusType;
  /** Null when there is none. */
  readonly openClaim: OpenClaim | null;
  /** Whether there has been a claim, open or not. */
  readonly hasClaim: boolean;
  /** Null until it has come. */
  readonly deliveredAt: EpochMs | null;
  readonly cancelable: boolean;
  readonly exchangeable: boolean;
  readonly returnable: boolean;
  /** Without it, and without the other flags, only the seller's fault is a reason to claim. */
  readonly refundable: boolean;
  /** Whether every option of the order can be canceled together. */
  readonly wholeOrderCancelable: boolean;
  readonly reviewed: boolean;
  /** Null when there is no last moment. */
  readonly reviewableUntil: EpochMs | null;
  /**
   * Whether another person has the goods: what only they can say or send back is not the buyer's. False when left out.
   */
  readonly isGift?: boolean;
  /** Whether it is a gift that waits for its address: it goes back as a whole. False when left out. */
  readonly awaitsAddress?: boolean;
}

/**
 * What a buyer may do in each status, before flags are looked at; nothing where none is named. The vendor's table, less
 * the change of an address: nothing asks for it, and a fee may hang on the place.
 */
export const NEXT_ACTIONS: Readonly<Record<OrderStatusType, readonly NextActionType[]>> = {
  PAY_WAIT: [],
  DEPOSIT_WAIT: ['CANCEL_ALL'],
  PAY_DONE: ['CANCEL', 'CANCEL_ALL', 'EXCHANGE'],
  PRODUCT_PREPARE: ['CANCEL', 'EXCHANGE'],
  DELIVERY_PREPARE: ['CANCEL', 'EXCHANGE'],
  DELIVERY_ING: ['VIEW_DELIVERY', 'DELIVERY_DONE', 'RETURN', 'EXCHANGE'],
  DELIVERY_DONE: ['CONFIRM_ORDER', 'RETURN', 'EXCHANGE', 'VIEW_DELIVERY', 'WRITE_REVIEW'],
  BUY_CONFIRM: ['WRITE_REVIEW', 'RETURN'],
  PAY_CANCEL: [],
  PAY_FAIL: [],
  CANCEL_DONE: ['VIEW_CLAIM'],
  RETURN_DONE: ['VIEW_CLAIM'],
  EXCHANGE_DONE: ['VIEW_CLAIM'],
};

/** Why a buyer may not review an option; null when they may. */
export function reviewObstacle(
  facts: Pick<NextActionFacts, 'orderStatusType' | 'openClaim' | 'reviewed' | 'reviewableUntil'>,
  now: EpochMs,
): ReviewObstacle | null {
  if (facts.reviewed) return 'REVIEWED';
  if (!NEXT_ACTIONS[facts.orderStatusType].includes('WRITE_REVIEW')) return 'NOT_DELIVERED';
  if (facts.openClaim !== null) return 'OPEN_CLAIM';
  return facts.reviewableUntil === null || now <= facts.reviewableUntil ? null : 'TOO_LATE';
}

const WITHDRAWAL = { CANCEL: 'WITHDRAW_CANCEL', EXCHANGE: 'WITHDRAW_EXCHANGE', RETURN: 'WITHDRAW_RETURN' } as const;

/**
 * What a buyer may do next with one ordered option, in the order of buttons. The server decides and sends it; a screen
 * shows it and works nothing out. While a claim is open only it can be looked at or taken back;
 * past ones can be looked at. The vendor's rule.
 */
export function nextActions(facts: NextActionFacts, now: EpochMs): readonly NextActionType[] {
  const claim = facts.openClaim;
  if (claim !== null) {
    const isOwn = facts.isGift !== true || claim.claimType === 'CANCEL';
    return claim.isRequested && isOwn ? [WITHDRAWAL[claim.claimType], 'VIEW_CLAIM'] : ['VIEW_CLAIM'];
  }
  const actions = NEXT_ACTIONS[facts.orderStatusType].filter((action) => isAllowed(action, facts, now));
  return facts.hasClaim && !actions.includes('VIEW_CLAIM') ? [...actions, 'VIEW_CLAIM'] : actions;
}

/** What became of the return of a confirmed purchase: for the seller's fault alone, or not any more. */
export type ConfirmedReturn = 'SELLER_FAULT' | 'TOO_LATE';

/**
 * Why a confirmed purchase is not returned as it was before, from what the server offers; null of one that is not
 * confirmed, has a claim to look at, or is a gift: its recipient returns it.
 */
export function confirmedReturn(
  {
    orderStatusType,
    nextActions: offered,
  }: {
    readonly orderStatusType: OrderStatusType;
    readonly nextActions: readonly { readonly nextActionType: NextActionType }[];
  },
  isGift: boolean,
): ConfirmedReturn | null {
  const may = (action: NextActionType) => offered.some(({ nextActionType }) => nextActionType === action);
  if (orderStatusType !== 'BUY_CONFIRM' || isGift || may('VIEW_CLAIM')) return null;
  return may('RETURN') ? 'SELLER_FAULT' : 'TOO_LATE';
}

/** What the buyer of a gift leaves to its recipient, or to time. */
const RECIPIENTS_OWN: readonly NextActionType[] = [
  'DELIVERY_DONE',
  'CONFIRM_ORDER',
  'RETURN',
  'EXCHANGE',
  'WRITE_REVIEW',
];

function isAllowed(action: NextActionType, facts: NextActionFacts, now: EpochMs): boolean {
  if (facts.isGift === true && RECIPIENTS_OWN.includes(action)) return false;
  if (facts.awaitsAddress === true && action === 'CANCEL') return false;
  switch (action) {
    case 'CANCEL':
    case 'EXCHANGE':
    case 'RETURN':
      // one piece or more: an option all of whose pieces have gone back has another status
      return possibleReasons({ ...facts, claimableCnt: 1, hasOpenClaim: false }, action, now).length > 0;
    case 'CANCEL_ALL':
      return facts.wholeOrderCancelable;
    case 'WRITE_REVIEW':
      return reviewObstacle(facts, now) === null;
    default:
      return true;
  }
}

/**
 * Whether every option of an order can be canceled together: unpaid, or paid and not yet prepared. The vendor's rule.
 * What the seller allows decides over the reasons alone: for the seller's fault everything may be canceled.
 */
export function isWholeOrderCancelable(
  options: readonly Pick<NextActionFacts, 'orderStatusType' | 'openClaim'>[],
): boolean {
  return (
    options.length > 0 &&
    options.every(
      ({ orderStatusType, openClaim }) => openClaim === null && NEXT_ACTIONS[orderStatusType].includes('CANCEL_ALL'),
    )
  );
}
