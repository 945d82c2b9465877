import type { AddressNo } from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { ADDRESSES_KEY } from '../../page/query-keys.ts';
import { isWithoutData } from '../../page/query-client.ts';

/** The kept addresses of the member. */
export function addressBookQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...ADDRESSES_KEY, 'book'],
    queryFn: async ({ signal }) => (await services()).addressApi.list(signal),
  });
}

/** One saved address; another member's shows the wrong page. */
export function addressQuery(services: LoadServices, addressNo: AddressNo) {
  return queryOptions({
    queryKey: [...ADDRESSES_KEY, 'one', addressNo],
    throwOnError: isWithoutData,
    queryFn: async ({ signal }) => (await services()).addressApi.get(addressNo, signal),
  });
}
