import { assign, emit, fromPromise, setup } from 'xstate';
import { isCommerceError } from '../error/commerce-error.ts';
import type {
  OrderSheet,
  OrderSheetChoice,
  OrderSheetPrice,
  Reservation,
  ReserveRequest,
} from '../order/sheet/order-sheet.ts';
import type { Ports } from '../ports.ts';
import type { OrderSheetNo } from '../value/identifiers.ts';
import {
  type CheckoutChoice,
  checkoutProblems,
  initialChoice,
  isSamePrice,
  openingPrice,
  pricedChoice,
  reserveRequest,
} from './checkout.ts';
import {
  type CheckoutContext,
  type CheckoutEmittedEvent,
  type CheckoutEvent,
  type CheckoutInput,
  noticeOf,
  priceNoticeOf,
} from './checkout-context.ts';
import { notProvided } from '../platform/not-provided.ts';
import { idempotencyKey } from '../platform/idempotency-key.ts';

const missing = notProvided('checkout');

/** A sheet as it has been read, with a choice; priced where the sheet's price is of that choice. */
function priced(sheet: OrderSheet, choice: CheckoutChoice): Pick<CheckoutContext, 'sheet' | 'choice' | 'pricedFor'> {
  return { sheet, choice, pricedFor: isSamePrice(choice, openingPrice(sheet)) ? choice : null };
}

/** A choice with all that moves no price, and the rest as it was when it was last priced. */
function pricedAgain({ choice, pricedFor }: CheckoutContext): CheckoutChoice {
  if (pricedFor === null) return choice;
  const isSamePlace = choice.address.receiverZipCd === pricedFor.address.receiverZipCd;
  const address = isSamePlace ? choice.address : pricedFor.address;
  const { receiverZipCd: _, ...others } = pricedChoice(pricedFor);
  return { ...choice, ...others, address };
}

