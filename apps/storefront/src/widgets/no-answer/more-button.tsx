import { loadFailedText } from '@dealstore/ui/load-failed.text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBackOnline } from '../../page/connection/use-back-online.ts';
import { useNoAnswer } from './no-answer.tsx';
import { TryAgain } from './try-again.tsx';
import styles from './no-answer.module.css';

/** What `useInfiniteQuery` says of a next page that is asked for. */
export type NextPage = Pick<
  UseInfiniteQueryResult,
  'failureReason' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
>;

type PagedList = NextPage & Pick<UseInfiniteQueryResult, 'hasNextPage'>;

/** Brings the next page of a list, if there is one; where it did not come, says so below. */
export function MoreButton({ list, children }: { readonly list: PagedList; readonly children: ReactNode }) {
  if (!list.hasNextPage) return null;
  const bring = () => void list.fetchNextPage();
  return (
    <div className={styles['more']}>
      <Button variant="outline" wide busy={list.isFetchingNextPage} onClick={bring}>
        {children}
      </Button>
      <NextPageFailed list={list} />
    </div>
  );
}

/** Says below its button that the next page of a list has not come, which comes by itself where no answer did. */
export function NextPageFailed({ list }: { readonly list: NextPage }) {
  const t = useText(loadFailedText);
  const bring = () => void list.fetchNextPage();
  const { failureReason, isFetchingNextPage, isFetchNextPageError } = list;
  const isAway = useNoAnswer(failureReason) !== null && (isFetchingNextPage || isFetchNextPageError);
  useBackOnline(bring, isAway && !isFetchingNextPage);
  if (!isAway) return isFetchNextPageError ? <TryAgain error={failureReason} onRetry={bring} /> : null;
  return (
    <p role="alert" className={styles['note']}>
      {navigator.onLine === false ? t.promise : t.soon}
    </p>
  );
}
