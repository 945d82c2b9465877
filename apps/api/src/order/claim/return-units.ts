import { sql } from 'kysely';
import type { EpochMs, MemberNo, OptionNo, OrderNo, ProductNo } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { countSales } from '../hold/sale-count.ts';
import { moveStock } from '../hold/stock.ts';
import { piecesBy } from '../sheet/pieces.ts';

/** Units of one option that an order returns to the stock or takes. */
export interface Units {
  readonly optionNo: OptionNo;
  readonly productNo: ProductNo;
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
    readonly orderNo: OrderNo;
    readonly memberNo: MemberNo;
    readonly units: readonly Units[];
    /** Whether what a member may buy of the product grows again. */
    readonly countsForLimit: boolean;
  },
): Promise<void> {
  const countOf = ({ productCnt }: Units) => productCnt;
  const byOption = piecesBy(units, ({ optionNo }) => optionNo, countOf);
  for (const [optionNo, count] of byOption) {
    await transaction
      .updateTable('stockHold')
      .set((row) => ({ returnedCnt: row('returnedCnt', '+', count) }))
      .where('orderNo', '=', orderNo)
      .where('optionNo', '=', optionNo)
      .execute();
  }
  if (countsForLimit) {
    for (const [productNo, count] of piecesBy(units, ({ productNo }) => productNo, countOf)) {
      await transaction
        .updateTable('purchaseCount')
        .set({ boughtCnt: sql<number>`greatest(0, bought_cnt - ${count}::integer)` })
        .where('memberNo', '=', memberNo)
        .where('productNo', '=', productNo)
        // what was ordered in days that are over counts no more
        .where('windowStartedAt', '<=', (row) =>
          row
            .selectFrom('orderOption')
            .select((option) => option.fn.min('registeredAt').as('at'))
            .where('orderNo', '=', orderNo)
            .where('orderOption.productNo', '=', productNo),
        )
        .execute();
    }
  }
  const putBack = new Map([...byOption].map(([optionNo, count]) => [optionNo, -count]));
  await moveStock(transaction, putBack);
  await countSales(transaction, [...putBack.keys()], [...putBack.values()]);
}

/** Takes units from the shelf for an order that is paid already. Rejects with SOLD_OUT. */
export async function takeUnits(
  transaction: Transaction,
  { orderNo, unit, at }: { readonly orderNo: OrderNo; readonly unit: Units; readonly at: EpochMs },
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
  await countSales(transaction, [optionNo], [productCnt]);
}
