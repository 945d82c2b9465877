import { matchRoute, type RouteName } from '../../routes/paths.ts';

/** What may open by itself over a page. */
type Interruption = 'app-offer' | 'popup';

/** Session-storage key of what has opened by itself in this visit. */
const KEY = 'interrupted-by';
/** Where no popup interrupts: logging in, paying, and a gift's secret link. Assumed. */
const UNINTERRUPTED: readonly RouteName[] = [
  'login',
  'terms',
  'loginRedirect',
  'appAccess',
  'orderSheet',
  'orderComplete',
  'beforeEntering',
  'afterEntering',
  'recipientInfo',
];
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/**
 * Opens one thing by itself a visit, which is a tab: not over a dialog, where something is typed, or on the way of an order.
 * All but the offer of the app, whose time is given (Spec §9), wait until the shopper has done something, and rests at
 * the head of the page. Assumed.
 * @param afterMs when it may open, and how long it waits to look again
 * @returns the way to stop waiting
 */
export function interruptOnce(kind: Interruption, afterMs: number, open: () => void): () => void {
  if (hasBeenInterrupted()) return () => undefined;
  let hasActed = false;
  const act = (): void => void (hasActed = true);
  for (const type of ACTS) addEventListener(type, act, { capture: true, once: true, passive: true });
  const look = (): void => {
    if (!hasBeenInterrupted() && ((kind === 'popup' && (!hasActed || scrollY > 0)) || isBusy())) return;
    stop();
    if (hasBeenInterrupted()) return;
    note(kind);
    open();
  };
  const timer = setInterval(look, afterMs);
  const stop = (): void => {
    clearInterval(timer);
    for (const type of ACTS) removeEventListener(type, act, { capture: true });
  };
  return stop;
}

function isBusy(): boolean {
  const route = matchRoute(window.location.pathname)?.name ?? 'wrongPage';
  if (UNINTERRUPTED.includes(route) || document.querySelector('dialog[open]') !== null) return true;
  return document.activeElement?.matches('input, textarea, select') === true;
}

/** Where nothing can be kept, nothing opens: it might open on every page. */
function hasBeenInterrupted(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function note(kind: Interruption): void {
  try {
    sessionStorage.setItem(KEY, kind);
  } catch {
    // A full store keeps nothing: it opens again on the next page.
  }
}
