import type { OrderSheetNo } from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { FIRST_READ } from '../../page/connection/first-read.ts';

/**
 * A sheet as a checkout starts from it, read each time it is opened: who receives a gift may have
 * changed under the same number.
 */
export function orderSheetQuery(services: LoadServices, orderSheetNo: OrderSheetNo, gift: string | null) {
  return queryOptions({
    ...FIRST_READ,
    queryKey: ['checkout', orderSheetNo, gift],
    queryFn: async ({ signal }) => (await services()).orderApi.sheet(orderSheetNo, signal),
  });
}
