import { departureDay } from '../../product/departure.ts';
import { isSent } from '../../product/delivery-condition.ts';
import { arrivalDay, type Dispatch } from '../../product/promised-arrival.ts';
import { startOfKstDay } from '../../value/calendar.ts';
import type { EpochMs } from '../../value/time.ts';
import type { OrderStatusType } from './order-status.ts';
import { STOCK_HOLD_MS } from './stock-hold.ts';

/** What has to happen before a day of arrival can be said. */
export type ArrivalWait = 'PAYMENT' | 'ADDRESS';

/** What the day of arrival of goods waits for; null when it can be said. Payment comes first. Assumed. */
export function arrivalWait(goods: { readonly isPaid: boolean; readonly hasAddress: boolean }): ArrivalWait | null {
  if (!goods.isPaid) return 'PAYMENT';
  return goods.hasAddress ? null : 'ADDRESS';
}

/** What decides when an ordered option arrives. */
export interface Shipment extends Dispatch {
  /** False for a gift whose recipient has not said where it goes. */
  readonly hasAddress: boolean;
  readonly orderStatusType: OrderStatusType;
  readonly orderedAt: EpochMs;
  readonly paidAt: EpochMs | null;
  readonly shippedAt: EpochMs | null;
}

/**
 * The Korean midnight of the day on which an ordered option is expected; null before it is paid, has an address, once
 * it has come, when its day has passed, and where it is not sent. Goods whose day of departure went by leave with
 * those ordered now. Assumed.
 */
export function expectedArrival(shipment: Shipment, now: EpochMs): EpochMs | null {
  const departedAt = departureOf(shipment, now);
  if (departedAt === null || !isSent(shipment)) return null;
  const day = arrivalDay(departedAt, shipment.deliveryDays);
  return day < startOfKstDay(now) ? null : day;
}

function departureOf(shipment: Shipment, now: EpochMs): EpochMs | null {
  const { orderStatusType, orderedAt, paidAt, shippedAt, departureCutoff, hasAddress } = shipment;
  if (orderStatusType === 'DELIVERY_ING') return shippedAt;
  if (!WAITING.includes(orderStatusType) || paidAt === null) return null;
  if (arrivalWait({ isPaid: true, hasAddress }) !== null) return null;
  // What was promised when it was ordered holds for a buyer who pays while the goods are held; a deposit may come days
  // later.
  const countsFrom = paidAt - orderedAt <= STOCK_HOLD_MS ? orderedAt : paidAt;
  const promised = departureDay(countsFrom, departureCutoff);
  return promised < startOfKstDay(now) ? departureDay(now, departureCutoff) : promised;
}

const WAITING: readonly OrderStatusType[] = ['PAY_DONE', 'PRODUCT_PREPARE', 'DELIVERY_PREPARE'];
