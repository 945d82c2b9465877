import { findLoadNotice } from './load-notice.ts';

/** Longest wait for the `load` event before the app is loaded, after the HTML has arrived: 4 s. Assumed. */
const LATEST_START_MS = 4_000;
/** Longest wait for an idle page, after it has loaded: 1 s. Assumed. */
const LATEST_IDLE_MS = 1_000;
/** Time after which an app that is being loaded says so: 1 s. Design of the shop. */
const SAY_LOADING_MS = 1_000;
/** Time a script or style may take before the loading-failed message: 120 s. Spec §9. */
const CHUNK_LIMIT_MS = 120_000;

/**
 * Loads the app and the whole style sheet once the page has loaded and is idle (without `requestIdleCallback`: once it is
 * painted), or at the first touch or key: until then nothing competes with the content for bandwidth or processor time.
 * Says when that takes long, and with a way to reload when a file cannot be loaded. Spec §8.
 * @param files in the order of their imports, the entry last; each runs in a task of its own
 */
export function loadApp(files: readonly string[]): void {
  let isStarted = false;
  const start = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    const notice = findLoadNotice();
    tellOfFailedImports(notice.failed);
    const timers = [setTimeout(notice.loading, SAY_LOADING_MS), setTimeout(notice.failed, CHUNK_LIMIT_MS)];
    // Each in a task of its own: begun at once, they hold up a phone.
    for (const file of files) setTimeout(preloadModule, 0, file);
    try {
      const sheet = applyStyleSheet();
      // What a tap opens has its style; without the sheet the app is there all the same.
      await Promise.allSettled([sheet, importAll(files.slice(0, -1))]);
      await Promise.all([sheet, importAll(files.slice(-1)), appStands()]);
      notice.remove();
    } catch {
      notice.failed();
      addEventListener('online', () => location.reload());
    }
    timers.forEach(clearTimeout);
  };

  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { capture: true, once: true });
  addEventListener('load', () => requestAnimationFrame(() => whenIdle(start)));
  setTimeout(start, LATEST_START_MS);
}

function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: LATEST_IDLE_MS });
  else setTimeout(callback);
}

function preloadModule(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

async function importAll(files: readonly string[]): Promise<void> {
  for (const file of files) await import(/* @vite-ignore */ file);
}

/** Resolves when the entry has brought what the first screen needs. */
function appStands(): Promise<void> {
  return new Promise((resolve) => {
    const { documentElement: root } = document;
    if (root.dataset['app'] !== undefined) return resolve();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe(root, { attributeFilter: ['data-app'] });
  });
}

/** Reports a file imported later whose loss is not reported elsewhere; a prefetched one is not needed yet. */
function tellOfFailedImports(tell: () => void): void {
  const lost = new Set<unknown>();
  addEventListener('vite:preloadError', (event) => lost.add('payload' in event ? event.payload : null));
  addEventListener('unhandledrejection', ({ reason }) => lost.has(reason) && tell());
  addEventListener('error', ({ error }) => lost.has(error) && tell());
}

/** Applies the whole style sheet; a page that has no part of it inside was painted with it, or could not have it. */
function applyStyleSheet(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
    if (sheet?.disabled !== true) return sheet?.sheet === null ? reject(new Error('no style sheet')) : resolve(null);
    sheet.onload = () => {
      sheet.media = 'all';
      resolve(null);
    };
    sheet.onerror = reject;
    sheet.disabled = false;
  });
}
