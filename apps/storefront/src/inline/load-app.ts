/** Longest wait for the `load` event before the app is loaded, after the HTML has arrived: 4 s. Assumed. */
const LATEST_START_MS = 4_000;
/** Longest wait for an idle page, after it has loaded: 1 s. Assumed. */
const LATEST_IDLE_MS = 1_000;

/**
 * Loads the app and the whole style sheets once the page has loaded and is idle (without `requestIdleCallback`: once it is
 * painted), or at the first touch or key: until then nothing competes with the content for bandwidth or processor time.
 * @param files in the order of their imports, the entry last; each runs in a task of its own
 */
export function loadApp(files: readonly string[]): void {
  let isStarted = false;
  const start = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    for (const file of files) preloadModule(file);
    void applyStyleSheets();
    for (const file of files) await import(/* @vite-ignore */ file);
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

/** Applies the sheets all at once: one without those after it would override the critical CSS and shift the layout. */
async function applyStyleSheets(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[media]')];
  await Promise.all(sheets.map(load));
  for (const sheet of sheets) sheet.media = 'all';
}

function load(sheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    sheet.onload = sheet.onerror = () => resolve();
    sheet.disabled = false;
  });
}
