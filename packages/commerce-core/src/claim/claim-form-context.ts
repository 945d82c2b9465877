import { isCommerceError } from '../error/commerce-error.ts';
import type { OrderOptionNo } from '../value/identifiers.ts';
import type { ClaimType } from './claim.ts';
import {
  type ClaimDraft,
  type ClaimForm,
  type ClaimFormProblem,
  changeClaimForm,
  estimateRequestOf,
  isSameEstimateRequest,
} from './claim-form.ts';
import type { Claim, Claimable, ClaimEstimate } from './claim-record.ts';

/** What a claim form starts from. */
export interface ClaimFormInput {
  /** What of the order can be claimed, as it has been read. */
  readonly claimable: Claimable;
  readonly claimType: ClaimType;
  /** The line it was opened from; null for the whole order. */
  readonly orderOptionNo: OrderOptionNo | null;
}

/** What stopped a claim, shown beside its button; what was filled in stays. */
export type ClaimNotice = 'amount-changed' | 'not-claimable' | 'sold-out' | 'estimate-failed' | 'failed';

/** What a claim form remembers. */
export interface ClaimFormContext extends ClaimDraft {
  readonly notice: ClaimNotice | null;
  /** Why the shop does not take it, where it says so. */
  readonly claimProblem: string | null;
  readonly problems: readonly ClaimFormProblem[];
  /** One key per intent to claim; a new one after any change. */
  readonly claimKey: string;
  readonly error: unknown;
}

/** What may be said to a claim form. */
export type ClaimFormEvent =
  | { readonly type: 'change'; readonly form: Partial<ClaimForm> }
  | { readonly type: 'submit' }
  | { readonly type: 'retry' };

/** What a claim form emits. */
export type ClaimFormEmittedEvent =
  | { readonly type: 'incomplete'; readonly problem: ClaimFormProblem }
  | { readonly type: 'stopped'; readonly notice: ClaimNotice | null }
  | { readonly type: 'completed'; readonly claim: Claim };

/** Whether the form asks for another estimate than it shows. */
export function isEstimateStale(draft: ClaimDraft): boolean {
  const question = estimateRequestOf(draft);
  if (question === null) return false;
  return draft.estimated === null || !isSameEstimateRequest(question, draft.estimated.question);
}

/** What the form asks for now, with the answer to it; null for the estimate that cannot be had. */
export function estimatedAs(draft: ClaimDraft, estimate: ClaimEstimate | null): ClaimDraft['estimated'] {
  const question = estimateRequestOf(draft);
  return question === null ? null : { question, estimate };
}

/** A change of the form: the last notice is over, and an estimate of nothing is dropped. */
export function changed(context: ClaimFormContext, part: Partial<ClaimForm>): Partial<ClaimFormContext> {
  const form = changeClaimForm(context, part);
  const isComplete = estimateRequestOf({ ...context, form }) !== null;
  return { form, notice: null, claimProblem: null, problems: [], ...(!isComplete && { estimated: null }) };
}

/** What a refusal leaves: the new estimate where one came along. A broken wire leaves all as it was. */
export function afterRefusal(context: ClaimFormContext, end: object): Partial<ClaimFormContext> {
  const error = errorOf(end);
  const estimate = isCommerceError(error, 'PRICE_CHANGED') ? error.details?.estimate : undefined;
  return {
    notice: noticeOf(error),
    claimProblem: claimProblemOf(error),
    error,
    ...(estimate !== undefined && { estimated: estimatedAs(context, estimate) }),
  };
}

/**
 * Whether a call ended with a refusal of the shop, so that asking again is another intent; not when the wire was cut,
 * nor while the first press is still being answered.
 */
export function isRefused(end: object): boolean {
  const error = errorOf(end);
  if (isCommerceError(error, 'IDEMPOTENCY_IN_PROGRESS')) return false;
  return isCommerceError(error) && error.status !== null && error.status < 500;
}

/** Why the shop refuses a claim, as a ClaimProblem says it; null where it says nothing of the kind. */
export function claimProblemOf(error: unknown): string | null {
  return isCommerceError(error, 'STATE_CONFLICT') ? (error.details?.reason ?? null) : null;
}

function errorOf(end: object): unknown {
  return 'error' in end ? end.error : null;
}

function noticeOf(error: unknown): ClaimNotice {
  if (isCommerceError(error, 'PRICE_CHANGED')) return 'amount-changed';
  if (isCommerceError(error, 'STATE_CONFLICT', 'NOT_FOUND')) return 'not-claimable';
  return isCommerceError(error, 'SOLD_OUT', 'STOCK_SHORT', 'NOT_ON_SALE') ? 'sold-out' : 'failed';
}
