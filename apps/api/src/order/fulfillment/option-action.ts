import {
  isWholeOrderCancelable,
  canChangeOrderStatus,
  nextActions,
  type EpochMs,
  type NextActionFacts,
  type NextActionType,
  type OpenClaim,
  type OrderActor,
  type OrderStatusType,
} from '@dealstore/commerce-core/domain';
import { fromNullableText } from '../../database/instant.ts';
import type { StoredStatus } from '../payment/order-lock.ts';
import type { OptionRow } from '../history/order-row.ts';

/** A stored status as one the contract knows; those of later features stand for what they look like to a buyer. */
export function statusOf(stored: StoredStatus): OrderStatusType {
  if (stored === 'EXCHANGE_WAIT') return 'PRODUCT_PREPARE';
  if (stored === 'REFUND_DONE') return 'CANCEL_DONE';
  return stored === 'DELETE' ? 'PAY_CANCEL' : stored;
}

/** What the buyer may do next with one option of an order, by the core's table. */
export function optionActions(option: OptionRow, order: readonly OptionRow[], now: EpochMs): readonly NextActionType[] {
  const wholeOrderCancelable = isWholeOrderCancelable(order.map(stateOf));
  return nextActions({ ...stateOf(option), ...extrasOf(option), wholeOrderCancelable }, now);
}

/** Whether an option may take a step; not while something is open between buyer and seller. */
export function mayMove(
  option: { readonly orderStatusType: StoredStatus; readonly claimStatusType: string | null },
  to: OrderStatusType,
  by: OrderActor,
): boolean {
  return openClaimOf(option.claimStatusType) === null && canChangeOrderStatus(statusOf(option.orderStatusType), to, by);
}

function stateOf(option: OptionRow) {
  return {
    orderStatusType: statusOf(option.orderStatusType),
    openClaim: openClaimOf(option.claimStatusType),
    cancelable: option.cancelable,
    refundable: option.refundable,
  };
}

function extrasOf(option: OptionRow): Omit<NextActionFacts, keyof ReturnType<typeof stateOf> | 'wholeOrderCancelable'> {
  return {
    exchangeable: option.exchangeable,
    returnable: option.returnable,
    addressChangeable: true,
    reviewed: option.reviewed,
    reviewableUntil: fromNullableText(option.reviewableUntil),
  };
}

/** A claim is open until it is done; one that is only asked for can be taken back. The vendor's names. */
function openClaimOf(claimStatusType: string | null): OpenClaim | null {
  const claimType = CLAIM_TYPES.find((type) => claimStatusType?.startsWith(`${type}_`) === true);
  if (claimStatusType === null || claimType === undefined) return null;
  if (/_(?:DONE|NO_REFUND|PAY_DONE|REFUND_DONE)$/.test(claimStatusType)) return null;
  return { claimType, isRequested: claimStatusType === `${claimType}_REQUEST` };
}

const CLAIM_TYPES = ['CANCEL', 'EXCHANGE', 'RETURN'] as const;
