import type { TrackingEvent } from './tracking-event.ts';

/** Where events go. Never throws, never awaited. Spec §4. */
export interface Tracking {
  /** True without a listener, so that nothing need be read for it. */
  readonly isSilent?: boolean;
  track(event: TrackingEvent): void;
}
