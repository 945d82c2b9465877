import type { AppParts } from '../../app-parts.ts';
import type { Handlers } from '../../contract/operation.ts';
import { requireMember } from '../../contract/require-member.ts';
import { readOrder, readSummaries } from './order-detail.ts';
import { countStatuses, listOrderNos } from './order-list.ts';

/** The orders of a member. Spec §7. */
export function historyRoutes(parts: AppParts): Pick<Handlers, 'getOrders' | 'getOrderSummary' | 'getOrder'> {
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

    getOrder: ({ caller, path, language }) =>
      readOrder(database, path.orderNo, { ...requireMember(caller), language, now: clock.now() }),
  };
}
