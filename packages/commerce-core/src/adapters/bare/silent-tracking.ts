import type { Tracking } from '../../behavior/tracking.port.ts';

/** Tracking that sends nothing. */
export function silentTracking(): Tracking {
  return { isSilent: true, track: () => undefined };
}
