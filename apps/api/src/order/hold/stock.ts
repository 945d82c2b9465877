import { type OptionNo, type ProductNo, refused, soldOut } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';

/** Units by option number: above 0 are taken from the stock, below 0 returned. */
export type StockMove = ReadonlyMap<OptionNo, number>;

/**
 * Takes and puts back units, all or none. The rows are locked in the order of their numbers, whatever the order of the
 * lines, so that two orders of the same goods wait for one another and never for themselves.
 * Rejects with SOLD_OUT and the `optionNos` that lack units.
 */
export async function moveStock(transaction: Transaction, wanted: StockMove): Promise<void> {
  const moved = [...wanted].filter(([, count]) => count !== 0).toSorted(([left], [right]) => left - right);
  if (moved.length === 0) return;
  const optionNos = moved.map(([optionNo]) => optionNo);
  if (moved.length > 1) await lockOptions(transaction, optionNos);
  const counts = moved.map(([, count]) => count);
  const rows = await updateStock(transaction, optionNos, counts);
  const done = new Set(rows.map((row) => row.optionNo));
  const short = moved.filter(([optionNo, count]) => count > 0 && !done.has(optionNo)).map(([optionNo]) => optionNo);
  if (short.length > 0) throw refused(soldOut(short));
  const turned = rows.filter((row) => row.stockCnt === 0 || row.stockCntBefore === 0);
  await refreshSoldOut(transaction, [...new Set(turned.map((row) => row.productNo))]);
}

interface MovedRow {
  readonly optionNo: OptionNo;
  readonly productNo: ProductNo;
  readonly stockCnt: number;
  /** What was there before. */
  readonly stockCntBefore: number;
}

const updateStock = preparedStatement<[optionNos: readonly OptionNo[], counts: readonly number[]], MovedRow>(`
update product_option set stock_cnt = stock_cnt - moved.cnt
from unnest($1::bigint[], $2::integer[]) as moved (option_no, cnt)
where product_option.option_no = moved.option_no and stock_cnt >= moved.cnt
returning product_option.option_no, product_no, stock_cnt, stock_cnt + moved.cnt as stock_cnt_before`);

async function lockOptions(transaction: Transaction, optionNos: readonly OptionNo[]): Promise<void> {
  await transaction
    .selectFrom('productOption')
    .select('optionNo')
    .where('optionNo', 'in', optionNos)
    .orderBy('optionNo')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Says of products whether anything of them is left, in their own row and in the row lists read.
 * NOTE: the product is locked first and looked at afterwards; else two orders that each take the last unit of another
 * option would both still see the other's.
 */
async function refreshSoldOut(transaction: Transaction, productNos: readonly ProductNo[]): Promise<void> {
  if (productNos.length === 0) return;
  await transaction
    .selectFrom('product')
    .select('productNo')
    .where('productNo', 'in', productNos)
    .orderBy('productNo')
    .forNoKeyUpdate()
    .execute();
  await sql`
    with changed as (
      update product set sold_out = not sold_out
      where product_no = any(${productNos}::bigint[]) and sold_out = exists (
        select from product_option option where option.product_no = product.product_no and option.stock_cnt > 0
          and option.sale_type = 'AVAILABLE' and not option.forced_sold_out and option.option_type <> 'ADDITIONAL_PRODUCT')
      returning product_no, sold_out)
    update product_listing set sold_out = changed.sold_out
    from changed where product_listing.product_no = changed.product_no`.execute(transaction);
}
