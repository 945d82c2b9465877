import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';

/** How long a legal text counts as fresh: 5 min. Assumed. */
const FRESH_MS = 5 * 60 * 1000;

/** A legal text by its type, as HTML of the backend; a failure is only logged. Spec §7, §8. */
export function termsQuery(services: LoadServices, type: string) {
  return queryOptions({
    queryKey: ['terms', type],
    staleTime: FRESH_MS,
    retry: false,
    meta: { quiet: 'terms' },
    queryFn: async ({ signal }) => (await services()).displayApi.terms(type, signal),
  });
}
