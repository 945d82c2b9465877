/** How long requests may still fail after the network is back, in ms. Assumed. */
const RECENTLY_ONLINE_MS = 15_000;

let backAt = -Infinity;
if (!import.meta.env.SSR) window.addEventListener('online', () => (backAt = performance.now()));

/** Whether the network came back so recently that a failing request should be retried. */
export const isRecentlyOnline = (): boolean => performance.now() < backAt + RECENTLY_ONLINE_MS;
