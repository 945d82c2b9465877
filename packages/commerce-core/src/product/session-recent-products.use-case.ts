import type { TokenStore } from '../session/session.port.ts';
import type { RecentProductApi } from './recent-product.port.ts';

/** The viewed products of a member and of a guest, for a host whose session changes while it runs. */
export interface SessionRecentProducts {
  readonly tokenStore: Pick<TokenStore, 'presence'>;
  readonly memberRecentProductApi: RecentProductApi;
  readonly guestRecentProductApi: RecentProductApi;
}

/** The viewed products of the session as it is at each call. */
export function createSessionRecentProductApi({
  tokenStore,
  memberRecentProductApi,
  guestRecentProductApi,
}: SessionRecentProducts): RecentProductApi {
  const recent = async (): Promise<RecentProductApi> =>
    (await tokenStore.presence()).user ? memberRecentProductApi : guestRecentProductApi;
  return {
    list: async (signal) => (await recent()).list(signal),
    add: async (products) => (await recent()).add(products),
    remove: async (productNos) => (await recent()).remove(productNos),
  };
}
