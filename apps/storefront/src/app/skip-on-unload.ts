/** How long before its page hides a call or a file may break off, in ms. Assumed: WebKit was seen to take 100. */
export const UNLOAD_GRACE_MS = 300;

/** Runs what a page has to say a moment later, and never on a page that is being left: WebKit breaks off what it loads before it hides it. */
export function skipOnUnload(run: () => void): void {
  const stop = (): void => clearTimeout(timer);
  const timer = setTimeout(() => {
    removeEventListener('pagehide', stop);
    run();
  }, UNLOAD_GRACE_MS);
  addEventListener('pagehide', stop, { once: true });
}
