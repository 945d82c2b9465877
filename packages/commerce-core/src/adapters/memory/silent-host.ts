import type { Bridge } from '../../platform/bridge.port.ts';
import type { Tracking } from '../../platform/tracking.port.ts';

/** The bridge where no shell is: every call does nothing. */
export function absentBridge(): Bridge {
  return {
    isPresent: () => false,
    setUserId: () => undefined,
    setMenuOpen: () => undefined,
    openShare: async () => false,
    logEvent: () => undefined,
  };
}

/** Tracking that sends nothing. */
export function silentTracking(): Tracking {
  return { isSilent: true, track: () => undefined };
}
