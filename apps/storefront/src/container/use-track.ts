import type { TrackingEvent } from '@dealstore/commerce-core';
import { useEffect, useRef } from 'react';
import type { TrackedEvents } from './tracked-events.ts';
import { useServices } from './use-service.ts';

/** Makes an event; what makes events is brought only where somebody listens. */
type MakeEvent = (make: TrackedEvents) => TrackingEvent | null;

/** Tells analytics of what happened on a screen, and never fails. Spec §4. */
export function useTrack(): (event: MakeEvent) => void {
  const services = useServices();
  const tell = async (event: MakeEvent): Promise<void> => {
    const { tracking } = await services();
    if (tracking.isSilent === true) return;
    const { trackedEvents } = await import('./tracked-events.ts');
    const made = event(trackedEvents);
    if (made !== null) tracking.track(made);
  };
  return (event) => {
    tell(event).catch(() => undefined);
  };
}

/** Tells analytics of what is shown, once until its key changes; null as long as there is nothing to tell of. */
export function useTrackShown(key: string | number | null, event: MakeEvent): void {
  const track = useTrack();
  const told = useRef<string | number>(null);
  useEffect(() => {
    if (key === null || key === told.current) return;
    told.current = key;
    track(event);
  });
}
