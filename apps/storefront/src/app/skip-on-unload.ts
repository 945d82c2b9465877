/** How long before `pagehide` a request may be aborted, in ms. Assumed: 100 were observed in WebKit. */
export const UNLOAD_GRACE_MS = 300;

/** Runs a callback a moment later, unless the page is being left: WebKit aborts its requests before `pagehide`. */
export function skipOnUnload(run: () => void): void {
  const stop = (): void => clearTimeout(timer);
  const timer = setTimeout(() => {
    removeEventListener('pagehide', stop);
    run();
  }, UNLOAD_GRACE_MS);
  addEventListener('pagehide', stop, { once: true });
}
