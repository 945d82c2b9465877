import type { EpochMs } from '@dealstore/commerce-core/domain';
import { useEffect, useState } from 'react';
import { useServices } from './use-service.ts';

/** The time of the shop's clock, read every `everyMs` while the page is visible; null before the first paint. */
export function useNow(everyMs: number): EpochMs | null {
  const services = useServices();
  const [now, setNow] = useState<EpochMs | null>(null);
  useEffect(() => {
    let isGone = false;
    let stop = (): void => undefined;
    const start = async (): Promise<void> => {
      const { clock } = await services();
      let isFirst = true;
      const tick = (): void => {
        if (isGone) return;
        if (isFirst || !document.hidden) setNow(clock.now());
        isFirst = false;
        const timer = clock.setTimeout(tick, everyMs);
        stop = () => clock.clearTimeout(timer);
      };
      tick();
    };
    void start();
    return () => {
      isGone = true;
      stop();
    };
  }, [services, everyMs]);
  return now;
}
