import type { ProductNo } from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { COUPONS_KEY } from '../../page/query-keys.ts';

/** The membership coupons, and which of them the member has got this month. Spec §7. */
export function benefitCouponsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...COUPONS_KEY, 'benefit'],
    meta: { quiet: 'coupon' },
    queryFn: async ({ signal }) => (await services()).couponApi.benefit(signal),
  });
}

/** Coupons to get that lower one of some products. Spec §7. */
export function issuableForQuery(services: LoadServices, productNos: readonly ProductNo[]) {
  return queryOptions({
    queryKey: [...COUPONS_KEY, 'issuable', productNos],
    meta: { quiet: 'coupon' },
    enabled: productNos.length > 0,
    queryFn: async ({ signal }) => (await services()).couponApi.issuable({ productNos }, signal),
  });
}
