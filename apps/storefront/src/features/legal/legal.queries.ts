import { PARTNER_PAGE_SIZE } from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { isWithoutData } from '../../page/query-client.ts';

/** How long a legal text counts as fresh: 5 min. Assumed. */
const FRESH_MS = 5 * 60 * 1000;

/** The privacy policy in force. Spec §7 (terms type PI_PROCESS). */
export function privacyQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['legal', 'privacy'],
    staleTime: FRESH_MS,
    throwOnError: isWithoutData,
    queryFn: async ({ signal }) => (await services()).displayApi.terms('PI_PROCESS', signal),
  });
}

/** A page of the sellers who are given buyers' data, counted from 1. Spec §7 (page size 20). */
export function sellersQuery(services: LoadServices, page: number) {
  return queryOptions({
    queryKey: ['legal', 'sellers', page],
    staleTime: FRESH_MS,
    throwOnError: isWithoutData,
    queryFn: async ({ signal }) =>
      (await services()).displayApi.termsPartners({ page, size: PARTNER_PAGE_SIZE }, signal),
  });
}
