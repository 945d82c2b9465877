const KEY = 'scroll';
let cameBack = false;

/**
 * Watches back and forward and restores scroll positions: the browser cannot do so for content that loads late.
 * NOTE: called before the router listens: window listeners of `popstate` run in the order they were added.
 */
export function startScrollMemory(): void {
  history.scrollRestoration = 'manual';
  window.addEventListener('popstate', () => (cameBack = true));
  // The router's own event: a list stores its position, long after an overlay was closed by going back.
  window.addEventListener('replaceState', () => (cameBack = false));
  const push = history.pushState.bind(history);
  // A link or an overlay that pushes an entry leaves one.
  history.pushState = (...entry) => {
    rememberScroll();
    push(...entry);
  };
  window.addEventListener('pagehide', rememberScroll);
  if (readPosition() > 0) window.scrollTo(0, readPosition());
}

/** Stores the position in the entry being left, to be restored on the way back. */
function rememberScroll(): void {
  const state: unknown = history.state;
  const entry = typeof state === 'object' && state !== null ? state : {};
  history.replaceState({ ...entry, [KEY]: Math.round(window.scrollY) }, '');
}

/** After a navigation: the stored position on the way back, otherwise the top of the new page. */
export function restoreScroll(isOther: boolean): void {
  if (cameBack || isOther) window.scrollTo(0, cameBack ? readPosition() : 0);
  cameBack = false;
}

function readPosition(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(KEY in state)) return 0;
  return typeof state[KEY] === 'number' ? state[KEY] : 0;
}
