import { savesData } from '../../page/saves-data.ts';
import { trustedScript, WORKER } from '../../page/trusted-script.ts';

/** The service worker of the shop. */
export interface CachingWorker {
  /** Asks the worker to cache files, pictures and the shell. */
  readonly keep: (addresses: readonly string[]) => void;
}

/** Registers the worker; null where the browser has none, refuses, or the visitor saves data. */
export async function registerWorker(): Promise<CachingWorker | null> {
  if (!('serviceWorker' in navigator) || savesData()) return null;
  try {
    const workers = navigator.serviceWorker;
    const registration: unknown = await workers.register(trustedScript(WORKER));
    // With workers disabled, a browser resolves without a registration.
    if (!(registration instanceof ServiceWorkerRegistration)) return null;
    const { active } = await workers.ready;
    return { keep: (addresses) => active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: addresses } }) };
  } catch {
    return null;
  }
}
