import {
  departureOf,
  type Dispatch,
  type EpochMs,
  formatDay,
  isSent,
  kstDate,
  type Language,
  type Product,
  promisedArrival,
  saleNotice,
} from '@dealstore/commerce-core/domain';
import { formatHour } from './format-hour.ts';
import { departureText } from './departure.text.ts';

/** Says until when an order leaves on which day; null for a cutoff that is no hour. */
export function departureLabel(cutoff: string, now: EpochMs, language: Language): string | null {
  const t = departureText[language];
  const departure = departureOf(cutoff, now);
  if (departure === null) return null;
  if (departure.isToday) return t.today(formatHour(cutoff, language));
  return t.on(formatDay(departure.day, language));
}

/** Whether a product leaves and arrives: what cannot be bought now does so on no day. */
export function isDispatched({ deliveryFee, status }: Product): boolean {
  return isSent(deliveryFee) && saleNotice(status.saleStatusType, status.soldout) === null;
}

/** The day on which goods ordered now arrive, yyyy-MM-dd, by the rule that also says so on the order sheet. */
export function arrivalYmd(dispatch: Dispatch, now: EpochMs): string {
  return kstDate(promisedArrival(dispatch, now));
}
