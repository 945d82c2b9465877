export { browserStore, type BrowserStorage } from './browser-store.ts';
export { cryptoRandom } from './crypto-random.ts';
export type { HostCallPage } from './host-call.ts';
export {
  createHostSessionApi,
  createHostTokenStore,
  type HostSessionPage,
  readMark,
  readPresence,
} from './host-session.ts';
export { type OneAtATime, oneAtATime, type PageLocks, type TabHost, type TabStorage } from './one-at-a-time.ts';
export { type SecureStore, secureTokenVault } from './secure-token-vault.ts';
export { systemClock } from './system-clock.ts';
