import { randomBytes } from 'node:crypto';
import { commerceError, formatYmdt, type EpochMs } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';

/** Numbers of an order that are drawn before anything of it is written, so that all of it is written at once. */
export interface OrderNumbers {
  readonly orderNo: string;
  /** One for each option; an order has no more parcels than options. */
  readonly deliveryNos: readonly number[];
  readonly optionNos: readonly number[];
}

/** Numbers of which one is free; two orders of a day meet once in ten thousand million. */
const NUMBER_TRIES = 3;

/** Draws the numbers of an order. Rejects with BUSY when its number is taken however often it is drawn. */
export async function drawNumbers(transaction: Transaction, optionCnt: number, now: EpochMs): Promise<OrderNumbers> {
  const tries = Array.from({ length: NUMBER_TRIES }, () => newOrderNo(now));
  const { rows } = await sql<{
    readonly orderNo: string | null;
    readonly deliveryNo: number;
    readonly optionNo: number;
  }>`
    select (select min(tried) from unnest(${tries}::text[]) as tried
        where not exists (select from shop_order where order_no = tried)) as "orderNo",
      nextval('order_delivery_delivery_no_seq') as "deliveryNo",
      nextval('order_option_order_option_no_seq') as "optionNo"
    from generate_series(1, ${optionCnt}::integer)`.execute(transaction);
  const orderNo = rows[0]?.orderNo ?? null;
  if (orderNo === null) throw commerceError('BUSY');
  return { orderNo, deliveryNos: rows.map((row) => row.deliveryNo), optionNos: rows.map((row) => row.optionNo) };
}

/** Sixteen digits: the Korean day, then ten of chance. */
function newOrderNo(now: EpochMs): string {
  const day = formatYmdt(now).slice(2, 10).replaceAll('-', '');
  const chance = randomBytes(8).readBigUInt64BE() % 10_000_000_000n;
  return `${day}${String(chance).padStart(10, '0')}`;
}
