import type { BehaviorApi } from '../../behavior/behavior.port.ts';
import { type CallOptions, dataOf } from './client.ts';
import type { HttpClient } from './http-client.ts';

/**
 * The behavior history over HTTP; the last entry of a page goes out while the page is being left. Spec §7.
 * @param clientId the client id of this browser: 21 letters and digits
 */
export function createHttpBehaviorApi(http: HttpClient, clientId: () => string): BehaviorApi {
  return {
    record: async (behavior) => {
      await dataOf(
        http.POST('/client/v1/customer/unnecessary-token/behavior-history', {
          params: { query: { clientId: clientId() } },
          body: behavior,
          keepalive: true,
          ...({ renews: false } satisfies CallOptions),
        }),
      );
    },
  };
}
