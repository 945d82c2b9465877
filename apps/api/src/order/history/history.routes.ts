import type { AppParts } from '../../app-parts.ts';
import type { Handlers } from '../../contract/operation.ts';
import { visitorOf } from '../../catalogue/catalogue.ts';
import { requireMember } from '../../contract/require-member.ts';
import { runIdempotent } from '../../contract/idempotency.ts';
import { readOrder, readSummaries } from './order-detail.ts';
import { readMostBought } from './most-bought.ts';
import { countStatuses, listOrderNos } from './order-list.ts';
import { acquirePurchaseEvent } from './purchase-event.ts';
import { readPreviousOrders } from './previous-orders.ts';

type HistoryHandlers = Pick<
  Handlers,
  'getOrders' | 'getOrderSummary' | 'getOrder' | 'getMostBought' | 'getPreviousOrders' | 'acquirePurchaseEvent'
>;

/** The orders of a member. Spec §7. */
export function historyRoutes(parts: AppParts): HistoryHandlers {
  const { database, clock } = parts;
  return {
    getOrders: async ({ caller, query, language }) => {
      const reader = { ...requireMember(caller), language, now: clock.now() };
      const { startYmd, endYmd, orderRequestTypes, cursor, pageSize } = query;
      const page = await listOrderNos(database, { ...reader, startYmd, endYmd, orderRequestTypes, cursor, pageSize });
      const { orderNos, ...rest } = page;
      return { ...rest, items: await readSummaries(database, orderNos, reader) };
    },

    getOrderSummary: ({ caller }) => countStatuses(database, { ...requireMember(caller), now: clock.now() }),

    getMostBought: async ({ caller, language }) => {
      const member = requireMember(caller);
      const now = clock.now();
      return readMostBought(database, { ...member, visitor: await visitorOf(database, member, now), language, now });
    },

    getPreviousOrders: ({ caller, language }) => readPreviousOrders(database, requireMember(caller).memberNo, language),

    acquirePurchaseEvent: (call) => {
      const { memberNo } = requireMember(call.caller);
      const { orderNo } = call.path;
      return runIdempotent(parts, 'acquirePurchaseEvent', call, async (transaction) => ({
        isFirst: await acquirePurchaseEvent(transaction, { orderNo, memberNo, now: clock.now() }),
      }));
    },

    getOrder: ({ caller, path, language }) =>
      readOrder(database, path.orderNo, { ...requireMember(caller), language, now: clock.now() }),
  };
}
