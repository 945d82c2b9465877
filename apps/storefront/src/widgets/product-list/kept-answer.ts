import { isCommerceError } from '@dealstore/commerce-core/domain';
import type { UseQueryResult } from '@tanstack/react-query';

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
  { data, error }: Pick<UseQueryResult, 'data' | 'error'>,
  isInHand: boolean,
): 'none' | 'awaited' | 'unanswered' | 'failed' {
  if (data !== undefined) return 'none';
  if (error === null) return isInHand ? 'awaited' : 'none';
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
