import { useEffect, useState } from 'react';
import type { dispatchDay } from './dispatch-day.ts';

type DispatchDay = typeof dispatchDay;

/** What tells days by the calendar of working days; null until that is here. Without it a page shows the seller's rule. */
export function useDispatchDay(): DispatchDay | null {
  const [loaded, setLoaded] = useState<DispatchDay | null>(null);
  useEffect(() => {
    void import('./dispatch-day.ts').then((module) => setLoaded(module.dispatchDay)).catch(() => undefined);
  }, []);
  return loaded;
}
