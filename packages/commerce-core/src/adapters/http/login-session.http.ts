import type { LoginSessionApi } from '../../session/login-session.port.ts';
import type { HttpCaller } from './client.ts';

const ROOT = '/oauth/v1/auth/sessions';

/** Calls of a member's sessions over HTTP. */
export function createHttpLoginSessionApi(http: HttpCaller): LoginSessionApi {
  return {
    list: async (signal) => (await http.call((client, abort) => client.GET(ROOT, { signal: abort }), { signal })).items,
    end: async (sessionNo, signal) => {
      await http.call(
        (client, abort) => client.DELETE(`${ROOT}/{sessionNo}`, { params: { path: { sessionNo } }, signal: abort }),
        { signal },
      );
    },
    endOthers: async (signal) => {
      await http.call((client, abort) => client.DELETE(ROOT, { signal: abort }), { signal });
    },
  };
}
