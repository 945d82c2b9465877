import { isCommerceError } from '../error/commerce-error.ts';
import type { OrderNo, OrderOptionNo } from '../value/identifiers.ts';
import type { ClaimType } from './claim.ts';
import {
  type ClaimDraft,
  type ClaimForm,
  claimFormProblems,
  claimQuestion,
  type ClaimFormProblem,
  isSameQuestion,
} from './claim-form.ts';
import type { Claim, Claimable, ClaimEstimate, ClaimQuestion } from './claim-record.ts';

/** What a claim form starts from. */
export interface ClaimFormInput {
  readonly orderNo: OrderNo;
  readonly claimType: ClaimType;
  /** The line it was opened from; null for the whole order. */
  readonly orderOptionNo: OrderOptionNo | null;
}

/** What stopped a claim, shown beside its button; what was filled in stays. */
export type ClaimNotice = 'amount-changed' | 'not-claimable' | 'sold-out' | 'estimate-failed' | 'failed' | null;

/** What a claim form remembers. */
export interface ClaimFormContext {
  readonly input: ClaimFormInput;
  readonly claimable: Claimable | null;
  readonly form: ClaimForm | null;
  readonly estimate: ClaimEstimate | null;
  /** The question the estimate answers, or failed to. */
  readonly estimatedFor: ClaimQuestion | null;
  readonly notice: ClaimNotice;
  /** Why the shop does not take it, where it says so. */
  readonly claimProblem: string | null;
  readonly problems: readonly ClaimFormProblem[];
  /** One key per intent to claim; a new one after any change. */
  readonly claimKey: string | null;
  readonly claim: Claim | null;
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
  | { readonly type: 'stopped'; readonly notice: ClaimNotice }
  | { readonly type: 'completed'; readonly claim: Claim };

/** The draft, where the flow cannot be without one. */
export function draftOf({ input, claimable, form, estimate }: ClaimFormContext): ClaimDraft {
  if (claimable === null || form === null) throw new Error('a claim form without its order cannot be filled in');
  return { claimType: input.claimType, claimable, form, estimate };
}

/** What is to be estimated now; null while something is missing. */
export function questionOf(context: ClaimFormContext): ClaimQuestion | null {
  return context.claimable === null ? null : claimQuestion(draftOf(context));
}

/** Whether the form asks for another estimate than it shows. */
export function isEstimateStale(context: ClaimFormContext): boolean {
  const question = questionOf(context);
  return question !== null && !isSameQuestion(question, context.estimatedFor);
}

/** What keeps the form from being sent; one whose order has not arrived has nothing to claim. */
export function problemsOf(context: ClaimFormContext): readonly ClaimFormProblem[] {
  return context.claimable === null ? ['lines'] : claimFormProblems(draftOf(context));
}

/** What is shown beside the button about a failure. */
export function noticeOf(error: unknown): ClaimNotice {
  if (isCommerceError(error, 'PRICE_CHANGED')) return 'amount-changed';
  if (isCommerceError(error, 'STATE_CONFLICT', 'NOT_FOUND')) return 'not-claimable';
  return isCommerceError(error, 'SOLD_OUT', 'STOCK_SHORT', 'NOT_ON_SALE') ? 'sold-out' : 'failed';
}

/** Why the shop refuses a claim, as a ClaimProblem says it; null where it says nothing of the kind. */
export function claimProblemOf(error: unknown): string | null {
  return isCommerceError(error, 'STATE_CONFLICT') ? (error.details?.reason ?? null) : null;
}
