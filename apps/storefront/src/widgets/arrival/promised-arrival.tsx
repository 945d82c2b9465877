import { type Dispatch, kstDate, MINUTE_MS, promisedArrival } from '@dealstore/commerce-core/domain';
import { ArrivalDayAt } from '@dealstore/ui/arrival-day.tsx';
import { useNow } from '../../container/use-now.ts';

/** The day on which goods arrive that are ordered now; nothing before the page knows the time. */
export function PromisedArrival({ dispatch }: { readonly dispatch: Dispatch }) {
  const now = useNow(MINUTE_MS);
  return now === null ? null : <ArrivalDayAt ymd={kstDate(promisedArrival(dispatch, now))} now={now} />;
}
