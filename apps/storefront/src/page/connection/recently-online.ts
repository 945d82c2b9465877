/** How long a network that is back may carry nothing yet, in ms. Assumed. */
const RECENTLY_ONLINE_MS = 15_000;

let backAt = -Infinity;
if (!import.meta.env.SSR) window.addEventListener('online', () => (backAt = performance.now()));

/** Whether a network is back so lately that what fails may come by itself. */
export const isRecentlyOnline = (): boolean => performance.now() < backAt + RECENTLY_ONLINE_MS;
