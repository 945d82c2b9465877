import { SECOND_MS } from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import { PERSISTED } from '../../page/connection/offline.ts';
import type { LoadServices } from '../../container/services.ts';
import { ORDERS_KEY } from '../../page/query-keys.ts';

/** How often it is looked whether a payment has been decided, while one waits: 5 s. Assumed. */
export const WAIT_CHECK_MS = 5 * SECOND_MS;

/** How many ordered options have each status, asked again while a payment waits. */
export function waitingPaymentsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'waiting'],
    meta: PERSISTED,
    // A cart that waits for the notice shows itself once that failed, and mounts the notice.
    retryOnMount: false,
    queryFn: async ({ signal }) => (await services()).orderApi.statusCounts(signal),
    refetchInterval: ({ state }) => ((state.data?.payWaitCnt ?? 0) > 0 ? WAIT_CHECK_MS : false),
  });
}
