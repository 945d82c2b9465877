import { departureDay } from '../product/departure.ts';
import { startOfKstDay } from '../value/calendar.ts';
import { after, DAY_MS, type EpochMs, kstWeekday } from '../value/time.ts';
import type { OrderStatusType } from './order.ts';

/** How a seller sends: until when an order leaves the same day, and how long the carrier takes. Assumed: the seller says so. */
export interface Dispatch {
  /** `HH:mm` in Korea. */
  readonly departureCutoff: string;
  /** Days the carrier works between departure and arrival, 1 or more. */
  readonly deliveryDays: number;
}

/** How goods are sent unless their seller says otherwise: until 14:00, two days. Assumed. */
export const DEFAULT_DISPATCH: Dispatch = { departureCutoff: '14:00', deliveryDays: 2 };

/** What decides when an ordered option arrives. */
export interface Shipment extends Dispatch {
  readonly orderStatusType: OrderStatusType;
  readonly paidAt: EpochMs | null;
  readonly shippedAt: EpochMs | null;
}

const SUNDAY = 0;

/** The Korean midnight of the day on which goods that left arrive. Assumed: carriers rest on Sundays only. */
export function arrivalDay(departedAt: EpochMs, deliveryDays: number): EpochMs {
  let day = startOfKstDay(departedAt);
  for (let left = deliveryDays; left > 0; left -= 1) day = firstDay(after(day, DAY_MS), isCarrierAtWork);
  return day;
}

/**
 * The Korean midnight of the day on which an ordered option is expected; null before it is paid, once it has come, and
 * when its day has passed. Goods whose day of departure went by leave with those ordered now. Assumed.
 */
export function expectedArrival(shipment: Shipment, now: EpochMs): EpochMs | null {
  const departedAt = departureOf(shipment, now);
  if (departedAt === null) return null;
  const day = arrivalDay(departedAt, shipment.deliveryDays);
  return day < startOfKstDay(now) ? null : day;
}

function departureOf({ orderStatusType, paidAt, shippedAt, departureCutoff }: Shipment, now: EpochMs): EpochMs | null {
  if (orderStatusType === 'DELIVERY_ING') return shippedAt;
  if (!WAITING.includes(orderStatusType) || paidAt === null) return null;
  const promised = departureDay(paidAt, departureCutoff);
  return promised < startOfKstDay(now) ? departureDay(now, departureCutoff) : promised;
}

const WAITING: readonly OrderStatusType[] = ['PAY_DONE', 'PRODUCT_PREPARE', 'DELIVERY_PREPARE'];

const isCarrierAtWork = (day: EpochMs): boolean => kstWeekday(day) !== SUNDAY;

function firstDay(from: EpochMs, isRight: (day: EpochMs) => boolean): EpochMs {
  let day = from;
  while (!isRight(day)) day = after(day, DAY_MS);
  return day;
}
