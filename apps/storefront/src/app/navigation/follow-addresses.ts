import type { Opening } from '@dealstore/commerce-core';
import { settleSeen } from '@dealstore/ui/in-view/when-seen.ts';
import { openedAddresses } from '../../container/opened-addresses.ts';
import { eventQueue } from '../../tracking/event-queue.ts';
import { pageCodeHere } from '../../routes/page-code.ts';

/** Notes every address of this document from its first on, before anything else of the app has come. Spec §4. */
export function followAddresses(): void {
  const note = (opening: Opening): void => {
    const { pathname: path, search } = window.location;
    // What was seen on the page before comes before this one.
    settleSeen();
    openedAddresses.push({ path, search, opening });
    eventQueue.push({ type: 'page', pageCode: pageCodeHere(), path });
  };
  note(openingOfDocument());
  // The router's own events. Source: wouter (use-browser-location).
  window.addEventListener('pushState', () => note('link'));
  for (const move of ['popstate', 'replaceState']) window.addEventListener(move, () => note('return'));
}

/** A document that is loaded again, or found again in the history, is no link that was followed. */
function openingOfDocument(): Opening {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry !== undefined && 'type' in entry ? entry.type : null;
  return type === 'reload' || type === 'back_forward' ? 'return' : 'link';
}
