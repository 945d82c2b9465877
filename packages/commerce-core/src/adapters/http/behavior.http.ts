import type { BehaviorApi } from '../../behavior/behavior.port.ts';
import type { HttpCaller } from './client.ts';

/**
 * The behavior history over HTTP; the last entry of a page goes out while the page is being left. Spec §7.
 * @param clientId the client id of this browser: 21 letters and digits
 */
export function createHttpBehaviorApi(http: HttpCaller, clientId: () => string): BehaviorApi {
  return {
    record: async (behavior) => {
      await http.call(
        (client, abort) =>
          client.POST('/client/v1/customer/unnecessary-token/behavior-history', {
            params: { query: { clientId: clientId() } },
            body: behavior,
            keepalive: true,
            signal: abort,
          }),
        { renews: false },
      );
    },
  };
}
