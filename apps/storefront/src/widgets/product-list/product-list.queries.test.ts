import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { readListRequest } from './list-query.ts';
import { searchPagesQuery } from './product-list.queries.ts';

describe('a list on the server', () => {
  it('leaves no timer behind that would hold its products', async () => {
    vi.useFakeTimers();
    try {
      const client = createQueryClient();
      // What becomes of the question does not matter here.
      const refused = () => Promise.reject(new Error('no services'));
      const question = searchPagesQuery(refused, readListRequest(new URLSearchParams()), 1);
      await client.prefetchInfiniteQuery({ ...question, retry: false });
      expect(client.getQueryCache().getAll()).toHaveLength(1);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
