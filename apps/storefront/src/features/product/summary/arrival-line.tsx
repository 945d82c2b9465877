import { type Dispatch, MINUTE_MS } from '@dealstore/commerce-core/domain';
import { useEffect, useState } from 'react';
import { useNow } from '../../../container/use-now.ts';
import { useText } from '../../../locale/use-text.ts';
import { ArrivalDayAt } from '../../../ui/arrival-day.tsx';
import { productText } from '../product.text.ts';
import type { arrivalYmd } from './arrival-ymd.ts';

/** How long the goods take, which is true at any time, and once the calendar of working days is here, the day they come. */
export function ArrivalLine({ dispatch }: { readonly dispatch: Dispatch }) {
  const t = useText(productText);
  const now = useNow(MINUTE_MS);
  const [ymdOf, setYmdOf] = useState<typeof arrivalYmd | null>(null);
  useEffect(() => {
    // Without the calendar the rule stays.
    void import('./arrival-ymd.ts').then((module) => setYmdOf(() => module.arrivalYmd)).catch(() => undefined);
  }, []);
  if (ymdOf === null || now === null) return t.arrivalRule(dispatch.deliveryDays);
  return <ArrivalDayAt ymd={ymdOf(dispatch, now)} now={now} />;
}
