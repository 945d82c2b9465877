import { startOfKstDay } from '../value/calendar.ts';
import { after, DAY_MS, type EpochMs, kstWeekday } from '../value/time.ts';
import { departureDay } from './departure.ts';

/**
 * How a seller sends: until when an order leaves the same day, and how long the carrier takes.
 * Assumed: the seller says so.
 */
export interface Dispatch {
  /** `HH:mm` in Korea. */
  readonly departureCutoff: string;
  /** Days the carrier works between departure and arrival; 0 for goods that are not sent, such as vouchers. */
  readonly deliveryDays: number;
}

/** How goods are sent unless their seller says otherwise: until 14:00, two days. Assumed. */
export const DEFAULT_DISPATCH: Dispatch = { departureCutoff: '14:00', deliveryDays: 2 };

const SUNDAY = 0;

/** The Korean midnight of the day on which goods that left arrive. Assumed: carriers rest on Sundays only. */
export function arrivalDay(departedAt: EpochMs, deliveryDays: number): EpochMs {
  let day = startOfKstDay(departedAt);
  for (let left = deliveryDays; left > 0; left -= 1) day = firstDay(after(day, DAY_MS), isCarrierAtWork);
  return day;
}

/**
 * The Korean midnight of the day on which goods ordered now arrive: what product page, order sheet and order promise
 * alike. Assumed.
 */
export function promisedArrival({ departureCutoff, deliveryDays }: Dispatch, orderedAt: EpochMs): EpochMs {
  return arrivalDay(departureDay(orderedAt, departureCutoff), deliveryDays);
}

const isCarrierAtWork = (day: EpochMs): boolean => kstWeekday(day) !== SUNDAY;

function firstDay(from: EpochMs, isRight: (day: EpochMs) => boolean): EpochMs {
  let day = from;
  while (!isRight(day)) day = after(day, DAY_MS);
  return day;
}
