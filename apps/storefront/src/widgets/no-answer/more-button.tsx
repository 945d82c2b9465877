import { Button } from '@dealstore/ui/form/button.tsx';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TryAgain } from './try-again.tsx';

/** What `useInfiniteQuery` says of the next page. */
type PagedList = Pick<
  UseInfiniteQueryResult,
  'error' | 'fetchNextPage' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
>;

/** Brings the next page of a list, if there is one; where it did not come, says why in its place. */
export function MoreButton({ list, children }: { readonly list: PagedList; readonly children: ReactNode }) {
  if (!list.hasNextPage) return null;
  const bring = () => void list.fetchNextPage();
  if (list.isFetchNextPageError) return <TryAgain error={list.error} onRetry={bring} />;
  return (
    <Button look="outline" wide busy={list.isFetchingNextPage} onClick={bring}>
      {children}
    </Button>
  );
}
