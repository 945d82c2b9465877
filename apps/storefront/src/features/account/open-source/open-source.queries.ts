import { commerceError } from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import { isWithoutData } from '../../../page/query-client.ts';

/** Software of others that the shop runs on, as the build found it. Spec §2 (open-source notices). */
export function openSourceQuery() {
  return queryOptions({
    queryKey: ['open-source'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await import('virtual:open-source/packages')).packages,
  });
}

/**
 * The words of one package's license; a package that is not among them is NOT_FOUND.
 * @param key name and version, as in `react@19.3.1`
 */
export function licenseTextQuery(key: string) {
  return queryOptions({
    queryKey: ['open-source', key],
    throwOnError: isWithoutData,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { texts } = await import('virtual:open-source/texts');
      const found = Object.hasOwn(texts, key) ? texts[key] : undefined;
      if (found === undefined) throw commerceError('NOT_FOUND');
      return found;
    },
  });
}
