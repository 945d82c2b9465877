import {
  commerceError,
  type FlatCategory,
  KEYWORD_LIMIT,
  type SearchSuggestions,
} from '@dealstore/commerce-core/domain';
import { keepPreviousData, onlineManager, queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';

/** How long suggestions and categories count as fresh: 5 min. Assumed. */
const FRESH_MS = 5 * 60 * 1000;

/**
 * What is being typed may become these keywords; those before stay meanwhile, and without any
 * search goes on. Spec §7, §9.
 */
export function suggestionsQuery(services: LoadServices, typed: string) {
  const keyword = typed.trim().slice(0, KEYWORD_LIMIT);
  return queryOptions({
    queryKey: ['suggestions', 'typed', keyword],
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await askSuggestions(services, keyword, signal)).keywords,
  });
}

/** The popular and recommended words. Spec §7. */
export function popularQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['suggestions', 'popular'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const { popular, recommended, asOf } = await askSuggestions(services, '', signal);
      return { popular, recommended, asOf };
    },
  });
}

/** The port keeps silent about a failure; offline that is no answer, and it is asked for again. */
async function askSuggestions(
  services: LoadServices,
  keyword: string,
  signal: AbortSignal,
): Promise<SearchSuggestions> {
  const answer = await (await services()).productApi.suggestions(keyword, signal);
  if (answer.asOf === '' && !onlineManager.isOnline()) throw commerceError('NETWORK');
  return answer;
}

/** Categories by name, for the short cuts among the suggestions. */
export function categoryNamesQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['suggestions', 'categories'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }): Promise<readonly FlatCategory[]> =>
      (await (await services()).displayApi.categories(null, signal)).flatCategories,
  });
}
