import { sql } from 'kysely';
import type { EpochMs } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { moveStock } from '../reservation/stock.ts';

/** Units of one option that an order gives back, or takes. */
export interface Units {
  readonly optionNo: number;
  readonly productNo: number;
  readonly productCnt: number;
}

/** Puts units of an order back on the shelf, and counts them as not sold. */
export async function returnUnits(
  transaction: Transaction,
  {
    orderNo,
    memberNo,
    units,
    countsForLimit,
  }: {
    readonly orderNo: string;
    readonly memberNo: number;
    readonly units: readonly Units[];
    /** Whether what a member may buy of the product grows again. */
    readonly countsForLimit: boolean;
  },
): Promise<void> {
  const byOption = sumOf(units, ({ optionNo }) => optionNo);
  for (const [optionNo, count] of byOption) {
    await transaction
      .updateTable('stockHold')
      .set((row) => ({ returnedCnt: row('returnedCnt', '+', count) }))
      .where('orderNo', '=', orderNo)
      .where('optionNo', '=', optionNo)
      .execute();
  }
  if (countsForLimit) {
    for (const [productNo, count] of sumOf(units, (unit) => unit.productNo)) {
      await transaction
        .updateTable('purchaseCount')
        .set({ boughtCnt: sql<number>`greatest(0, bought_cnt - ${count}::integer)` })
        .where('memberNo', '=', memberNo)
        .where('productNo', '=', productNo)
        .execute();
    }
  }
  await moveStock(transaction, new Map([...byOption].map(([optionNo, count]) => [optionNo, -count])));
  await countSold(transaction, byOption, -1);
}

/** Takes units from the shelf for an order that is paid already. Rejects with SOLD_OUT. */
export async function takeUnits(
  transaction: Transaction,
  { orderNo, unit, at }: { readonly orderNo: string; readonly unit: Units; readonly at: EpochMs },
): Promise<void> {
  const { optionNo, productCnt } = unit;
  await moveStock(transaction, new Map([[optionNo, productCnt]]));
  await transaction
    .insertInto('stockHold')
    .values({
      orderNo,
      optionNo,
      holdCnt: productCnt,
      status: 'TAKEN',
      createdAt: toTimestamp(at),
      expiresAt: toTimestamp(at),
      endedAt: toTimestamp(at),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['orderNo', 'optionNo'])
        .doUpdateSet((row) => ({ holdCnt: row('stockHold.holdCnt', '+', productCnt) })),
    )
    .execute();
  await countSold(transaction, new Map([[optionNo, productCnt]]), 1);
}

/** Options first and then products, each in the order of numbers, as whoever sells does. */
async function countSold(transaction: Transaction, units: ReadonlyMap<number, number>, sign: 1 | -1): Promise<void> {
  const sorted = [...units].toSorted(([left], [right]) => left - right);
  const optionNos = sorted.map(([optionNo]) => optionNo);
  const counts = sorted.map(([, count]) => sign * count);
  await sql`
    with moved as (
      select * from unnest(${optionNos}::bigint[], ${counts}::integer[]) as moved (option_no, cnt)),
    counted as (
      update product_option set sale_cnt = sale_cnt + cnt
      from moved where product_option.option_no = moved.option_no
      returning product_option.product_no, cnt),
    products as (
      select product.product_no, sold.cnt
      from product join (select product_no, sum(cnt) as cnt from counted group by product_no) sold using (product_no)
      order by product_no for no key update of product)
    update product set sale_cnt = sale_cnt + products.cnt
    from products where product.product_no = products.product_no`.execute(transaction);
}

function sumOf(units: readonly Units[], key: (unit: Units) => number): Map<number, number> {
  const sums = new Map<number, number>();
  for (const unit of units) sums.set(key(unit), (sums.get(key(unit)) ?? 0) + unit.productCnt);
  return sums;
}
