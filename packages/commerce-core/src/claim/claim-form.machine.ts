import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../platform/not-provided.ts';
import { idempotencyKey } from '../platform/idempotency-key.ts';
import { isCommerceError } from '../error/commerce-error.ts';
import type { Ports } from '../ports.ts';
import {
  afterRefusal,
  changed,
  type ClaimFormContext,
  type ClaimFormEmittedEvent,
  type ClaimFormEvent,
  type ClaimFormInput,
  claimProblemOf,
  estimatedAs,
  isEstimateStale,
  isRefused,
} from './claim-form-context.ts';
import { claimFormProblems, estimateRequestOf, claimRequest, openClaimForm } from './claim-form.ts';
import type { Claim, ClaimEstimate, ClaimEstimateRequest, ClaimRequest } from './claim-record.ts';

const missing = notProvided('claim form');

/**
 * From what can be claimed to a claim: editing ⇄ estimating → submitting → completed. Every change of what is asked for
 * is estimated again; the claim carries the amount that was shown, so another one brings the form back with the new
 * estimate. One intent is one key, so a double tap makes one claim. Assumed: the vendor's claim estimate and request.
 */
export const claimFormMachine = setup({
  types: {
    context: {} as ClaimFormContext,
    events: {} as ClaimFormEvent,
    emitted: {} as ClaimFormEmittedEvent,
    input: {} as ClaimFormInput,
  },
  actors: {
    estimate: fromPromise<ClaimEstimate | null, { question: ClaimEstimateRequest | null }>(missing('estimate')),
    request: fromPromise<Claim, { request: ClaimRequest | null; key: string }>(missing('request')),
  },
  actions: {
    applyChange: assign(({ context, event }) => (event.type === 'change' ? changed(context, event.form) : {})),
    newKey: assign({ claimKey: 'no-random' }),
    takeRefusal: assign(({ context, event }) => afterRefusal(context, event)),
    showProblems: assign({ problems: ({ context }) => claimFormProblems(context) }),
    tellIncomplete: emit(({ context }) => ({
      type: 'incomplete' as const,
      problem: claimFormProblems(context)[0] ?? 'lines',
    })),
    tellStopped: emit(({ context }) => ({ type: 'stopped' as const, notice: context.notice })),
  },
  guards: {
    isIncomplete: ({ context }) => claimFormProblems(context).length > 0,
    isEstimateStale: ({ context }) => isEstimateStale(context),
    isRefused: ({ event }) => isRefused(event),
    isEstimateMissing: ({ context }) => context.estimated?.estimate == null,
  },
}).createMachine({
  id: 'claimForm',
  context: ({ input: { claimable, claimType, orderOptionNo } }) => ({
    claimable,
    claimType,
    form: openClaimForm(claimable, claimType, orderOptionNo),
    estimated: null,
    notice: null,
    claimProblem: null,
    problems: [],
    claimKey: '',
    error: null,
  }),
  entry: 'newKey',
  initial: 'editing',
  states: {
    editing: {
      always: { guard: 'isEstimateStale', target: 'estimating' },
      on: {
        change: { actions: ['applyChange', 'newKey'] },
        submit: [
          { guard: 'isIncomplete', actions: ['showProblems', 'tellIncomplete'] },
          { guard: 'isEstimateMissing', target: 'estimating' },
          'submitting',
        ],
        retry: { guard: 'isEstimateMissing', target: 'estimating' },
      },
    },
    estimating: {
      tags: 'busy',
      on: { change: { target: 'editing', actions: ['applyChange', 'newKey'] } },
      invoke: {
        src: 'estimate',
        input: ({ context }) => ({ question: estimateRequestOf(context) }),
        onDone: {
          target: 'editing',
          actions: assign({ estimated: ({ context, event }) => estimatedAs(context, event.output) }),
        },
        onError: {
          target: 'editing',
          actions: [
            assign(({ context, event }) => ({
              // Not asked again until something changes or the buyer says so.
              estimated: estimatedAs(context, null),
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
        input: ({ context }) => ({ request: claimRequest(context), key: context.claimKey }),
        onDone: {
          target: 'completed',
          actions: [
            assign({ notice: null }),
            emit(({ event }) => ({ type: 'completed' as const, claim: event.output })),
          ],
        },
        onError: [
          { guard: 'isRefused', target: 'editing', actions: ['takeRefusal', 'newKey', 'tellStopped'] },
          { target: 'editing', actions: ['takeRefusal', 'tellStopped'] },
        ],
      },
    },
    completed: { type: 'final' },
  },
});

/** The claim form machine with its actors provided from the ports. */
export function createClaimFormMachine({ claimApi, random }: Pick<Ports, 'claimApi' | 'random'>) {
  return claimFormMachine.provide({
    actors: {
      estimate: fromPromise(async ({ input: { question }, signal }) =>
        question === null ? null : claimApi.estimate(question, signal),
      ),
      request: fromPromise(({ input: { request, key } }) =>
        request === null ? missing('request')() : claimApi.request(request, key),
      ),
    },
    actions: { newKey: assign({ claimKey: () => idempotencyKey(random) }) },
  });
}
