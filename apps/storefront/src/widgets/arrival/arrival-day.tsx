import { MINUTE_MS } from '@dealstore/commerce-core/domain';
import { ArrivalDayAt } from '@dealstore/ui/arrival-day.tsx';
import { useNow } from '../../container/use-now.ts';

/**
 * The day on which goods are expected; once the page knows the time, near days go by their names.
 * @param isNamed what stands before it says already that they arrive
 */
export function ArrivalDay({ ymd, isNamed = false }: { readonly ymd: string; readonly isNamed?: boolean }) {
  return <ArrivalDayAt ymd={ymd} now={useNow(MINUTE_MS)} isNamed={isNamed} />;
}
