import { sql } from 'kysely';
import { ENDED_UNPAID_LIST, UNPAID_LIST, type AuditScope, type Invariant } from './rule.ts';

/** Rules about stock, what is sold of it and how much of it one member may buy. */
export function stockRules(scope: AuditScope): readonly Invariant[] {
  return [...STOCK, scope.countsEverySale ? EVERY_PRODUCT_SALE : PRODUCT_SALES, LISTS, WISHES, ...HOLDS];
}

const STOCK: readonly Invariant[] = [
  {
    name: 'opening = on hand + held + taken, and none is negative',
    broken: sql`
      select 'option ' || option_no
      from product_option option
      where stock_cnt < 0 or opening_cnt <> stock_cnt + coalesce((
        select sum(hold_cnt - returned_cnt) from stock_hold hold
        where hold.option_no = option.option_no and status <> 'RELEASED'), 0)`,
  },
  {
    name: 'an option has sold what paid orders took',
    broken: sql`
      select 'option ' || option_no
      from product_option option
      where sale_cnt <> coalesce((
        select sum(hold_cnt - returned_cnt) from stock_hold hold
        where hold.option_no = option.option_no and status = 'TAKEN'), 0)`,
  },
];

const SOLD_OF_OPTIONS = sql`coalesce((
  select sum(sale_cnt) from product_option option where option.product_no = product.product_no), 0)`;

const EVERY_PRODUCT_SALE: Invariant = {
  name: 'a product has sold what its options sold',
  broken: sql`select 'product ' || product_no from product where sale_cnt <> ${SOLD_OF_OPTIONS}`,
};

/**
 * A shop may be opened with products that were sold elsewhere before: the demo's have thousands of sales and only the
 * few past orders that it shows. What was sold here comes on top, so a product has never sold less than its options.
 */
const PRODUCT_SALES: Invariant = {
  name: 'a product has sold at least what its options sold',
  broken: sql`select 'product ' || product_no from product where sale_cnt < ${SOLD_OF_OPTIONS}`,
};

/** What a sale and a review change in the row that lists are sorted and filtered by. */
const LISTS: Invariant = {
  name: 'a list repeats its product',
  broken: sql`
    select 'product ' || product_no from product join product_listing list using (product_no)
    where (list.sale_cnt, list.review_cnt, list.sold_out) <> (product.sale_cnt, product.review_cnt, product.sold_out)`,
};

/** What a wish repeats of its product, so that a list of wishes is read from an index alone. */
const WISHES: Invariant = {
  name: 'a wish knows whether its product is shown',
  broken: sql`
    select 'wish of product ' || product_no from wish join product using (product_no)
    where wish.displayable <> product.displayable`,
};

const HOLDS: readonly Invariant[] = [
  {
    name: 'holds follow the order',
    broken: sql`
      select 'order ' || order_no
      from shop_order join stock_hold using (order_no)
      where status <> case when order_status_type in ${ENDED_UNPAID_LIST} then 'RELEASED'
        when order_status_type in ${UNPAID_LIST} then 'HELD' else 'TAKEN' end`,
  },
  {
    name: 'an order holds what it sells',
    broken: sql`
      select 'order ' || shop_order.order_no || ' option ' || line.option_no
      from shop_order join (
        select order_no, option_no, sum(cnt) as cnt from (
          select order_no, option_no, order_cnt - claimed_cnt as cnt from order_option
          union all
          select order_no, exchange_option_no, claimed_cnt from claim_option join claim using (claim_no)
          where exchange_option_no is not null and completed_at is null and withdrawn_at is null) wanted
        group by order_no, option_no) line using (order_no)
      left join stock_hold hold on hold.order_no = shop_order.order_no and hold.option_no = line.option_no
      where hold.hold_cnt - hold.returned_cnt is distinct from line.cnt::integer`,
  },
  {
    name: 'what a member bought is counted',
    broken: sql`
      select 'member ' || member_no || ' product ' || product_no
      from purchase_count counted
      where bought_cnt <> (
        select coalesce(sum(order_cnt - claimed_cnt), 0) from order_option option
        where option.member_no = counted.member_no and option.product_no = counted.product_no
          and order_status_type not in ${ENDED_UNPAID_LIST} and registered_at >= window_started_at)`,
  },
];
