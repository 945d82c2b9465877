import type { OrderActor } from '../order/record/order-status.ts';
import { CLAIM_TYPES, type ClaimType } from './claim.ts';
import type { ClaimStatusType } from '../value/claim-status.ts';

/** What happens to a claim. */
export type ClaimEvent = 'approve' | 'reject' | 'withdraw' | 'receive' | 'refund' | 'send' | 'swap';

/** One allowed step of a claim. */
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
 * Every allowed step of a claim; there is no other. The vendor's states; the steps between them are Assumed from its
 * operator manual. Money goes back only by `refund`, once the seller has agreed and what was sent has come back.
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
  // nothing has left yet: the other option takes the place of the first
  { from: 'EXCHANGE_REQUEST', event: 'swap', to: 'EXCHANGE_DONE', by: SELLER, hasLeft: false },
  { from: 'EXCHANGE_PROC_BEFORE_RECEIVE', event: 'receive', to: 'EXCHANGE_PROC_WAITING', by: SELLER },
  { from: 'EXCHANGE_PROC_WAITING', event: 'send', to: 'EXCHANGE_DONE', by: SELLER },
];

/**
 * The first status of a claim. A cancel of goods not prepared yet is agreed to at once; one of goods not paid is
 * done at once, for no money goes back.
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
 * Where an event takes a claim; null when it may not happen there, or not by this mover.
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

/** Whether it is settled that money goes back, and waits to be sent. */
export function isClaimSettled(status: ClaimStatusType): boolean {
  return nextClaimStatus(status, 'refund', 'SYSTEM') !== null;
}

/** Whether nothing can happen to a claim any more. */
export function isClaimEnded(status: ClaimStatusType): boolean {
  return CLAIM_STEPS.every((step) => step.from !== status);
}

/** Whether a claim is only asked for, so that its buyer may take it back. */
export function isClaimWithdrawable(status: ClaimStatusType): boolean {
  return nextClaimStatus(status, 'withdraw', 'BUYER') !== null;
}

/** Whether a claim has ended with what its buyer asked for. */
export function isClaimDone(status: ClaimStatusType): boolean {
  return status.endsWith('_DONE');
}

/** Whether a claim has ended without what its buyer asked for: refused or taken back, so that nothing comes back. */
export function isClaimDropped(status: ClaimStatusType): boolean {
  return isClaimEnded(status) && !isClaimDone(status);
}

/** What a status is a status of; null for a claim that was taken back. */
export function claimTypeOf(status: ClaimStatusType): ClaimType | null {
  return CLAIM_TYPES.find((type) => status.startsWith(`${type}_`)) ?? null;
}
