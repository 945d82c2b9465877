import { sql } from 'kysely';
import { ENDED_UNPAID, type BookRule } from './rule.ts';

const COUPONS: readonly BookRule[] = [
  {
    name: 'a coupon is used once, as often as it says',
    broken: sql`
      select 'issue ' || coupon_issue_no
      from coupon_issue issue
      where (used_at is not null)::integer <> (
        select count(*) from coupon_use use where use.coupon_issue_no = issue.coupon_issue_no and restored_at is null)`,
  },
  {
    name: 'a coupon is used by the order that says so',
    broken: sql`
      select 'issue ' || coupon_issue_no
      from coupon_use use join coupon_issue issue using (coupon_issue_no)
      where restored_at is null and used_order_no is distinct from use.order_no`,
  },
  {
    name: 'coupons follow the order',
    broken: sql`
      select 'order ' || shop_order.order_no
      from shop_order
      where (select coalesce(sum(discount_amt), 0) from coupon_use use
          where use.order_no = shop_order.order_no and (restored_at is null or claim_no is not null))
        <> case when order_status_type in ${ENDED_UNPAID} then 0
          else product_coupon_discount_amt + cart_coupon_discount_amt + delivery_coupon_discount_amt end`,
  },
  {
    name: 'a coupon is issued no more often than its limit',
    broken: sql`
      select 'coupon ' || coupon_no from coupon
      where total_issue_cnt < greatest(issued_cnt, (
        select count(*) from coupon_issue issue where issue.coupon_no = coupon.coupon_no))`,
  },
  {
    name: 'a membership coupon counts for the month it was issued in',
    broken: sql`
      select 'issue ' || coupon_issue_no from membership_issue
      where issue_month <> to_char(issued_at at time zone 'Asia/Seoul', 'YYYY-MM')`,
  },
];

const POINTS: readonly BookRule[] = [
  {
    name: 'balance = ledger, and no balance is negative',
    broken: sql`
      select 'member ' || member_no from member left join point_balance balance using (member_no)
      where balance_amt < 0 or coalesce(balance_amt, 0) <> coalesce((
        select sum(point_amt) from point_ledger ledger where ledger.member_no = member.member_no), 0)`,
  },
  {
    name: 'balance = lots',
    broken: sql`
      select 'member ' || member_no from member left join point_balance balance using (member_no)
      where coalesce(balance_amt, 0) <> coalesce((
        select sum(rest_amt) from point_lot lot where lot.member_no = member.member_no), 0)`,
  },
  {
    name: 'points follow the order',
    broken: sql`
      select 'order ' || shop_order.order_no
      from shop_order
      where (select coalesce(sum(spent_amt - returned_amt), 0) from point_spend
          join point_ledger using (accumulation_no) where point_ledger.order_no = shop_order.order_no)
        <> case when order_status_type in ${ENDED_UNPAID} then 0 else sub_pay_amt - refunded_sub_pay_amt end`,
  },
];

/** Rules about coupons and points: each coupon once, each point where the ledger says. */
export const COUPON_POINT_RULES: readonly BookRule[] = [...COUPONS, ...POINTS];
