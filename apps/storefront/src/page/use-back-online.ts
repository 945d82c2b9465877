import { useEffect, useEffectEvent } from 'react';

/** How long a network that is back may carry nothing yet, and how long to wait before another try in it, in ms. Assumed. */
const SHAKY_MS = 15_000;
const NEXT_TRY_MS = 2_000;

let backAt = -Infinity;
if (!import.meta.env.SSR) window.addEventListener('online', () => (backAt = performance.now()));

/** Whether a network is back so lately that what fails may come by itself. */
export const isJustBack = (): boolean => performance.now() < backAt + SHAKY_MS;

/**
 * Runs something when a network that was away is back, and again where that fails, each time `waits` comes true once more:
 * at the end of a tunnel a phone has a network before it carries anything.
 * @param waits whether there is anything to run
 */
export function useBackOnline(run: () => void, waits = true): void {
  const onBack = useEffectEvent(run);
  useEffect(() => {
    if (!waits) return undefined;
    const listener = (): void => onBack();
    const timer = isJustBack() ? setTimeout(listener, NEXT_TRY_MS) : undefined;
    window.addEventListener('online', listener);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', listener);
    };
  }, [waits]);
}
