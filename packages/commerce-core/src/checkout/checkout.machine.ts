import { assign, emit, fromPromise, setup } from 'xstate';
import { isCommerceError } from '../error/commerce-error.ts';
import type { OrderResult } from '../order/record/order-record.ts';
import type {
  OrderSheet,
  OrderSheetChoice,
  OrderSheetPrice,
  Reservation,
  ReserveRequest,
} from '../order/sheet/order-sheet.ts';
import type { Ports } from '../ports.ts';
import type { OrderNo, OrderSheetNo } from '../value/identifiers.ts';
import { initialChoice, isSamePrice, pricedChoice, reserveRequest } from './checkout.ts';
import {
  type CheckoutContext,
  type CheckoutEmittedEvent,
  type CheckoutEvent,
  type CheckoutInput,
  choiceOf,
  noticeOf,
  paymentOf,
  problemsOf,
  returnUrlOf,
  sheetNoOf,
  sheetOf,
} from './checkout-context.ts';
import { idempotencyKey } from '../platform/idempotency-key.ts';

/** Time between two questions whether a slow provider has decided, in milliseconds. Assumed: 2 s. */
export const PENDING_INTERVAL_MS = 2_000;
/** How often a slow provider is asked before the shopper is sent to the order list. Assumed: 30 times, a minute. */
export const PENDING_ATTEMPTS = 30;

const empty = (slot: string) => () => Promise.reject(new Error(`the checkout machine's slot "${slot}" is empty`));

