import type { TokenStore } from '../session/session.port.ts';
import type { CartApi } from './cart.port.ts';

/** The two carts of a host whose session changes while it runs, and the store that tells which applies. */
export interface SessionCarts {
  readonly tokenStore: Pick<TokenStore, 'presence'>;
  readonly memberCartApi: CartApi;
  readonly guestCartApi: CartApi;
}

/**
 * The cart of the session as it is at each call. A page whose document belongs to one
 * session binds one adapter instead.
 */
export function createSessionCartApi({ tokenStore, memberCartApi, guestCartApi }: SessionCarts): CartApi {
  const cart = async (): Promise<CartApi> => ((await tokenStore.presence()).user ? memberCartApi : guestCartApi);
  return {
    get: async (signal) => (await cart()).get(signal),
    add: async (additions, idempotencyKey) => (await cart()).add(additions, idempotencyKey),
    change: async (changes) => (await cart()).change(changes),
    remove: async (cartNos) => (await cart()).remove(cartNos),
    calculate: async (cartNos, signal) => (await cart()).calculate(cartNos, signal),
    count: async (signal) => (await cart()).count(signal),
  };
}
