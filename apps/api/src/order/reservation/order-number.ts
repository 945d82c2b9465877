import { randomBytes } from 'node:crypto';
import {
  commerceError,
  formatYmdt,
  type EpochMs,
  type DeliveryNo,
  type OrderOptionNo,
  type OrderNo,
} from '@dealstore/commerce-core/domain';

/** Numbers of an order that are drawn before anything of it is written, so that all of it is written at once. */
export interface OrderNumbers {
  readonly orderNo: OrderNo;
  /** One for each option; an order has no more parcels than options. */
  readonly deliveryNos: readonly DeliveryNo[];
  readonly orderOptionNos: readonly OrderOptionNo[];
}

/** Numbers of which one is free; two orders of a day meet once in ten thousand million. */
const NUMBER_TRIES = 3;

/** Numbers as numbersColumns draws them. */
export interface DrawnNumbers {
  readonly freeOrderNo: OrderNo | null;
  readonly drawn: readonly { readonly deliveryNo: DeliveryNo; readonly orderOptionNo: OrderOptionNo }[];
}

/** Numbers to try an order under. */
export function triedOrderNos(now: EpochMs): readonly OrderNo[] {
  return Array.from({ length: NUMBER_TRIES }, () => newOrderNo(now));
}

/**
 * Writes the columns that draw the numbers of an order.
 * @param tried the numbers to try, as an array
 * @param lines a query that has one row for each option; all in SQL
 */
export function numbersColumns({
  tried,
  lines,
}: {
  readonly tried: string;
  readonly lines: string;
}): readonly string[] {
  return [
    `(select min(tried) from unnest(${tried}) as tried
    where not exists (select from shop_order where order_no = tried)) as free_order_no`,
    `(select coalesce(json_agg(json_build_object(
      'deliveryNo', nextval('order_delivery_delivery_no_seq'), 'orderOptionNo', nextval('order_option_order_option_no_seq'))), '[]')
    from ${lines}) as drawn`,
  ];
}

/** Draws the numbers of an order. Rejects with BUSY when every attempt has met an existing number. */
export function numbersOf(rows: DrawnNumbers | undefined): OrderNumbers {
  const freeOrderNo = rows?.freeOrderNo ?? null;
  const drawn = rows?.drawn ?? [];
  if (freeOrderNo === null) throw commerceError('BUSY');
  return {
    orderNo: freeOrderNo,
    deliveryNos: drawn.map((numbers) => numbers.deliveryNo),
    orderOptionNos: drawn.map((numbers) => numbers.orderOptionNo),
  };
}

/** Sixteen digits: the Korean day, then ten of chance. */
function newOrderNo(now: EpochMs): OrderNo {
  const day = formatYmdt(now).slice(2, 10).replaceAll('-', '');
  const chance = randomBytes(8).readBigUInt64BE() % 10_000_000_000n;
  return `${day}${String(chance).padStart(10, '0')}`;
}
