const KEY = 'scroll';
let cameBack = false;

/**
 * Watches for back and forward, and takes the scroll position over from the browser, which knows no late content.
 * NOTE: called before the router listens: window listeners of `popstate` run in the order they were added.
 */
export function startScrollMemory(): void {
  history.scrollRestoration = 'manual';
  window.addEventListener('popstate', () => {
    cameBack = true;
  });
  // The page's own navigation keeps the position before it changes the address; reload and leaving keep it here.
  window.addEventListener('pagehide', rememberScroll);
  if (readPosition() > 0) window.scrollTo(0, readPosition());
}

/** Notes the position in the entry being left, so that coming back finds it. */
export function rememberScroll(): void {
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null ? state : {};
  history.replaceState({ ...kept, [KEY]: Math.round(window.scrollY) }, '');
}

/** After a page has changed: where it was on coming back, the top otherwise. */
export function restoreScroll(): void {
  window.scrollTo(0, cameBack ? readPosition() : 0);
  cameBack = false;
}

function readPosition(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(KEY in state)) return 0;
  return typeof state[KEY] === 'number' ? state[KEY] : 0;
}
