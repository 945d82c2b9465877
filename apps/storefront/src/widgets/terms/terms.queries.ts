import { PARTNER_PAGE_SIZE } from '@dealstore/commerce-core/domain';
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

/** Most pages of sellers that are read for one text. Assumed: a thousand sellers. */
const MOST_PAGES = 50;

/** The names of all sellers, as the terms about passing data to them need. Spec §4, §7. */
export function termsPartnersQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['terms', 'partners'],
    staleTime: FRESH_MS,
    retry: false,
    meta: { quiet: 'terms' },
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const { displayApi } = await services();
      const names: string[] = [];
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const { items, totalCount } = await displayApi.termsPartners({ page, size: PARTNER_PAGE_SIZE }, signal);
        names.push(...items.map(({ partnerName }) => partnerName));
        if (items.length === 0 || names.length >= totalCount) break;
      }
      return names;
    },
  });
}
