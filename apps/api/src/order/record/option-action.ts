import {
  CLAIM_STEPS,
  claimTypeOf,
  isClaimEnded,
  isClaimWithdrawable,
  type ClaimStatusType,
  isWholeOrderCancelable,
  nextActions,
  type EpochMs,
  type NextActionFacts,
  type NextActionType,
  type OpenClaim,
  type OrderStatusType,
} from '@dealstore/commerce-core/domain';
import { knownOf } from '../../database/stored-json.ts';
import { fromNullableText } from '../../database/instant.ts';
import type { StoredStatus } from './order-lock.ts';
import type { OptionRow } from './order-row.ts';

/** A stored status as one the contract knows; those of later features are mapped to what they look like to a buyer. */
export function statusOf(stored: StoredStatus): OrderStatusType {
  if (stored === 'EXCHANGE_WAIT') return 'PRODUCT_PREPARE';
  if (stored === 'REFUND_DONE') return 'CANCEL_DONE';
  return stored === 'DELETE' ? 'PAY_CANCEL' : stored;
}

/** What the buyer may do next with one option of an order, by the core's table. */
export function optionActions(
  option: OptionRow,
  {
    order,
    ...gift
  }: { readonly order: readonly OptionRow[]; readonly isGift: boolean; readonly awaitsAddress: boolean },
  now: EpochMs,
): readonly NextActionType[] {
  const wholeOrderCancelable = isWholeOrderCancelable(order.map(stateOf));
  return nextActions({ ...stateOf(option), ...extrasOf(option), wholeOrderCancelable, ...gift }, now);
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
    hasClaim: option.claimNo !== null,
    deliveredAt: fromNullableText(option.deliveredAt),
    exchangeable: option.exchangeable,
    returnable: option.returnable,
    reviewed: option.reviewed,
    reviewableUntil: fromNullableText(option.reviewableUntil),
  };
}

/** What is open between buyer and seller; null once the claim of that status has ended, and without one. */
export function openClaimOf(stored: string | null): OpenClaim | null {
  const status = claimStatusOf(stored);
  const claimType = status === null ? null : claimTypeOf(status);
  if (status === null || claimType === null || isClaimEnded(status)) return null;
  return { claimType, isRequested: isClaimWithdrawable(status) };
}

/** A stored status of a claim as one the contract knows. */
export function claimStatusOf(stored: string | null): ClaimStatusType | null {
  return knownOf(CLAIM_STATUSES, stored) ?? null;
}

const CLAIM_STATUSES: readonly ClaimStatusType[] = [...new Set(CLAIM_STEPS.flatMap(({ from, to }) => [from, to]))];
