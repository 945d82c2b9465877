import type { EpochMs } from '@dealstore/commerce-core/domain';
import { useEffect, useState } from 'react';
import { useServices } from './use-service.ts';

/** The time of the shop's clock, told anew every `everyMs` while the page is seen; null before the first paint. */
export function useNow(everyMs: number): EpochMs | null {
  const services = useServices();
  const [now, setNow] = useState<EpochMs | null>(null);
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    void services().then(({ clock }) => {
      if (isGone) return null;
      setNow(clock.now());
      timer = setInterval(() => {
        if (!document.hidden) setNow(clock.now());
      }, everyMs);
      return timer;
    });
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [services, everyMs]);
  return now;
}
