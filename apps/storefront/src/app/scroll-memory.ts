const KEY = 'scroll';
let cameBack = false;

/** Watches for back and forward, and takes the scroll position over from the browser, which knows no late content. */
export function startScrollMemory(): () => void {
  history.scrollRestoration = 'manual';
  const onPop = () => {
    cameBack = true;
  };
  const onLeave = () => rememberScroll();
  // The page's own navigation keeps the position before it changes the address; reload and leaving keep it here.
  window.addEventListener('popstate', onPop, { capture: true });
  window.addEventListener('pagehide', onLeave);
  if (readPosition() > 0) window.scrollTo(0, readPosition());
  return () => {
    window.removeEventListener('popstate', onPop, { capture: true });
    window.removeEventListener('pagehide', onLeave);
    history.scrollRestoration = 'auto';
  };
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
