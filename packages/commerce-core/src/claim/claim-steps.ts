import type { OrderActor } from '../order/record/order-status.ts';
import { CLAIM_TYPES, type ClaimType } from './claim.ts';
import type { ClaimStatusType } from '../value/claim-status.ts';

/** An event of a claim. */
export type ClaimEvent = 'approve' | 'reject' | 'withdraw' | 'receive' | 'refund' | 'send' | 'swap';

/** One allowed transition of a claim. */
export interface ClaimStep {
  readonly from: ClaimStatusType;
  readonly event: ClaimEvent;
  readonly to: ClaimStatusType;
  readonly by: readonly OrderActor[];
  /** Where it matters: whether the goods have left. */
  readonly hasLeft?: boolean;
}

const SELLER: readonly OrderActor[] = ['SELLER', 'SANDBOX'];
const SYSTEM: readonly OrderActor[] = ['SYSTEM'];
const BUYER: readonly OrderActor[] = ['BUYER'];

/**
 * Every allowed transition of a claim; there is no other. The vendor's states; the transitions are Assumed from its
 * operator manual. Only `refund` pays back, once the seller has approved and shipped goods have been returned.
 */
export const CLAIM_STEPS: readonly ClaimStep[] = [
  { from: 'CANCEL_REQUEST', event: 'approve', to: 'CANCEL_PROC_REQUEST_REFUND', by: SELLER },
  { from: 'CANCEL_REQUEST', event: 'reject', to: 'CANCEL_REJECT_REQUEST', by: SELLER },
  { from: 'CANCEL_REQUEST', event: 'withdraw', to: 'WITHDRAWN', by: BUYER },
  { from: 'CANCEL_PROC_REQUEST_REFUND', event: 'refund', to: 'CANCEL_DONE', by: SYSTEM },
  { from: 'RETURN_REQUEST', event: 'approve', to: 'RETURN_PROC_BEFORE_RECEIVE', by: SELLER },
  { from: 'RETURN_REQUEST', event: 'reject', to: 'RETURN_REJECT_REQUEST', by: SELLER },
  { from: 'RETURN_REQUEST', event: 'withdraw', to: 'WITHDRAWN', by: BUYER },
  {
    from: 'RETURN_PROC_BEFORE_RECEIVE',
    event: 'receive',
    to: 'RETURN_PROC_REQUEST_REFUND',
    by: SELLER,
  },
  { from: 'RETURN_PROC_REQUEST_REFUND', event: 'refund', to: 'RETURN_DONE', by: SYSTEM },
  { from: 'EXCHANGE_REQUEST', event: 'approve', to: 'EXCHANGE_PROC_BEFORE_RECEIVE', by: SELLER, hasLeft: true },
  { from: 'EXCHANGE_REQUEST', event: 'reject', to: 'EXCHANGE_REJECT_REQUEST', by: SELLER },
  { from: 'EXCHANGE_REQUEST', event: 'withdraw', to: 'WITHDRAWN', by: BUYER },
  // Nothing has been shipped: the other option replaces the first.
  { from: 'EXCHANGE_REQUEST', event: 'swap', to: 'EXCHANGE_DONE', by: SELLER, hasLeft: false },
  { from: 'EXCHANGE_PROC_BEFORE_RECEIVE', event: 'receive', to: 'EXCHANGE_PROC_WAITING', by: SELLER },
  { from: 'EXCHANGE_PROC_WAITING', event: 'send', to: 'EXCHANGE_DONE', by: SELLER },
];

/**
 * The first status of a claim. A cancel before preparation is approved at once; one of unpaid goods is done at once,
 * because there is nothing to refund.
 */
export function firstClaimStatus(
  type: ClaimType,
  { isImmediate, isUnpaid }: { readonly isImmediate: boolean; readonly isUnpaid: boolean },
): ClaimStatusType {
  if (isUnpaid) return 'CANCEL_DONE';
  if (type === 'CANCEL') return isImmediate ? 'CANCEL_PROC_REQUEST_REFUND' : 'CANCEL_REQUEST';
  return type === 'RETURN' ? 'RETURN_REQUEST' : 'EXCHANGE_REQUEST';
}

/**
 * The status after an event; null when the event is not allowed in this status, or not for this actor.
 * @param hasLeft whether the goods have left; without it the steps of both are taken
 */
export function nextClaimStatus(
  from: ClaimStatusType,
  event: ClaimEvent,
  by: OrderActor,
  hasLeft?: boolean,
): ClaimStatusType | null {
  const fits = (step: ClaimStep) => hasLeft === undefined || (step.hasLeft ?? hasLeft) === hasLeft;
  const isStep = (step: ClaimStep) => step.from === from && step.event === event && step.by.includes(by);
  return CLAIM_STEPS.find((step) => isStep(step) && fits(step))?.to ?? null;
}

/** Whether a refund is decided and waits to be paid. */
export function isClaimSettled(status: ClaimStatusType): boolean {
  return nextClaimStatus(status, 'refund', 'SYSTEM') !== null;
}

/** Whether a claim has a final status. */
export function isClaimEnded(status: ClaimStatusType): boolean {
  return CLAIM_STEPS.every((step) => step.from !== status);
}

/** Whether a claim is only requested, so that its buyer may withdraw it. */
export function isClaimWithdrawable(status: ClaimStatusType): boolean {
  return nextClaimStatus(status, 'withdraw', 'BUYER') !== null;
}

/** Whether a claim has ended as requested. */
export function isClaimDone(status: ClaimStatusType): boolean {
  return status.endsWith('_DONE');
}

/** Whether a claim was rejected or withdrawn, so that nothing is returned or refunded. */
export function isClaimDropped(status: ClaimStatusType): boolean {
  return isClaimEnded(status) && !isClaimDone(status);
}

/** The type of a claim by its status; null for a withdrawn one. */
export function claimTypeOf(status: ClaimStatusType): ClaimType | null {
  return CLAIM_TYPES.find((type) => status.startsWith(`${type}_`)) ?? null;
}
