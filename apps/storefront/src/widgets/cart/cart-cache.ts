import type { QueryClient } from '@tanstack/react-query';

/** Key under which every screen keeps what it knows of the cart. */
export const CART_KEY = ['cart'] as const;

/** Key of the number of options in the cart. */
export const CART_COUNT_KEY = ['cart', 'count'] as const;

/** Takes in that the cart has changed: its new count at once, its lines and prices when they are next shown. */
export function cacheCartCount(client: QueryClient, count: number): void {
  client.removeQueries({ queryKey: CART_KEY, predicate: ({ queryKey }) => queryKey[1] !== CART_COUNT_KEY[1] });
  client.setQueryData(CART_COUNT_KEY, count);
}
