import { HOUR_MS } from '@dealstore/commerce-core/domain';
import type { PastOrder } from './order.ts';
import type { PastStatus } from './words/order.ts';

/** The stations of an order with hours after it was made. */
const STATIONS = [
  ['PAY_DONE', 0, 'SYSTEM'],
  ['PRODUCT_PREPARE', 3, 'SELLER'],
  ['DELIVERY_PREPARE', 6, 'SELLER'],
  ['DELIVERY_ING', 20, 'SELLER'],
  ['DELIVERY_DONE', 44, 'SYSTEM'],
  ['BUY_CONFIRM', 120, 'BUYER'],
] as const;

/** A station: its status, hours after the order, and who moves it there. */
export type Station = (typeof STATIONS)[number];

/** The stations an order has passed, its own included. */
export const stationsUpTo = (status: PastStatus): readonly Station[] =>
  STATIONS.slice(0, STATIONS.findIndex(([name]) => name === status) + 1);

/** When an order reached a station; null when it has not. */
export function reachedAt(order: PastOrder, station: Station[0]): Date | null {
  const found = stationsUpTo(order.status).find(([name]) => name === station);
  return found === undefined ? null : new Date(order.orderedAt + found[1] * HOUR_MS);
}