/**
 * From an order sheet to a paid order: loading → editing ⇄ calculating → reserving → leaving, and after the provider's
 * window approving → completed | declined. One intent is one key, so a double click makes one order.
 * Source: Spec §7 order; Assumed: the vendor's reserve and approve.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmittedEvent,
    input: {} as CheckoutInput,
  },
  actors: {
    loadSheet: fromPromise<OrderSheet, { orderSheetNo: OrderSheetNo }>(empty('loadSheet')),
    calculate: fromPromise<OrderSheetPrice, { orderSheetNo: OrderSheetNo; choice: OrderSheetChoice }>(
      empty('calculate'),
    ),
    reserve: fromPromise<Reservation, { orderSheetNo: OrderSheetNo; request: ReserveRequest; key: string }>(
      empty('reserve'),
    ),
    approve: fromPromise<OrderResult, { orderNo: OrderNo; key: string }>(empty('approve')),
  },
  delays: { ask: PENDING_INTERVAL_MS },
  actions: {
    applyChange: assign(({ context, event }) =>
      event.type === 'change' && context.choice !== null
        ? { choice: { ...context.choice, ...event.choice }, payKey: null, notice: null, problems: [] }
        : {},
    ),
    drawKey: assign({ payKey: ({ context }) => context.payKey ?? 'no-random' }),
    tellIncomplete: emit(({ context }) => ({
      type: 'incomplete' as const,
      problem: problemsOf(context)[0] ?? 'items',
    })),
    showProblems: assign({ problems: ({ context }) => problemsOf(context) }),
    tellReserved: emit(({ context }) => ({
      type: 'reserved' as const,
      sheet: sheetOf(context),
      payType: choiceOf(context).payType,
    })),
    openPayment: emit(({ context }) => ({ type: 'openPayment' as const, url: context.reservation?.confirmUrl ?? '' })),
    tellCompleted: emit(({ context }) => ({ type: 'completed' as const, orderNo: context.result?.orderNo ?? '' })),
  },
  guards: {
    isReturn: ({ context }) => context.input.kind === 'return',
    isIncomplete: ({ context }) => problemsOf(context).length > 0,
    isPriceStale: ({ context }) =>
      context.choice !== null && context.pricedFor !== null && !isSamePrice(context.choice, context.pricedFor),
    isWindowNeeded: ({ context }) => context.reservation?.confirmUrl != null,
    isTriedEnough: ({ context }) => context.attempts >= PENDING_ATTEMPTS,
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    input,
    sheet: null,
    choice: null,
    pricedFor: null,
    notice: null,
    problems: [],
    payKey: null,
    reservation: null,
    result: null,
    error: null,
    attempts: 0,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isReturn', target: 'approving' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadSheet',
        input: ({ context }) => ({ orderSheetNo: sheetNoOf(context) }),
        onDone: {
          target: 'editing',
          actions: assign(({ context, event }) => {
            const choice = context.choice ?? initialChoice(event.output);
            return { sheet: event.output, choice, pricedFor: initialChoice(event.output) };
          }),
        },
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    editing: {
      always: { guard: 'isPriceStale', target: 'calculating' },
      on: {
        change: { actions: 'applyChange' },
        reload: 'reloading',
        pay: [
          { guard: 'isIncomplete', actions: ['showProblems', 'tellIncomplete'] },
          { target: 'reserving', actions: 'drawKey' },
        ],
      },
    },
    calculating: {
      tags: 'busy',
      on: { change: { target: 'calculating', reenter: true, actions: 'applyChange' } },
      invoke: {
        src: 'calculate',
        input: ({ context }) => ({ orderSheetNo: sheetNoOf(context), choice: pricedChoice(choiceOf(context)) }),
        onDone: {
          target: 'editing',
          actions: assign(({ context, event }) => ({
            sheet: context.sheet === null ? null : { ...context.sheet, ...event.output },
            choice: { ...choiceOf(context), points: event.output.paymentInfo.subPayAmt },
            pricedFor: { ...choiceOf(context), points: event.output.paymentInfo.subPayAmt },
          })),
        },
        onError: {
          target: 'editing',
          actions: assign(({ context, event }) => ({
            choice: context.pricedFor,
            notice: noticeOf(event.error),
            error: event.error,
          })),
        },
      },
    },
    reserving: {
      tags: 'busy',
      invoke: {
        src: 'reserve',
        input: ({ context }) => ({
          orderSheetNo: sheetNoOf(context),
          request: reserveRequest(sheetOf(context), choiceOf(context), returnUrlOf(context)),
          key: context.payKey ?? '',
        }),
        onDone: [
          {
            target: 'reserved',
            actions: [assign({ reservation: ({ event }) => event.output, notice: null }), 'tellReserved'],
          },
        ],
        onError: [
          {
            guard: ({ event }) =>
              isCommerceError(event.error, 'PRICE_CHANGED', 'SOLD_OUT', 'STOCK_SHORT', 'COUPON_UNUSABLE'),
            target: 'reloading',
            actions: assign({
              notice: ({ event }) => noticeOf(event.error),
              payKey: null,
              error: ({ event }) => event.error,
            }),
          },
          {
            target: 'editing',
            actions: assign({ notice: ({ event }) => noticeOf(event.error), error: ({ event }) => event.error }),
          },
        ],
      },
    },
    reloading: {
      tags: 'busy',
      invoke: {
        src: 'loadSheet',
        input: ({ context }) => ({ orderSheetNo: sheetNoOf(context) }),
        onDone: {
          target: 'editing',
          actions: assign(({ context, event }) => ({
            sheet: event.output,
            choice: {
              ...choiceOf(context),
              coupons: event.output.appliedCoupons,
              points: initialChoice(event.output).points,
            },
            pricedFor: initialChoice(event.output),
          })),
        },
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    reserved: {
      always: [{ guard: 'isWindowNeeded', target: 'leaving', actions: 'openPayment' }, { target: 'approving' }],
    },
    leaving: {
      tags: 'busy',
      // The window may have been canceled: paying again is another intent, and the backend closes what is still open.
      on: { returned: { target: 'editing', actions: assign({ payKey: null, reservation: null }) } },
    },
    approving: {
      tags: 'busy',
      entry: assign({ attempts: ({ context }) => context.attempts + 1 }),
      invoke: {
        src: 'approve',
        input: ({ context }) => paymentOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output.result === 'SUCCESS',
            target: 'completed',
            actions: [assign({ result: ({ event }) => event.output }), 'tellCompleted'],
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
    failed: { on: { retry: 'loading' } },
  },
});

/** The checkout machine with its slots filled from the ports. */
export function createCheckoutMachine({ orderApi, random }: Pick<Ports, 'orderApi' | 'random'>) {
  return checkoutMachine.provide({
    actors: {
      loadSheet: fromPromise(({ input, signal }) => orderApi.sheet(input.orderSheetNo, signal)),
      calculate: fromPromise(({ input, signal }) => orderApi.calculate(input.orderSheetNo, input.choice, signal)),
      reserve: fromPromise(({ input }) => orderApi.reserve(input.orderSheetNo, input.request, input.key)),
      approve: fromPromise(({ input }) => orderApi.approve(input.orderNo, input.key, `approve-${input.key}`)),
    },
    actions: {
      drawKey: assign({ payKey: ({ context }) => context.payKey ?? idempotencyKey(random) }),
    },
  });
}
