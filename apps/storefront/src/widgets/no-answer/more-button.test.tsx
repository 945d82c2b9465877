import { commerceError } from '@dealstore/commerce-core/domain';
import { loadFailedText } from '@dealstore/ui/load-failed.text.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { MoreButton } from './more-button.tsx';
import { TryAgain } from './try-again.tsx';

afterEach(() => vi.unstubAllGlobals());

const list = {
  failureReason: null as Error | null,
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

it('says below the button that the next page has not come, as soon as its first try has failed', () => {
  const failureReason = commerceError('NETWORK');
  for (const state of [{ isFetchingNextPage: true }, { isFetchNextPageError: true }]) {
    const html = shown({ failureReason, ...state });
    expect(html).toContain(loadFailedText.ko.soon);
    expect(html).toContain('더 보기');
  }
  expect(shown({ failureReason })).not.toContain(loadFailedText.ko.soon);
});

it('promises nothing where the shop has refused the next page', () => {
  const html = shown({ failureReason: commerceError('BUSY'), isFetchNextPageError: true });
  expect(html).toContain(loadFailedText.ko.retry);
  expect(html).not.toContain(loadFailedText.ko.soon);
});

it.each([
  [false, loadFailedText.ko.promise],
  [true, loadFailedText.ko.soon],
])('speaks of a connection only where there is none: %s', (onLine, words) => {
  vi.stubGlobal('navigator', { onLine });
  const failureReason = commerceError('NETWORK');
  expect(shown({ failureReason, isFetchNextPageError: true })).toContain(words);
  expect(renderOnServer(<TryAgain error={failureReason} onRetry={() => undefined} />)).toContain(words);
});
