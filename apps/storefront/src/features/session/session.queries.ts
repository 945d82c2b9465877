import { JOIN_TERMS } from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';

/** The texts a new member agrees to. Spec §2 (`/auth/terms`). */
export function joinTermsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['terms', 'join'],
    staleTime: 5 * 60 * 1000,
    queryFn: async ({ signal }) => {
      const { displayApi } = await services();
      return Promise.all(JOIN_TERMS.map((type) => displayApi.terms(type, signal)));
    },
  });
}

/** Where the member is logged in. */
export function loginSessionsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['session', 'logins'],
    queryFn: async ({ signal }) => (await services()).loginSessionApi.list(signal),
  });
}
