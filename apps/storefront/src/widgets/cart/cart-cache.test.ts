import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { CART_COUNT_KEY, CART_KEY, cacheCartCount } from './cart-cache.ts';

const LINES = [...CART_KEY, 'lines'];

describe('a cart that something was put into', () => {
  it('is read again where it is shown, for what was put in may come later than the cart', async () => {
    const client = new QueryClient();
    const read = vi.fn<() => string[]>().mockReturnValueOnce([]).mockReturnValue(['a shirt']);
    const shown = new QueryObserver(client, { queryKey: LINES, queryFn: read, staleTime: Infinity });
    const stop = shown.subscribe(() => undefined);
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toEqual([]));
    cacheCartCount(client, 1);
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toEqual(['a shirt']));
    expect(client.getQueryData(CART_COUNT_KEY)).toBe(1);
    stop();
  });

  it('is forgotten where it is not shown, so that an old count never appears', () => {
    const client = new QueryClient();
    client.setQueryData(LINES, ['a mug']);
    client.setQueryData(CART_COUNT_KEY, 1);
    cacheCartCount(client, 2);
    expect(client.getQueryData(LINES)).toBeUndefined();
    expect(client.getQueryData(CART_COUNT_KEY)).toBe(2);
  });
});
