/** How long before its page hides a call or a file may break off, in ms. Assumed: WebKit was seen to take 100. */
export const LEAVING_MS = 300;

/** Runs what a page has to say a moment later, and never on a page that is being left: WebKit breaks off what it loads before it hides it. */
export function unlessLeft(run: () => void): void {
  const timer = setTimeout(run, LEAVING_MS);
  addEventListener('pagehide', () => clearTimeout(timer), { once: true });
}
