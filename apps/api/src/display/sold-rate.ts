import type { ProductNo } from '@dealstore/commerce-core/domain';
import type { Database } from '../database/database.ts';

/** What of the stock a deal opened with is sold, in whole percent rounded down, by product. */
export async function readSoldRates(
  database: Database,
  productNos: readonly ProductNo[],
): Promise<ReadonlyMap<ProductNo, number>> {
  if (productNos.length === 0) return new Map();
  const rows = await soldRatesQuery(database, productNos).execute();
  return new Map(rows.map(({ productNo, opening, stock }) => [productNo, rateOf(Number(opening), Number(stock))]));
}

/** The query behind the rates. */
export function soldRatesQuery(database: Database, productNos: readonly ProductNo[]) {
  return database
    .selectFrom('productOption')
    .select((row) => ['productNo', row.fn.sum('openingCnt').as('opening'), row.fn.sum('stockCnt').as('stock')])
    .where((row) => row.eb('productNo', '=', row.fn.any(row.val([...productNos]))))
    .groupBy('productNo');
}

function rateOf(opening: number, stock: number): number {
  return opening === 0 ? 0 : Math.floor(((opening - stock) * 100) / opening);
}
