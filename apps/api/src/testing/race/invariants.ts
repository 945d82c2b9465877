import { ADDRESS_BOOK_LIMIT, RECENT_ADDRESS_LIMIT } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** A promise of the shop that its tables break, and where. */
export interface BrokenInvariant {
  readonly rule: string;
  readonly place: string;
}

/**
 * What is true of stock, coupons, points, orders, money and leavers at every instant between transactions; none is broken in a
 * sound shop, whatever raced or failed before.
 * @param answeredPaid numbers of the orders that shoppers were told are paid
 */
export async function brokenInvariants(
  database: Database,
  answeredPaid: ReadonlySet<string> = new Set(),
): Promise<readonly BrokenInvariant[]> {
  const { rows } = await sql<BrokenInvariant>`
    ${STOCK} union all ${SALES} union all ${answeredPaidOrders(answeredPaid)} union all ${HOLDS} union all ${COUPONS} union all ${POINTS} union all ${ORDER_SUMS}
    union all ${MONEY} union all ${CLAIMS} union all ${ADDRESSES} union all ${SHEETS} union all ${KEYS} union all ${LIMITS}
    union all ${LEAVERS}`.execute(database);
  return rows;
}

/** The rule that a demo breaks: its products have sold more than the few past orders that it writes. */
export const PRODUCT_SALES = 'a product has sold what its options sold';

const DEAD = sql`('PAY_CANCEL', 'PAY_FAIL', 'DELETE')`;
const UNPAID = sql`('PAY_WAIT', 'DEPOSIT_WAIT', 'PAY_CANCEL', 'PAY_FAIL', 'DELETE')`;

const STOCK = sql`
  select 'opening = on hand + held + taken' as rule, 'option ' || option_no as place
  from product_option option
  where opening_cnt <> stock_cnt + coalesce((
    select sum(hold_cnt - returned_cnt) from stock_hold hold
    where hold.option_no = option.option_no and status <> 'RELEASED'), 0)`;

const SALES = sql`
  select 'an option has sold what paid orders took', 'option ' || option_no
  from product_option option
  where sale_cnt <> coalesce((
    select sum(hold_cnt - returned_cnt) from stock_hold hold
    where hold.option_no = option.option_no and status = 'TAKEN'), 0)
  union all
  select '${sql.raw(PRODUCT_SALES)}', 'product ' || product_no
  from product
  where sale_cnt <> coalesce((
    select sum(sale_cnt) from product_option option where option.product_no = product.product_no), 0)`;

/** What was answered was committed: nobody is told SUCCESS of an order that is not stored as a paid one. */
function answeredPaidOrders(orderNos: ReadonlySet<string>) {
  return sql`
  select 'answered paid is stored paid', 'order ' || answered.order_no
  from unnest(${[...orderNos]}::text[]) as answered (order_no)
  where not exists (
    select from shop_order join payment using (order_no)
    where shop_order.order_no = answered.order_no and order_status_type not in ${UNPAID}
      and (charge_amt = 0 or payment.status = 'APPROVED') and charge_amt = coalesce((
        select sum(amount) from payment_ledger ledger
        where ledger.order_no = shop_order.order_no and kind = 'PAYMENT'), 0))`;
}

const HOLDS = sql`
  select 'holds follow the order', 'order ' || order_no
  from shop_order join stock_hold using (order_no)
  where status <> case when order_status_type in ${DEAD} then 'RELEASED'
    when order_status_type in ${UNPAID} then 'HELD' else 'TAKEN' end
  union all
  select 'an order holds what it sells', 'order ' || shop_order.order_no || ' option ' || line.option_no
  from shop_order join (
    select order_no, option_no, sum(cnt) as cnt from (
      select order_no, option_no, order_cnt - claimed_cnt as cnt from order_option
      union all
      select order_no, exchange_option_no, claimed_cnt from claim_option join claim using (claim_no)
      where exchange_option_no is not null and completed_at is null and withdrawn_at is null) wanted
    group by order_no, option_no) line using (order_no)
  left join stock_hold hold on hold.order_no = shop_order.order_no and hold.option_no = line.option_no
  where hold.hold_cnt - hold.returned_cnt is distinct from line.cnt::integer`;

