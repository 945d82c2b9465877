import type { Clock } from '../../platform/clock.port.ts';
import { epochMs } from '../../value/time.ts';

/** The host's own clock, browser and Node alike. */
export function systemClock(): Clock {
  return {
    now: () => epochMs(Date.now()),
    setTimeout: (run, delayMs) => setTimeout(run, delayMs),
    clearTimeout: (timer) => {
      if (isTimer(timer)) clearTimeout(timer);
    },
  };
}

function isTimer(timer: unknown): timer is ReturnType<typeof setTimeout> {
  return typeof timer === 'number' || (typeof timer === 'object' && timer !== null);
}