/**
 * From an order sheet to its payment: editing ⇄ calculating → reserving → leaving, for the provider's window or, where
 * nothing is left to pay, for where the payment machine settles. One intent is one key, so a double click makes one
 * order. Source: Spec §7 order; Assumed: the vendor's reserve.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmittedEvent,
    input: {} as CheckoutInput,
  },
  actors: {
    loadSheet: fromPromise<OrderSheet, { orderSheetNo: OrderSheetNo }>(missing('loadSheet')),
    calculate: fromPromise<OrderSheetPrice, { orderSheetNo: OrderSheetNo; choice: OrderSheetChoice }>(
      missing('calculate'),
    ),
    reserve: fromPromise<Reservation, { orderSheetNo: OrderSheetNo; request: ReserveRequest; key: string }>(
      missing('reserve'),
    ),
  },
  actions: {
    applyChange: assign(({ context: { choice }, event }) =>
      event.type === 'change' ? { choice: { ...choice, ...event.choice }, problems: [] } : {},
    ),
    clearNotice: assign({ notice: null }),
    takeBest: assign({ takesBest: true }),
    takeApplied: assign({ takesBest: false }),
    newKey: () => {
      throw new Error('the checkout machine\'s action "newKey" is empty');
    },
    tellIncomplete: emit(({ context: { sheet, choice } }) => ({
      type: 'incomplete' as const,
      problem: checkoutProblems(sheet, choice)[0] ?? 'items',
    })),
    showProblems: assign({ problems: ({ context: { sheet, choice } }) => checkoutProblems(sheet, choice) }),
    tellReserved: emit(({ context: { sheet, choice } }) => ({
      type: 'reserved' as const,
      sheet,
      payType: choice.payType,
    })),
  },
  guards: {
    isIncomplete: ({ context: { sheet, choice } }) => checkoutProblems(sheet, choice).length > 0,
    isPriceStale: ({ context: { choice, pricedFor } }) =>
      pricedFor === null || !isSamePrice(choice, pricedChoice(pricedFor)),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input: { sheet, saved, clientReturnUrl } }) => ({
    clientReturnUrl,
    ...priced(sheet, initialChoice(sheet, saved)),
    takesBest: false,
    notice: null,
    problems: [],
    payKey: '',
    error: null,
  }),
  entry: 'newKey',
  initial: 'editing',
  states: {
    editing: {
      always: { guard: 'isPriceStale', target: 'calculating' },
      on: {
        change: { actions: ['applyChange', 'clearNotice', 'newKey'] },
        reload: { target: 'reloading', actions: ['clearNotice', 'takeBest', 'newKey'] },
        pay: [
          { guard: 'isIncomplete', actions: ['showProblems', 'tellIncomplete'] },
          { target: 'reserving', actions: 'clearNotice' },
        ],
      },
    },
    calculating: {
      tags: 'busy',
      on: {
        change: { target: 'calculating', reenter: true, actions: ['applyChange', 'clearNotice', 'newKey'] },
        reload: { target: 'reloading', actions: ['clearNotice', 'takeBest', 'newKey'] },
      },
      invoke: {
        src: 'calculate',
        input: ({ context: { sheet, choice } }) => ({
          orderSheetNo: sheet.orderSheetNo,
          choice: pricedChoice(choice),
        }),
        onDone: {
          target: 'editing',
          actions: assign(({ context: { sheet, choice, notice }, event }) => {
            const pricedFor = { ...choice, points: event.output.paymentInfo.subPayAmt };
            const isWaited = notice === 'price-waits';
            return {
              sheet: { ...sheet, ...event.output },
              choice: pricedFor,
              pricedFor,
              notice: isWaited ? null : notice,
            };
          }),
        },
        onError: [
          {
            guard: ({ context, event }) => context.pricedFor !== null && priceNoticeOf(event.error) === 'price-waits',
            target: 'priceWaits',
            actions: assign(({ event }) => ({ notice: 'price-waits' as const, error: event.error })),
          },
          {
            guard: ({ context }) => context.pricedFor !== null,
            target: 'editing',
            actions: assign(({ context, event }) => ({
              choice: pricedAgain(context),
              notice: priceNoticeOf(event.error),
              error: event.error,
            })),
          },
          { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
        ],
      },
    },
    // Nothing is paid meanwhile: a press asks for the price.
    priceWaits: {
      on: {
        change: { target: 'editing', actions: ['applyChange', 'clearNotice', 'newKey'] },
        reload: { target: 'reloading', actions: ['clearNotice', 'takeBest', 'newKey'] },
        pay: 'calculating',
        retry: 'calculating',
      },
    },
    reserving: {
      tags: 'busy',
      invoke: {
        src: 'reserve',
        input: ({ context: { sheet, choice, clientReturnUrl, payKey } }) => ({
          orderSheetNo: sheet.orderSheetNo,
          request: reserveRequest(sheet, choice, clientReturnUrl),
          key: payKey,
        }),
        onDone: {
          target: 'leaving',
          actions: [
            assign({ notice: null }),
            'tellReserved',
            emit(({ event: { output } }) => {
              const { orderNo, key, confirmUrl: url } = output;
              return url === null
                ? { type: 'settle' as const, orderNo, key }
                : { type: 'openPayment' as const, url, orderNo, key };
            }),
          ],
        },
        onError: [
          {
            guard: ({ event }) =>
              isCommerceError(event.error, 'PRICE_CHANGED', 'SOLD_OUT', 'STOCK_SHORT', 'COUPON_UNUSABLE'),
            target: 'reloading',
            actions: [
              assign({ notice: ({ event }) => noticeOf(event.error), error: ({ event }) => event.error }),
              'takeApplied',
              'newKey',
            ],
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
      // What is typed meanwhile is kept, beside what is said of the failure that led here.
      on: { change: { actions: ['applyChange', 'newKey'] }, reload: { actions: ['takeBest', 'newKey'] } },
      invoke: {
        src: 'loadSheet',
        input: ({ context }) => ({ orderSheetNo: context.sheet.orderSheetNo }),
        onDone: {
          target: 'editing',
          actions: assign(({ context: { choice, takesBest }, event: { output } }) => ({
            ...priced(output, { ...choice, coupons: takesBest ? output.bestCoupons : output.appliedCoupons }),
          })),
        },
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    leaving: {
      tags: 'busy',
      // The window may have been canceled: paying again is another intent, and the backend closes what is still open.
      on: { returned: { target: 'editing', actions: 'newKey' } },
    },
    failed: { on: { retry: 'reloading' } },
  },
});

/** The checkout machine with its actors provided from the ports. */
export function createCheckoutMachine({ orderApi, random }: Pick<Ports, 'orderApi' | 'random'>) {
  return checkoutMachine.provide({
    actors: {
      loadSheet: fromPromise(({ input, signal }) => orderApi.sheet(input.orderSheetNo, signal)),
      calculate: fromPromise(({ input, signal }) => orderApi.calculate(input.orderSheetNo, input.choice, signal)),
      reserve: fromPromise(({ input }) => orderApi.reserve(input.orderSheetNo, input.request, input.key)),
    },
    actions: { newKey: assign({ payKey: () => idempotencyKey(random) }) },
  });
}
