import { useEffect, useEffectEvent } from 'react';
import { isJustBack } from './just-back.ts';

/** How long to wait before another try in a network that is just back, in ms. Assumed. */
const NEXT_TRY_MS = 2_000;

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
