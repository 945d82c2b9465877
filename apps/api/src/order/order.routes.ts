import { commerceError } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Handlers } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { runIdempotent } from '../idempotency.ts';
import { advance } from './fulfillment/advance.ts';
import { approve } from './payment/approve.ts';
import { createSheet } from './sheet/create-sheet.ts';
import { readOrder, readSummaries } from './history/order-detail.ts';
import { countStatuses, listOrderNos } from './history/order-list.ts';
import { openReservation } from './reservation/reservation.ts';
import { calculateSheet, readSheetAnswer } from './sheet/sheet-answer.ts';

type OrderHandlers = Pick<
  Handlers,
  | 'createOrderSheet'
  | 'getOrderSheet'
  | 'calculateOrderSheet'
  | 'reservePayment'
  | 'approvePayment'
  | 'getOrders'
  | 'getOrderSummary'
  | 'getOrder'
  | 'confirmPurchase'
  | 'markDelivered'
>;

/** From order sheet to confirmed purchase. Spec §7. */
export function orderRoutes(parts: AppParts): OrderHandlers {
  const { database, clock } = parts;
  return {
    createOrderSheet: async ({ caller, path, body, language }) => {
      const { memberNo } = requireMember(caller);
      const isCart = path.type === 'cart';
      // A gift's sheet asks for a receiver, not for an address: it is opened by its own call.
      if (path.type === 'gift' || (isCart ? body.cartNos : body.products) === undefined) {
        throw commerceError('INVALID_REQUEST', { details: { place: 'body', rule: path.type } });
      }
      const orderSheetNo = await createSheet(database, {
        memberNo,
        orderType: isCart ? 'CART' : 'DIRECT',
        products: (body.products ?? []).map((product) => ({ ...product, optionInputs: product.optionInputs ?? [] })),
        cartNos: body.cartNos ?? [],
        language,
        now: clock.now(),
      });
      return { orderSheetNo };
    },

    getOrderSheet: ({ caller, path, language, platform }) =>
      readSheetAnswer(database, { ...path, ...requireMember(caller), language, platform, now: clock.now() }),

    calculateOrderSheet: ({ caller, path, body, language, platform }) =>
      calculateSheet(database, { ...path, ...requireMember(caller), language, platform, now: clock.now() }, body),

    reservePayment: (call) => openReservation(parts, call, requireMember(call.caller).memberNo),

    approvePayment: (call) => approve(parts, call, requireMember(call.caller).memberNo),

    getOrders: async ({ caller, query, language }) => {
      const reader = { ...requireMember(caller), language, now: clock.now() };
      const { startYmd, endYmd, orderRequestTypes, cursor, pageSize } = query;
      const page = await listOrderNos(database, { ...reader, startYmd, endYmd, orderRequestTypes, cursor, pageSize });
      const { orderNos, ...rest } = page;
      return { ...rest, items: await readSummaries(database, orderNos, reader) };
    },

    getOrderSummary: ({ caller }) => countStatuses(database, { ...requireMember(caller), now: clock.now() }),

    getOrder: ({ caller, path, language }) =>
      readOrder(database, path.orderNo, { ...requireMember(caller), language, now: clock.now() }),

    confirmPurchase: (call) => {
      const { memberNo } = requireMember(call.caller);
      const { orderOptionNo } = call.path;
      return runIdempotent(parts, 'confirmPurchase', call, async (transaction) => {
        await advance(transaction, { orderOptionNo, memberNo, to: 'BUY_CONFIRM', by: 'BUYER', at: clock.now() });
        return undefined;
      });
    },

    markDelivered: (call) => {
      const { memberNo } = requireMember(call.caller);
      const { orderOptionNo } = call.path;
      return runIdempotent(parts, 'markDelivered', call, async (transaction) => {
        await advance(transaction, { orderOptionNo, memberNo, to: 'DELIVERY_DONE', by: 'BUYER', at: clock.now() });
        return undefined;
      });
    },
  };
}
