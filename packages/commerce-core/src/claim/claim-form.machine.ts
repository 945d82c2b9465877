import { assign, emit, fromPromise, setup } from 'xstate';
import { idempotencyKey } from '../platform/idempotency-key.ts';
import { isCommerceError } from '../error/commerce-error.ts';
import type { Ports } from '../ports.ts';
import type { OrderNo } from '../value/identifiers.ts';
import {
  type ClaimFormContext,
  type ClaimFormEmittedEvent,
  type ClaimFormEvent,
  type ClaimFormInput,
  claimProblemOf,
  draftOf,
  isEstimateStale,
  noticeOf,
  problemsOf,
  questionOf,
} from './claim-form-context.ts';
import { changeClaimForm, type ClaimForm, claimRequest, openClaimForm } from './claim-form.ts';
import type { Claim, Claimable, ClaimEstimate, ClaimQuestion, ClaimRequest } from './claim-record.ts';

const empty = (slot: string) => () => Promise.reject(new Error(`the claim form machine's slot "${slot}" is empty`));

/**
 * From an order to a claim: loading → editing ⇄ estimating → submitting → completed. Every change of what is asked for is
 * estimated again; the claim carries the amount that was shown, so another one brings the form back with the new estimate.
 * One intent is one key, so a double tap makes one claim. Assumed: the vendor's claim estimate and request.
 */
export const claimFormMachine = setup({
  types: {
    context: {} as ClaimFormContext,
    events: {} as ClaimFormEvent,
    emitted: {} as ClaimFormEmittedEvent,
    input: {} as ClaimFormInput,
  },
  actors: {
    loadClaimable: fromPromise<Claimable, { orderNo: OrderNo }>(empty('loadClaimable')),
    estimate: fromPromise<ClaimEstimate, { question: ClaimQuestion | null }>(empty('estimate')),
    request: fromPromise<Claim, { request: ClaimRequest; key: string }>(empty('request')),
  },
  actions: {
    applyChange: assign(({ context, event }) => (event.type === 'change' ? changed(context, event.form) : {})),
    drawKey: assign({ claimKey: ({ context }) => context.claimKey ?? 'no-random' }),
    showProblems: assign({ problems: ({ context }) => problemsOf(context) }),
    tellIncomplete: emit(({ context }) => ({
      type: 'incomplete' as const,
      problem: problemsOf(context)[0] ?? 'lines',
    })),
    tellStopped: emit(({ context }) => ({ type: 'stopped' as const, notice: context.notice })),
  },
  guards: {
    isIncomplete: ({ context }) => problemsOf(context).length > 0,
    isEstimateStale: ({ context }) => isEstimateStale(context),
    isEstimateMissing: ({ context }) => context.estimate === null,
  },
}).createMachine({
  id: 'claimForm',
  context: ({ input }) => ({
    input,
    claimable: null,
    form: null,
    estimate: null,
    estimatedFor: null,
    notice: null,
    claimProblem: null,
    problems: [],
    claimKey: null,
    claim: null,
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadClaimable',
        input: ({ context }) => ({ orderNo: context.input.orderNo }),
        onDone: {
          target: 'editing',
          actions: assign(({ context, event }) => ({
            claimable: event.output,
            form: openClaimForm(event.output, context.input.claimType, context.input.orderOptionNo),
            estimate: null,
            estimatedFor: null,
          })),
        },
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    editing: {
      always: { guard: 'isEstimateStale', target: 'estimating' },
      on: {
        change: { actions: 'applyChange' },
        submit: [
          { guard: 'isIncomplete', actions: ['showProblems', 'tellIncomplete'] },
          { guard: 'isEstimateMissing', target: 'estimating' },
          { target: 'submitting', actions: 'drawKey' },
        ],
        retry: { guard: 'isEstimateMissing', target: 'estimating' },
      },
    },
    estimating: {
      tags: 'busy',
      on: { change: { target: 'editing', actions: 'applyChange' } },
      invoke: {
        src: 'estimate',
        input: ({ context }) => ({ question: questionOf(context) }),
        onDone: {
          target: 'editing',
          actions: assign(({ context, event }) => ({ estimate: event.output, estimatedFor: questionOf(context) })),
        },
        onError: {
          target: 'editing',
          actions: [
            assign(({ context, event }) => ({
              estimate: null,
              // Not asked again until something changes or the buyer says so.
              estimatedFor: questionOf(context),
              notice: isCommerceError(event.error, 'STATE_CONFLICT') ? 'not-claimable' : 'estimate-failed',
              claimProblem: claimProblemOf(event.error),
              error: event.error,
            })),
            'tellStopped',
          ],
        },
      },
    },
    submitting: {
      tags: ['busy', 'submitting'],
      invoke: {
        src: 'request',
        input: ({ context }) => ({ request: requestOf(context), key: context.claimKey ?? '' }),
        onDone: {
          target: 'completed',
          actions: [
            assign({ claim: ({ event }) => event.output, notice: null }),
            emit(({ event }) => ({ type: 'completed' as const, claim: event.output })),
          ],
        },
        onError: {
          target: 'editing',
          actions: [
            assign(({ context, event }) => ({
              notice: noticeOf(event.error),
              claimProblem: claimProblemOf(event.error),
              error: event.error,
              ...afterRefusal(context, event.error),
            })),
            'tellStopped',
          ],
        },
      },
    },
    completed: { type: 'final' },
    failed: { on: { retry: 'loading' } },
  },
});

/** The claim form machine with its slots filled from the ports. */
export function createClaimFormMachine({ claimApi, random }: Pick<Ports, 'claimApi' | 'random'>) {
  return claimFormMachine.provide({
    actors: {
      loadClaimable: fromPromise(({ input, signal }) => claimApi.claimable(input.orderNo, signal)),
      estimate: fromPromise(({ input, signal }) =>
        input.question === null ? empty('estimate')() : claimApi.estimate(input.question, signal),
      ),
      request: fromPromise(({ input }) => claimApi.request(input.request, input.key)),
    },
    actions: {
      drawKey: assign({ claimKey: ({ context }) => context.claimKey ?? idempotencyKey(random) }),
    },
  });
}

/** A change of the form: what was said is over, and an estimate of nothing is none. */
function changed(context: ClaimFormContext, part: Partial<ClaimForm>): Partial<ClaimFormContext> {
  if (context.form === null) return {};
  const form = changeClaimForm(draftOf(context), part);
  const isComplete = questionOf({ ...context, form }) !== null;
  return {
    form,
    claimKey: null,
    notice: null,
    claimProblem: null,
    problems: [],
    ...(!isComplete && { estimate: null, estimatedFor: null }),
  };
}

function requestOf(context: ClaimFormContext): ClaimRequest {
  const question = questionOf(context);
  if (question === null || context.estimate === null) throw new Error('a claim is asked for with its estimate');
  return claimRequest(draftOf(context), question, context.estimate);
}

/** What a refusal leaves: the new estimate where one came along. A broken wire leaves all as it was, the key too. */
function afterRefusal({ estimate }: ClaimFormContext, error: unknown): Partial<ClaimFormContext> {
  const now = isCommerceError(error, 'PRICE_CHANGED') ? (error.details?.estimate ?? estimate) : estimate;
  const isRefused = isCommerceError(error) && error.status !== null && error.status < 500;
  return { estimate: now, ...(isRefused && { claimKey: null }) };
}
