import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { packQueries, unpackQueries } from './packed-queries.ts';

async function answered(): Promise<QueryClient> {
  const client = new QueryClient();
  await client.prefetchQuery({ queryKey: ['one', { a: 1 }], queryFn: async () => ({ name: 'one' }) });
  await client.prefetchInfiniteQuery({ queryKey: ['list'], queryFn: async () => [1, 2], initialPageParam: 1 });
  return client;
}

describe('the answers of a document', () => {
  it('reach the page through JSON, lists of pages too', async () => {
    const page = new QueryClient();
    unpackQueries(page, JSON.parse(JSON.stringify(packQueries(await answered()))));
    expect(page.getQueryData(['one', { a: 1 }])).toEqual({ name: 'one' });
    expect(page.getQueryData(['list'])).toEqual({ pages: [[1, 2]], pageParams: [1] });
  });

  it('are as fresh as when they were given, so that the page asks nothing again', async () => {
    const page = new QueryClient();
    unpackQueries(page, packQueries(await answered()));
    const observer = new QueryObserver(page, {
      queryKey: ['one', { a: 1 }],
      staleTime: 60_000,
      queryFn: async () => 'again',
    });
    const stop = observer.subscribe(() => undefined);
    expect(observer.getCurrentResult()).toMatchObject({ isFetching: false, isStale: false, data: { name: 'one' } });
    stop();
  });

  it('leave out what failed', async () => {
    const client = new QueryClient();
    await client.prefetchQuery({ queryKey: ['lost'], retry: false, queryFn: () => Promise.reject(new Error('lost')) });
    expect(packQueries(client).answers).toEqual([]);
  });
});
