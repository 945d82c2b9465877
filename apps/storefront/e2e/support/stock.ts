import { runSql } from './database.ts';

/**
 * How many pieces of each option are left or held by orders that are not paid: the hold of another journey may end at any
 * time, and changes nothing here.
 * @param orderNo the order that is looked at, of which nothing may be held any more
 */
export async function stockOf(optionNos: readonly number[], orderNo = ''): Promise<ReadonlyMap<number, number>> {
  const rows = await runSql(
    `select option_no, stock_cnt + coalesce((
       select sum(hold_cnt) from stock_hold hold where hold.option_no = option.option_no and status = 'HELD' and order_no <> $2), 0) as left_cnt
     from product_option option where option_no = any ($1::bigint[])`,
    [optionNos, orderNo],
  );
  return new Map(rows.map((row) => [Number(row['option_no']), Number(row['left_cnt'])]));
}