const COUPONS = sql`
  select 'a coupon is used as often as it says', 'issue ' || coupon_issue_no
  from coupon_issue issue
  where (used_at is not null)::integer <> (
    select count(*) from coupon_use use where use.coupon_issue_no = issue.coupon_issue_no and restored_at is null)
  union all
  select 'a coupon is used by the order that says so', 'issue ' || coupon_issue_no
  from coupon_use use join coupon_issue issue using (coupon_issue_no)
  where restored_at is null and used_order_no is distinct from use.order_no
  union all
  select 'coupons follow the order', 'order ' || shop_order.order_no
  from shop_order
  where (select coalesce(sum(discount_amt), 0) from coupon_use use
      where use.order_no = shop_order.order_no and (restored_at is null or claim_no is not null))
    <> case when order_status_type in ${DEAD} then 0
      else product_coupon_discount_amt + cart_coupon_discount_amt + delivery_coupon_discount_amt end`;

const POINTS = sql`
  select 'balance = ledger', 'member ' || member_no from point_balance balance
  where balance_amt <> coalesce((
    select sum(point_amt) from point_ledger ledger where ledger.member_no = balance.member_no), 0)
  union all
  select 'balance = lots', 'member ' || member_no from point_balance balance
  where balance_amt <> coalesce((select sum(rest_amt) from point_lot lot where lot.member_no = balance.member_no), 0)
  union all
  select 'points follow the order', 'order ' || shop_order.order_no
  from shop_order
  where (select coalesce(sum(spent_amt - returned_amt), 0) from point_spend
      join point_ledger using (accumulation_no) where point_ledger.order_no = shop_order.order_no)
    <> case when order_status_type in ${DEAD} then 0 else sub_pay_amt - refunded_sub_pay_amt end`;

const ORDER_SUMS = sql`
  select 'lines and parcels add up to the order', 'order ' || shop_order.order_no
  from shop_order
  join (select order_no, sum(adjusted_amt) as adjusted, sum(sub_pay_amt) as points, sum(charge_amt) as charge,
      sum(product_coupon_amt) as on_products, sum(cart_coupon_amt) as on_cart
    from order_option group by order_no) line using (order_no)
  join (select order_no, sum(delivery_amt + remote_delivery_amt - delivery_coupon_discount_amt) as fee,
      sum(sub_pay_amt) as points, sum(delivery_coupon_discount_amt) as coupon
    from order_delivery group by order_no) parcel using (order_no)
  where line.adjusted + parcel.fee <> pay_amt or line.points + parcel.points <> sub_pay_amt
    or line.charge + parcel.fee - parcel.points <> charge_amt or line.on_products <> product_coupon_discount_amt
    or line.on_cart <> cart_coupon_discount_amt or parcel.coupon <> delivery_coupon_discount_amt
  union all
  select 'the bill adds up to the charge', 'order ' || order_no from shop_order
  where charge_amt <> coalesce((select sum(amount) from payment_ledger ledger
    where ledger.order_no = shop_order.order_no and kind = 'BILL'), 0)
  union all
  select 'an order is whole', 'order ' || order_no from shop_order
  where not exists (select from order_option where order_option.order_no = shop_order.order_no)
    or 1 <> (select count(*) from payment where payment.order_no = shop_order.order_no)
  union all
  select 'options stand with an unpaid order', 'order ' || order_no
  from shop_order join order_option using (order_no)
  where shop_order.order_status_type in ${UNPAID} and order_option.order_status_type <> shop_order.order_status_type`;

const MONEY = sql`
  select 'captured = payable', 'order ' || order_no from shop_order
  where case when order_status_type in ${UNPAID} then 0 else charge_amt end <> coalesce((
    select sum(case kind when 'PAYMENT' then amount else -amount end) from payment_ledger ledger
    where ledger.order_no = shop_order.order_no and kind in ('PAYMENT', 'REFUND') and claim_no is null), 0)
  union all
  select 'refunded <= captured', 'payment ' || payment_no from payment where canceled_amt > pay_amt`;

