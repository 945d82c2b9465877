import { savesData } from '../../page/saves-data.ts';
import { trustedScript, WORKER } from '../../page/trusted-script.ts';

/** The service worker of the shop. */
export interface CachingWorker {
  /** Asks for files, pictures and the shell to be kept, by their addresses. */
  readonly keep: (addresses: readonly string[]) => void;
}

/** Registers the worker; null where a browser has none, refuses, or its visitor saves data. */
export async function registerWorker(): Promise<CachingWorker | null> {
  if (!('serviceWorker' in navigator) || savesData()) return null;
  try {
    const workers = navigator.serviceWorker;
    const registration: unknown = await workers.register(trustedScript(WORKER));
    // A browser that is told to have no workers registers none.
    if (!(registration instanceof ServiceWorkerRegistration)) return null;
    const { active } = await workers.ready;
    return { keep: (addresses) => active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: addresses } }) };
  } catch {
    return null;
  }
}
