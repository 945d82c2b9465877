import { commerceError } from '@dealstore/commerce-core/domain';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import type { ListRequest } from './list-query.ts';
import { lastOf, listView, listWait, searchListQuery } from './kept-answer.ts';

const away = () => Promise.reject(new Error('nothing is asked'));

/** The count that a list shows of one question while the answer to the next is on its way; null when it shows none. */
function keptCount(before: ListRequest, next: ListRequest, totalCount: number): number | null {
  const client = createQueryClient();
  const answered = searchListQuery(away, before, 1);
  const page = { items: [], pageNumber: 1, nextCursor: null, totalCount, source: { totalCount } };
  client.setQueryData(answered.queryKey, { pages: [page], pageParams: [] } as never);
  const list = new InfiniteQueryObserver(client, answered);
  list.setOptions(searchListQuery(away, next, 1));
  return list.getCurrentResult().data?.pages[0]?.totalCount ?? null;
}

describe('a list whose answer is on its way', () => {
  it('shows nothing that was found for another word, least of all that nothing was', () => {
    expect(keptCount({ keyword: '없는말' }, { keyword: '사과' }, 0)).toBeNull();
    expect(keptCount({ keyword: '사과' }, { keyword: '배' }, 12)).toBeNull();
  });

  it('keeps what another filter or order of its own word found', () => {
    expect(keptCount({ keyword: '사과' }, { keyword: '사과', order: 'PRICE_LOW' }, 12)).toBe(12);
    expect(keptCount({ categoryNo: 3 }, { categoryNo: 3, freeDelivery: true }, 12)).toBe(12);
  });

  it('keeps it where no answer comes, which is said above it, and loses it to nothing else', () => {
    const answered = { data: 'pages', error: null, isPlaceholderData: false };
    const lost = { ...answered, data: undefined, error: commerceError('TIMEOUT') };
    expect(listWait(answered, true)).toBe('none');
    expect(listWait({ ...answered, isPlaceholderData: true }, true)).toBe('awaited');
    expect(listWait(lost, true)).toBe('unanswered');
    expect(listWait(lost, false)).toBe('failed');
    expect(listWait({ ...lost, error: commerceError('INTERNAL') }, true)).toBe('failed');
    expect(listWait({ ...answered, error: commerceError('TIMEOUT') }, true)).toBe('none');
    expect(lastOf({ answer: 'pages', word: '사과' }, '사과')).toBe('pages');
    expect(lastOf({ answer: 'pages', word: '사과' }, '배')).toBeUndefined();
  });

  it('calls nothing empty before it is known to be', () => {
    const empty = { totalCount: 0, isOfOther: false, isFiltered: false, saysEmpty: true };
    expect(listView(empty)).toBe('empty');
    expect(listView({ ...empty, saysEmpty: false })).toBe('unmatched');
    expect(listView({ ...empty, isFiltered: true })).toBe('unmatched');
    expect(listView({ ...empty, isOfOther: true })).toBe('awaited');
    expect(listView({ ...empty, isOfOther: true, isFiltered: true })).toBe('awaited');
    expect(listView({ ...empty, isOfOther: true, totalCount: 3 })).toBe('found');
  });
});
