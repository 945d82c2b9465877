import { type Dispatch, SECOND_MS } from '@dealstore/commerce-core/domain';
import { ArrivalDayAt } from '@dealstore/ui/arrival-day.tsx';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useNow } from '../../../container/use-now.ts';
import { productText } from '../product.text.ts';
import { arrivalYmd } from './dispatch-day.ts';

/** How long the goods take, which is true at any time, and once the shop's clock is here, the day they come. */
export function ArrivalLine({ dispatch }: { readonly dispatch: Dispatch }) {
  const t = useText(productText);
  const now = useNow(SECOND_MS);
  if (now === null) return t.arrivalRule(dispatch.deliveryDays);
  return <ArrivalDayAt ymd={arrivalYmd(dispatch, now)} now={now} isNamed />;
}
