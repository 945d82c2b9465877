import { useEffect, useEffectEvent } from 'react';

/** Runs something each time a network that was away is back. @param waits whether there is anything to run */
export function useBackOnline(run: () => void, waits = true): void {
  const onBack = useEffectEvent(run);
  useEffect(() => {
    if (!waits) return undefined;
    const listener = (): void => onBack();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [waits]);
}
