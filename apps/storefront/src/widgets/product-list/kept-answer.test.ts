import { commerceError } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { lastOf, listView, listWait } from './kept-answer.ts';

describe('a list whose answer is on its way', () => {
  it('keeps it with a notice above where no answer comes, and drops it in no other case', () => {
    const answered = { data: 'pages', error: null };
    const lost = { ...answered, data: undefined, error: commerceError('TIMEOUT') };
    expect(listWait(answered, true)).toBe('none');
    expect(listWait({ ...answered, data: undefined }, true)).toBe('awaited');
    expect(listWait({ ...answered, data: undefined }, false)).toBe('none');
    expect(listWait(lost, true)).toBe('unanswered');
    expect(listWait(lost, false)).toBe('failed');
    expect(listWait({ ...lost, error: commerceError('INTERNAL') }, true)).toBe('failed');
    expect(listWait({ ...answered, error: commerceError('TIMEOUT') }, true)).toBe('none');
  });

  it('keeps what another filter or order of its own word found, and nothing of another word', () => {
    expect(lastOf({ answer: 'pages', word: '사과' }, '사과')).toBe('pages');
    expect(lastOf({ answer: 'pages', word: undefined }, undefined)).toBe('pages');
    expect(lastOf({ answer: 'pages', word: '사과' }, '배')).toBeUndefined();
    expect(lastOf({ answer: 'pages', word: '사과' }, undefined)).toBeUndefined();
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
