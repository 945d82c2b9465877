import { createHostPendingTarget } from '@dealstore/commerce-core/adapters/web';

/**
 * Where a guest wanted to go, kept with the web host until the log-in; there before the
 * services, for links need it. Spec §4.
 */
export const pendingTargetStore = createHostPendingTarget({
  fetch: (path, init) => fetch(path, init),
  readCookies: () => document.cookie,
  writeCookie: (cookie) => {
    document.cookie = cookie;
  },
});
