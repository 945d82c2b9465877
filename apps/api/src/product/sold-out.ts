import type { EpochMs } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { raiseCatalogueVersion } from './catalogue-version.ts';

/**
 * Marks products whose options are all gone as sold out, and those with stock again as not, on the product and in its
 * lists; called after stock has moved, in the same transaction. Raises the catalogue's version only when a mark changed.
 */
export async function refreshSoldOut(
  transaction: Transaction,
  productNos: readonly number[],
  now: EpochMs,
): Promise<void> {
  if (productNos.length === 0) return;
  const { rows } = await sql<{ readonly productNo: number; readonly isGone: boolean }>`
    update product set sold_out = stock.is_gone
    from (
      select product_no, not bool_or(stock_cnt > 0 and not forced_sold_out and sale_type = 'AVAILABLE') as is_gone
      from product_option
      where product_no = any(${[...productNos]}) and option_type <> 'ADDITIONAL_PRODUCT'
      group by product_no
    ) stock
    where product.product_no = stock.product_no and product.sold_out <> stock.is_gone
    returning product.product_no as "productNo", stock.is_gone as "isGone"`.execute(transaction);
  if (rows.length === 0) return;
  for (const { productNo, isGone } of rows) {
    await transaction
      .updateTable('categoryProduct')
      .set({ soldOut: isGone })
      .where('productNo', '=', productNo)
      .execute();
  }
  await raiseCatalogueVersion(transaction, now);
}
