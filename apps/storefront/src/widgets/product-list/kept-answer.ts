import { isCommerceError } from '@dealstore/commerce-core/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import type { ListRequest } from './list-query.ts';
import { searchPagesQuery } from './product-list.queries.ts';

/** The pages of a list; until they are there, those of its own word in another order or with other filters. */
export function searchListQuery(services: LoadServices, request: ListRequest, first: number) {
  return {
    ...searchPagesQuery(services, request, first),
    placeholderData: <T>(kept: T, of?: { readonly queryKey: readonly unknown[] }): T | undefined =>
      wordOf(of?.queryKey[1]) === request.keyword ? kept : undefined,
  };
}

/** What was answered last, where that was about the same word. */
export function lastOf<Answer>(
  last: { readonly answer: Answer | undefined; readonly word: string | undefined },
  word: string | undefined,
): Answer | undefined {
  return last.word === word ? last.answer : undefined;
}

/**
 * What is to be said of an answer that has not come, above the one in hand; `failed` where nothing is in hand, or something
 * else than no answer came.
 */
export function listWait(
  { data, error, isPlaceholderData }: Pick<UseQueryResult, 'data' | 'error' | 'isPlaceholderData'>,
  isInHand: boolean,
): 'none' | 'awaited' | 'unanswered' | 'failed' {
  if (isPlaceholderData) return 'awaited';
  if (data !== undefined || error === null) return 'none';
  return isInHand && isCommerceError(error, 'NETWORK', 'TIMEOUT') ? 'unanswered' : 'failed';
}

/** What a list shows in the place of its products. */
export type ListView = 'found' | 'awaited' | 'empty' | 'unmatched';

/** What of a list can be said: of another question's answer no more than what it found. */
export function listView({
  totalCount,
  isOfOther,
  isFiltered,
  saysEmpty,
}: {
  readonly totalCount: number;
  /** Whether the answer in hand is that to another question. */
  readonly isOfOther: boolean;
  readonly isFiltered: boolean;
  /** Whether there are words for a list that holds nothing at all. */
  readonly saysEmpty: boolean;
}): ListView {
  if (totalCount > 0) return 'found';
  if (isOfOther) return 'awaited';
  return isFiltered || !saysEmpty ? 'unmatched' : 'empty';
}

function wordOf(request: unknown): unknown {
  return typeof request === 'object' && request !== null && 'keyword' in request ? request.keyword : undefined;
}
