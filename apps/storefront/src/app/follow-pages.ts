import { createPageVisits, type Ports } from '@dealstore/commerce-core';
import { eventQueue } from '../tracking/event-queue.ts';
import type { TrackedEvents } from '../tracking/tracked-events.ts';
import { pageCodeHere } from '../routes/page-code.ts';

/** Records entering, leaving and events of every page of the document. Spec §4. */
export function followPages({ behaviorApi, tracking }: Pick<Ports, 'behaviorApi' | 'tracking'>): void {
  const visits = createPageVisits({ behaviorApi, tracking });
  let events: TrackedEvents | null = null;
  const bring = async (): Promise<TrackedEvents> =>
    (events = (await import('../tracking/tracked-events.ts')).trackedEvents);
  eventQueue.open((queued) => {
    const { pageCode } = queued;
    if (queued.type === 'page') return visits.enter(pageCode, queued.path);
    if (tracking.isSilent === true) return undefined;
    const tell = (make: TrackedEvents): void => {
      const event = queued.make(make, pageCode);
      if (event !== null) tracking.track(event);
    };
    if (events !== null) return tell(events);
    return bring().then(tell);
  });
  window.addEventListener('pagehide', () => visits.leave());
  // A page restored from the back/forward cache is entered again.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) visits.enter(pageCodeHere(), window.location.pathname);
  });
}
