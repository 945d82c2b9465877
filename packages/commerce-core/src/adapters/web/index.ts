export { arrivalOf } from './arrival.ts';
export { browserStore, type BrowserStorage } from './browser-store.ts';
export { clientIdFromCookie, type CookieJar } from './client-id-cookie.ts';
export { cryptoRandom } from './crypto-random.ts';
export { createHostPendingTarget, type PendingTargetPage } from './host-pending-target.ts';
export type { HostCallPage } from './host-call.ts';
export { createHostSessionApi, createHostTokenStore, type HostSessionPage } from './host-session.ts';
export {
  type CrossTabLock,
  createCrossTabLock,
  type PageLocks,
  type CrossTabLockHost,
  type TabStorage,
} from './cross-tab-lock.ts';
export { sessionVersionFromCookies, tokenPresenceFromCookies } from './session-cookies.ts';
export { type SecureStore, secureTokenVault } from './secure-token-vault.ts';
export { lateShellTransport, SHELL_READY_EVENT, shellTransport, type ShellWindow } from './shell-transport.ts';
export { systemClock } from './system-clock.ts';
