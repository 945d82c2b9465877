import { useEffect, useState } from 'react';
import { whenSlow } from './when-slow.ts';

/** Whether something has been awaited for long. @param waits whether it is awaited */
export function useSlow(waits: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!waits) return undefined;
    const stop = whenSlow(() => setSlow(true));
    return () => {
      stop();
      setSlow(false);
    };
  }, [waits]);
  return waits && isSlow;
}
