import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';

/** Terms a new member reads, required ones first; the backend asks for the same. Spec §7; Assumed: these four. */
const JOIN_TERMS = ['USE', 'E_COMMERCE', 'PI_COLLECTION_AND_USE_REQUIRED', 'PI_COLLECTION_AND_USE_OPTIONAL'] as const;

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
