import { MINUTE_MS } from '@dealstore/commerce-core/domain';
import { ArrivalDayAt } from '@dealstore/ui/arrival-day.tsx';
import { useNow } from '../../container/use-now.ts';

/** The day on which goods are expected; once the page knows the time, near days go by their names. */
export function ArrivalDay({ ymd }: { readonly ymd: string }) {
  return <ArrivalDayAt ymd={ymd} now={useNow(MINUTE_MS)} />;
}
