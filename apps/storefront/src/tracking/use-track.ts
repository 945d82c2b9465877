import { useEffect, useRef } from 'react';
import { usePagePath } from '../page/page-location.ts';
import { pageCodeOfPath } from '../routes/page-code.ts';
import { eventQueue, type MakeEvent } from './event-queue.ts';

/** Tells analytics of what happened on the page of a component, and never fails. Spec §4. */
export function useTrack(): (make: MakeEvent) => void {
  const path = usePagePath();
  return (make) => eventQueue.push({ type: 'event', pageCode: pageCodeOfPath(path), make });
}

/** Tells analytics of what is shown, once until its key changes; null as long as there is nothing to tell of. */
export function useTrackShown(key: string | number | null, make: MakeEvent): void {
  const track = useTrack();
  const tracked = useRef<string | number>(null);
  useEffect(() => {
    if (key === null || key === tracked.current) return;
    tracked.current = key;
    track(make);
  });
}
