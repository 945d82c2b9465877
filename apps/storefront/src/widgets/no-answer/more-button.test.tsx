import { commerceError } from '@dealstore/commerce-core/domain';
import { loadFailedText } from '@dealstore/ui/load-failed.text.ts';
import { expect, it } from 'vitest';
import { noAnswerText } from '../../page/no-answer.text.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { MoreButton } from './more-button.tsx';

const list = {
  error: null as Error | null,
  fetchNextPage: () => Promise.reject(commerceError('NETWORK')),
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
};
const shown = (part: Partial<typeof list>) =>
  renderOnServer(<MoreButton list={{ ...list, ...part }}>더 보기</MoreButton>);

it('offers the next page of a list where there is one', () => {
  expect(shown({})).toContain('더 보기');
  expect(shown({ hasNextPage: false })).toBe('');
});

it('says why the next page did not come, and asks again', () => {
  const html = shown({ error: commerceError('NETWORK'), isFetchNextPageError: true });
  expect(html).toContain(noAnswerText.ko.NETWORK);
  expect(html).toContain(loadFailedText.ko.retry);
  expect(html).not.toContain('더 보기');
});
