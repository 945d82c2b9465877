const KEY = 'scroll';
let cameBack = false;

/**
 * Watches for back and forward, and takes the scroll position over from the browser, which knows no late content.
 * NOTE: called before the router listens: window listeners of `popstate` run in the order they were added.
 */
export function startScrollMemory(): void {
  history.scrollRestoration = 'manual';
  window.addEventListener('popstate', () => (cameBack = true));
  // The router's own event: a list notes how far it was seen, long after an overlay was closed by going back.
  window.addEventListener('replaceState', () => (cameBack = false));
  const push = history.pushState.bind(history);
  // A link or an overlay that adds an entry leaves one.
  history.pushState = (...entry) => {
    rememberScroll();
    push(...entry);
  };
  window.addEventListener('pagehide', rememberScroll);
  if (readPosition() > 0) window.scrollTo(0, readPosition());
}

/** Notes the position in the entry being left, so that coming back finds it. */
function rememberScroll(): void {
  const state: unknown = history.state;
  const entry = typeof state === 'object' && state !== null ? state : {};
  history.replaceState({ ...entry, [KEY]: Math.round(window.scrollY) }, '');
}

/** After an address has changed: where the page was on coming back, otherwise the top of another page. */
export function restoreScroll(isOther: boolean): void {
  if (cameBack || isOther) window.scrollTo(0, cameBack ? readPosition() : 0);
  cameBack = false;
}

function readPosition(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(KEY in state)) return 0;
  return typeof state[KEY] === 'number' ? state[KEY] : 0;
}
