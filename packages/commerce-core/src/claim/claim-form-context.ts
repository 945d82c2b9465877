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

/** Input of the machine. */
export interface ClaimFormInput {
  /** What can be claimed of the order. */
  readonly claimable: Claimable;
  readonly claimType: ClaimType;
  /** The line it was opened from; null for the whole order. */
  readonly orderOptionNo: OrderOptionNo | null;
}

/** Why a request failed, shown beside the button; the form keeps its values. */
export type ClaimNotice = 'amount-changed' | 'not-claimable' | 'sold-out' | 'estimate-failed' | 'failed';

/** Context of the machine. */
export interface ClaimFormContext extends ClaimDraft {
  readonly notice: ClaimNotice | null;
  /** The shop's reason for the refusal, if it gives one. */
  readonly claimProblem: string | null;
  readonly problems: readonly ClaimFormProblem[];
  /** One key per intent to claim; a new one after any change. */
  readonly claimKey: string;
  readonly error: unknown;
}

/** Events of the machine. */
export type ClaimFormEvent =
  | { readonly type: 'change'; readonly form: Partial<ClaimForm> }
  | { readonly type: 'submit' }
  | { readonly type: 'retry' };

/** Events the machine emits. */
export type ClaimFormEmittedEvent =
  | { readonly type: 'incomplete'; readonly problem: ClaimFormProblem }
  | { readonly type: 'stopped'; readonly notice: ClaimNotice | null }
  | { readonly type: 'completed'; readonly claim: Claim };

/** Whether the shown estimate is outdated. */
export function isEstimateStale(draft: ClaimDraft): boolean {
  const question = estimateRequestOf(draft);
  if (question === null) return false;
  return draft.estimated === null || !isSameEstimateRequest(question, draft.estimated.question);
}

/** The current request with its estimate; null for a failed estimate. */
export function estimatedAs(draft: ClaimDraft, estimate: ClaimEstimate | null): ClaimDraft['estimated'] {
  const question = estimateRequestOf(draft);
  return question === null ? null : { question, estimate };
}

/** Changes the form, clears the notice, and drops an estimate when nothing is claimed. */
export function changed(context: ClaimFormContext, part: Partial<ClaimForm>): Partial<ClaimFormContext> {
  const form = changeClaimForm(context, part);
  const isComplete = estimateRequestOf({ ...context, form }) !== null;
  return { form, notice: null, claimProblem: null, problems: [], ...(!isComplete && { estimated: null }) };
}

/** Takes over the new estimate of a refusal, if any. A network failure changes nothing. */
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
 * Whether the shop has refused a call, so that a retry is a new intent with a new key; false for a network failure and
 * while the first call is pending.
 */
export function isRefused(end: object): boolean {
  const error = errorOf(end);
  if (isCommerceError(error, 'IDEMPOTENCY_IN_PROGRESS')) return false;
  return isCommerceError(error) && error.status !== null && error.status < 500;
}

/** The ClaimProblem of a refusal; null for any other error. */
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
