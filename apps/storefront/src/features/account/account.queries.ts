import { commerceError } from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { isWithoutData } from '../../page/query-client.ts';
import { ACCOUNT_KEY, COUPONS_KEY, ORDERS_KEY } from '../../page/query-keys.ts';

/** Who the member is. Spec §7. */
export function accountQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ACCOUNT_KEY,
    throwOnError: isWithoutData,
    queryFn: async ({ signal }) => (await services()).accountApi.get(signal),
  });
}

/** How many coupons can be used. Spec §7. */
export function usableCouponCountQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...COUPONS_KEY, 'usable-count'],
    queryFn: async ({ signal }) =>
      (await (await services()).couponApi.list({ pageNumber: 1, pageSize: 1, usable: true }, signal)).totalCount,
  });
}

/** How many ordered options have each status. */
export function statusCountsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'status-counts'],
    queryFn: async ({ signal }) => (await services()).orderApi.statusCounts(signal),
  });
}

/** What the member receives in the app. Spec §7 (`/account/app-service`). */
export function appConsentsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...ACCOUNT_KEY, 'app-consents'],
    throwOnError: isWithoutData,
    queryFn: async ({ signal }) => (await services()).accountApi.appConsents(signal),
  });
}

/** Texts of the service and what the member said about each. Spec §7 (`/account/service`). */
export function servicesQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...ACCOUNT_KEY, 'services'],
    queryFn: async ({ signal }) => (await services()).accountApi.services(signal),
  });
}

/** One of those texts; rejects with NOT_FOUND for an unknown type, which shows the wrong page. Spec §2. */
export function serviceQuery(services: LoadServices, type: string) {
  return queryOptions({
    queryKey: [...ACCOUNT_KEY, 'services', type],
    throwOnError: isWithoutData,
    queryFn: async ({ signal }) => {
      const texts = await (await services()).accountApi.services(signal);
      const text = texts.find((one) => one.type === type);
      if (text === undefined) throw commerceError('NOT_FOUND');
      return text;
    },
  });
}
