export { browserStore, type BrowserStorage } from './browser-store.ts';
export { cryptoRandom } from './crypto-random.ts';
export { createHostSessionApi, createHostTokenStore, type HostSessionPage, readPresence } from './host-session.ts';
export { systemClock } from './system-clock.ts';
