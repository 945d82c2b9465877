import type { OptionNo, OrderNo } from '@dealstore/commerce-core/domain';
import { preparedStatement } from '../../database/prepared-statement.ts';

/**
 * Writes the statement that counts units as sold, of options and then of products, each in the order of numbers, and
 * in the rows of lists, which a transaction that holds the product may write.
 * @param moved in SQL: each `option_no` once with its `cnt`, below 0 for units that come back
 */
function countStatement(moved: string): string {
  return `
with moved as (${moved}),
options as (
  select option_no, cnt from product_option join moved using (option_no)
  order by option_no for no key update of product_option),
counted as (
  update product_option set sale_cnt = sale_cnt + cnt
  from options where product_option.option_no = options.option_no
  returning product_option.product_no, cnt),
sold as (
  select product_no, sum(cnt) as cnt from counted group by product_no),
products as (
  select product.product_no, sold.cnt from product join sold using (product_no)
  order by product_no for no key update of product),
listed as (
  update product set sale_cnt = sale_cnt + products.cnt
  from products where product.product_no = products.product_no
  returning product.product_no, product.sale_cnt)
update product_listing set sale_cnt = listed.sale_cnt
from listed where product_listing.product_no = listed.product_no`;
}

/** Counts the units of an order as sold. */
export const countSalesOf = preparedStatement<[orderNo: OrderNo], never>(
  countStatement('select option_no, sum(hold_cnt) as cnt from stock_hold where order_no = $1 group by option_no'),
);

/** Counts units as sold, or with counts below 0 as not sold. */
export const countSales = preparedStatement<[optionNos: readonly OptionNo[], counts: readonly number[]], never>(
  countStatement('select * from unnest($1::bigint[], $2::integer[]) as unit (option_no, cnt)'),
);
