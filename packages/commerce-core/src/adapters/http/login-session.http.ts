import type { LoginSessionApi } from '../../session/login-session.port.ts';
import { dataOf } from './client.ts';
import type { HttpClient } from './http-client.ts';

const ROOT = '/oauth/v1/auth/sessions';

/** Calls of a member's sessions over HTTP. */
export function createHttpLoginSessionApi(http: HttpClient): LoginSessionApi {
  return {
    list: async (signal) => (await dataOf(http.GET(ROOT, { signal: signal ?? null }))).items,
    end: async (sessionNo, signal) => {
      await dataOf(http.DELETE(`${ROOT}/{sessionNo}`, { params: { path: { sessionNo } }, signal: signal ?? null }));
    },
    endOthers: async (signal) => {
      await dataOf(http.DELETE(ROOT, { signal: signal ?? null }));
    },
  };
}
