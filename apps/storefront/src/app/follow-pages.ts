import { createPageVisits, type Ports } from '@dealstore/commerce-core';
import { pageCodeHere } from '../routes/page-code.ts';

/** What a navigation is told by; the router's own events among them. Source: wouter (use-browser-location). */
const MOVES = ['popstate', 'pushState', 'replaceState'];

/** Records which pages are entered and left, from the one that is shown on. Spec §4. */
export function followPages(ports: Pick<Ports, 'behaviorApi' | 'tracking'>): void {
  const visits = createPageVisits(ports);
  const enter = (): void => visits.enter(pageCodeHere(), window.location.pathname);
  enter();
  for (const move of MOVES) window.addEventListener(move, enter);
  window.addEventListener('pagehide', () => visits.leave());
  // A page that comes back from the browser's cache is entered anew.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) enter();
  });
}