/** What claims bring back: each won has an entry, each piece goes back once, and no more than was paid. */
const CLAIMS = sql`
  select 'an order has given back what its claims say', 'order ' || order_no
  from shop_order left join (
    select order_no, sum(refund_main_pay_amt) as main, sum(refund_sub_pay_amt) as sub from refund group by order_no
  ) given using (order_no)
  where refunded_charge_amt <> coalesce(main, 0) or refunded_sub_pay_amt <> coalesce(sub, 0)
    or refunded_charge_amt > charge_amt or refunded_sub_pay_amt > sub_pay_amt
  union all
  select 'a refund adds up from its entries', 'claim ' || claim_no from refund
  where refund_main_pay_amt + refund_sub_pay_amt <> coalesce((
    select sum(amount) from payment_ledger ledger
    where ledger.claim_no = refund.claim_no and kind = 'REFUND'), 0)
  union all
  select 'a payment has given back what is refunded', 'payment ' || payment_no from payment
  where status = 'APPROVED' and canceled_amt <> coalesce((
    select sum(refund_main_pay_amt) from refund where refund.order_no = payment.order_no and refund.status = 'DONE'), 0)
  union all
  select 'pieces go back once', 'option ' || order_option_no from order_option
  where claimed_cnt <> coalesce((
    select sum(claim_option.claimed_cnt) from claim_option join refund using (claim_no)
    where claim_option.order_option_no = order_option.order_option_no), 0)
  union all
  select 'points go back with their refund', 'claim ' || claim_no from refund
  where refund_sub_pay_amt <> coalesce((
    select sum(point_amt) from point_ledger ledger
    where ledger.claim_no = refund.claim_no and status = 'GIVE_BY_CANCELED'), 0)
  union all
  select 'an option says which claim is open', 'option ' || order_option_no from order_option
  where claim_status_type is distinct from (
    select claim.claim_status_type from claim_option join claim using (claim_no)
    where claim_option.order_option_no = order_option.order_option_no
      and completed_at is null and withdrawn_at is null)
  union all
  select 'a claim is done with its refund', 'claim ' || claim.claim_no
  from claim join shop_order using (order_no) left join refund on refund.claim_no = claim.claim_no
  where order_status_type not in ${DEAD} and (claim_status_type in ('CANCEL_DONE', 'RETURN_DONE')) <> coalesce(refund.status = 'DONE', false)`;

const SHEETS = sql`
  select 'a sheet is closed by its order that is paid or waits for a deposit', 'sheet ' || order_sheet_no from order_sheet sheet
  where sheet.order_no is distinct from (
    select order_no from shop_order
    where shop_order.order_sheet_no = sheet.order_sheet_no and order_status_type not in ${DEAD}
      and order_status_type <> 'PAY_WAIT')
  union all
  select 'a sheet has one living order', 'sheet ' || order_sheet_no from shop_order
  where order_sheet_no is not null and order_status_type not in ${DEAD} group by order_sheet_no having count(*) > 1`;

const ADDRESSES = sql`
  select 'whoever books addresses has one default, a booked one', 'member ' || member_no from address
  where address_type in ('BOOK', 'RECENT') group by member_no
  having (count(*) filter (where is_default)) <> (bool_or(address_type = 'BOOK'))::integer
    or bool_or(is_default and address_type <> 'BOOK')
  union all
  select 'a book has its limits', 'member ' || member_no from address
  group by member_no having (count(*) filter (where address_type = 'BOOK')) > ${ADDRESS_BOOK_LIMIT}
    or (count(*) filter (where address_type = 'RECENT')) > ${RECENT_ADDRESS_LIMIT}`;

const KEYS = sql`
  select 'an order has its key', 'order ' || order_no from shop_order join member using (member_no)
  where order_sheet_no is not null and member.status <> 'WITHDRAWN' and not exists (
    select from idempotency where answer_body::jsonb->>'orderNo' = order_no)
  union all
  select 'a key has its order', 'key ' || key from idempotency
  where scope like '%:reservePayment' and not exists (select from shop_order where order_no = answer_body::jsonb->>'orderNo')`;

const LIMITS = sql`
  select 'what a member bought is counted', 'member ' || member_no || ' product ' || product_no
  from purchase_count counted
  where bought_cnt <> (
    select coalesce(sum(order_cnt - claimed_cnt), 0) from order_option option
    where option.member_no = counted.member_no and option.product_no = counted.product_no
      and order_status_type not in ${DEAD} and registered_at >= window_started_at)`;

const LEAVERS = sql`
  select 'who has left is nobody', 'member ' || member_no from member
  where status = 'WITHDRAWN' and (name <> '' or coalesce(phone, email, person_key) is not null)
  union all
  select 'who has left has no points', 'member ' || member_no from member join point_balance using (member_no)
  where status = 'WITHDRAWN' and balance_amt <> 0
  union all
  select 'who has left has nothing under way', 'order ' || order_no
  from member join shop_order using (member_no) join order_option using (order_no)
  where member.status = 'WITHDRAWN' and order_option.order_status_type not in ${DEAD}
    and order_option.order_status_type not in ('BUY_CONFIRM', 'CANCEL_DONE', 'RETURN_DONE', 'EXCHANGE_DONE', 'REFUND_DONE')
  union all
  select 'who has left is logged in nowhere', 'session ' || session_no
  from member join login_session using (member_no) where member.status = 'WITHDRAWN' and revoked_at is null`;
