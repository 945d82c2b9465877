import { assign, emit, fromPromise, setup } from 'xstate';
import type { OrderResult } from '../order/record/order-record.ts';
import { notProvided } from '../platform/not-provided.ts';
import type { Ports } from '../ports.ts';
import type { OrderNo } from '../value/identifiers.ts';

/** Time between two questions whether a slow provider has decided, in milliseconds. Assumed: 2 s. */
export const PENDING_INTERVAL_MS = 2_000;
/** How often a slow provider is asked before the shopper is sent to the order list. Assumed: 30 times, a minute. */
export const PENDING_ATTEMPTS = 30;

/** Which payment is to be settled: what the provider's window, or a checkout without one, has come back with. */
export interface PaymentInput {
  readonly orderNo: OrderNo;
  readonly key: string;
}

/** What settling a payment remembers. */
export interface PaymentContext extends PaymentInput {
  /** The last answer; null before the first. */
  readonly result: OrderResult | null;
  readonly error: unknown;
  readonly attempts: number;
}

/** Events of the machine. */
export interface PaymentEvent {
  readonly type: 'retry';
}

/** What it emits. */
export interface PaymentEmittedEvent {
  readonly type: 'completed';
  readonly orderNo: OrderNo;
}

/**
 * Settles a payment: approving ⇄ pending → completed | declined, or unsettled, from where it may be asked again.
 * Source: Spec §7 order; Assumed: the vendor's approve.
 */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    emitted: {} as PaymentEmittedEvent,
    input: {} as PaymentInput,
  },
  actors: {
    approve: fromPromise<OrderResult, PaymentInput>(notProvided('payment')('approve')),
  },
  delays: { ask: PENDING_INTERVAL_MS },
  guards: { isTriedEnough: ({ context }) => context.attempts >= PENDING_ATTEMPTS },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...input, result: null, error: null, attempts: 0 }),
  initial: 'approving',
  states: {
    approving: {
      tags: 'busy',
      entry: assign({ attempts: ({ context }) => context.attempts + 1 }),
      invoke: {
        src: 'approve',
        input: ({ context: { orderNo, key } }) => ({ orderNo, key }),
        onDone: [
          {
            guard: ({ event }) => event.output.result === 'SUCCESS',
            target: 'completed',
            actions: [
              assign({ result: ({ event }) => event.output }),
              emit(({ event }) => ({ type: 'completed' as const, orderNo: event.output.orderNo })),
            ],
          },
          {
            guard: ({ event }) => event.output.result === 'PENDING',
            target: 'pending',
            actions: assign({ result: ({ event }) => event.output }),
          },
          { target: 'declined', actions: assign({ result: ({ event }) => event.output }) },
        ],
        onError: { target: 'unsettled', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    pending: {
      tags: 'busy',
      always: { guard: 'isTriedEnough', target: 'unsettled' },
      after: { ask: 'approving' },
    },
    unsettled: { on: { retry: { target: 'approving', actions: assign({ attempts: 0 }) } } },
    declined: { type: 'final' },
    completed: { type: 'final' },
  },
});

/** The payment machine with its actor provided from the port. */
export function createPaymentMachine({ orderApi }: Pick<Ports, 'orderApi'>) {
  return paymentMachine.provide({
    actors: {
      approve: fromPromise(({ input }) => orderApi.approve(input.orderNo, input.key, `approve-${input.key}`)),
    },
  });
}
