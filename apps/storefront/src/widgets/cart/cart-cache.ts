import { type CartChange, type CartNo, isCommerceError } from '@dealstore/commerce-core/domain';
import { mutationOptions, type Query, type QueryClient } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { setAnswer } from '../../page/query-client.ts';
import { WAITS_FOR_NETWORK } from '../../page/connection/offline.ts';

/** Key under which every screen keeps what it knows of the cart. */
export const CART_KEY = ['cart'] as const;

/** Key of the number of options in the cart. */
export const CART_COUNT_KEY = ['cart', 'count'] as const;

/** Takes in that the cart has changed: its new count at once, its lines and prices where they are shown, or next are. */
export function cacheCartCount(client: QueryClient, count: number): void {
  const lines = { queryKey: CART_KEY, predicate: ({ queryKey }: Query) => queryKey[1] !== CART_COUNT_KEY[1] };
  client.removeQueries({ ...lines, type: 'inactive' });
  // The cart may be on the screen by now, or on its way to it: what was put in took long.
  void client.cancelQueries(lines).then(() => client.invalidateQueries(lines));
  setAnswer(client, CART_COUNT_KEY, count);
}

/** Key of changes of the cart that wait for a network. */
export const CART_CHANGE_KEY = [...CART_KEY, 'change'] as const;

/** Counts to be set and lines to be taken away. */
export interface CartEdit {
  readonly counts: readonly CartChange[];
  readonly removed: readonly CartNo[];
}

/** Sets counts and takes lines away; offline it waits for a network. */
export function cartChange(services: LoadServices) {
  return mutationOptions({
    ...WAITS_FOR_NETWORK,
    mutationKey: CART_CHANGE_KEY,
    mutationFn: async ({ counts, removed }: CartEdit) => {
      const { cartApi } = await services();
      if (counts.length > 0) await cartApi.change(counts);
      // What is not there any more need not be taken out: the answer of the try before may be lost.
      if (removed.length > 0) await cartApi.remove(removed).catch(unlessGone);
    },
    onSettled: (_data, _error, _edit, _result, { client }) => client.invalidateQueries({ queryKey: CART_KEY }),
  });
}

/** Takes an edit that still waits for a network out of those to be sent; answers whether it was there. */
export function dropUnsent(client: QueryClient, edit: CartEdit): boolean {
  const changes = client.getMutationCache();
  const unsent = changes.find({
    mutationKey: CART_CHANGE_KEY,
    // One that has failed before may have been taken in.
    predicate: ({ state }) => state.variables === edit && state.isPaused && state.failureCount === 0,
  });
  if (unsent !== undefined) changes.remove(unsent);
  return unsent !== undefined;
}

function unlessGone(error: unknown): void {
  if (!isCommerceError(error, 'NOT_FOUND')) throw error;
}
