import { createActor } from 'xstate';
import type { CheckoutEmittedEvent } from '../checkout/checkout-context.ts';
import { createCheckoutMachine } from '../checkout/checkout.machine.ts';
import type { SavedChoice } from '../checkout/checkout.ts';
import type { OrderApi } from '../order/order.port.ts';
import { won } from '../value/won.ts';
import { orderSheet, reservation } from './order-sheet-rows.ts';
import { seededRandom } from './seeded-random.ts';

/** A checkout with an order port that gives prepared answers, and everything it was asked and emitted. */
export function openCheckout(api: Partial<OrderApi> = {}, saved: SavedChoice | null = null, sheet = orderSheet()) {
  const keys: string[] = [];
  const emitted: CheckoutEmittedEvent[] = [];
  const unused = async () => Promise.reject(new Error('not asked for here'));
  const orderApi: OrderApi = {
    createSheet: unused,
    sheet: async () => sheet,
    calculate: async (_, choice) => ({
      deliveryGroups: sheet.deliveryGroups,
      lines: sheet.lines,
      paymentInfo: {
        ...sheet.paymentInfo,
        subPayAmt: choice.points,
        paymentAmt: won(sheet.paymentInfo.payAmt - choice.points),
      },
    }),
    reserve: async () => reservation(),
    approve: unused,
    list: unused,
    statusCounts: unused,
    get: unused,
    setRefundAccount: unused,
    confirmPurchase: unused,
    markDelivered: unused,
    deliverySteps: unused,
    acquirePurchaseEvent: unused,
    ...api,
  };
  const machine = createCheckoutMachine({
    random: seededRandom(7),
    orderApi: {
      ...orderApi,
      reserve: async (no, request, key) => {
        keys.push(key);
        return orderApi.reserve(no, request, key);
      },
    },
  });
  const actor = createActor(machine, { input: { sheet, saved, clientReturnUrl: '/order/complete' } });
  actor.on('*', (emission) => emitted.push(emission));
  actor.start();
  const agree = () =>
    actor.send({
      type: 'change',
      choice: { agreedTerms: sheet.termsInfos.map((terms) => terms.termsType), payType: 'CREDIT_CARD' },
    });
  return { actor, keys, emitted, agree, sheet };
}
