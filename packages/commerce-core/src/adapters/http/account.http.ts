import type { Account } from '../../account/account.ts';
import type { AccountApi } from '../../account/account.port.ts';
import { fromWire } from '../../value/brand.ts';
import type { HttpCaller } from './client.ts';

/** Account calls over HTTP. */
export function createHttpAccountApi(http: HttpCaller): AccountApi {
  return {
    get: async (signal) =>
      fromWire<Account>(
        await http.call((client, abort) => client.GET('/oauth/v1/auth/account', { signal: abort }), { signal }),
      ),
  };
}
