import type { Clock } from '@dealstore/commerce-core';
import { systemClock } from '@dealstore/commerce-core/adapters/web';

/** The timers of a clock. */
type Timers = Pick<Clock, 'setTimeout' | 'clearTimeout'>;

/** Runs at once, then at most once per `everyMs`, and a last time after the last call. */
export function throttle(action: () => void, everyMs: number, clock: Timers = systemClock()) {
  let waiting: unknown = null;
  let again = false;
  const rest = (): void => {
    waiting = clock.setTimeout(() => {
      waiting = null;
      if (!again) return;
      again = false;
      action();
      rest();
    }, everyMs);
  };
  return {
    run: (): void => {
      if (waiting !== null) {
        again = true;
        return;
      }
      action();
      rest();
    },
    stop: (): void => {
      if (waiting !== null) clock.clearTimeout(waiting);
      waiting = null;
      again = false;
    },
  };
}
