/** A timer that may be replaced in tests. */
export interface Timer {
  setTimeout(run: () => void, delayMs: number): unknown;
  clearTimeout(timer: unknown): void;
}

const BROWSER_TIMER: Timer = {
  setTimeout: (run, delayMs) => setTimeout(run, delayMs),
  clearTimeout: (timer) => (typeof timer === 'number' ? clearTimeout(timer) : undefined),
};

/** Runs at once, then at most once per `everyMs`, and a last time after the last call. */
export function throttle(action: () => void, everyMs: number, timer: Timer = BROWSER_TIMER) {
  let waiting: unknown = null;
  let again = false;
  const rest = (): void => {
    waiting = timer.setTimeout(() => {
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
      if (waiting !== null) timer.clearTimeout(waiting);
      waiting = null;
      again = false;
    },
  };
}
