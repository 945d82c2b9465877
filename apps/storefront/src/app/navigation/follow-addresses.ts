import type { Opening } from '@dealstore/commerce-core';
import { settleSeen } from '@dealstore/ui/in-view/when-seen.ts';
import { openedAddresses } from '../../container/opened-addresses.ts';
import { eventQueue } from '../../tracking/event-queue.ts';
import { pageCodeHere } from '../../routes/page-code.ts';

/** Records every URL of this document from the first on, before the rest of the app is loaded. Spec §4. */
export function followAddresses(): void {
  const note = (opening: Opening): void => {
    const { pathname: path, search } = window.location;
    // Events of the previous page are recorded before this one.
    settleSeen();
    openedAddresses.push({ path, search, opening });
    eventQueue.push({ type: 'page', pageCode: pageCodeHere(), path });
  };
  note(openingOfDocument());
  // The router's own events. Source: wouter (use-browser-location).
  window.addEventListener('pushState', () => note('link'));
  for (const move of ['popstate', 'replaceState']) window.addEventListener(move, () => note('return'));
}

/** A reload or a history navigation is not a followed link. */
function openingOfDocument(): Opening {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry !== undefined && 'type' in entry ? entry.type : null;
  return type === 'reload' || type === 'back_forward' ? 'return' : 'link';
}
