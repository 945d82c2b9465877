import { sql } from 'kysely';
import { ENDED_UNPAID_LIST, type Invariant } from './rule.ts';

const COUPONS: readonly Invariant[] = [
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
        <> case when order_status_type in ${ENDED_UNPAID_LIST} then 0
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

const POINTS: readonly Invariant[] = [
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
          join point_ledger using (accumulation_no)
          where point_ledger.order_no = shop_order.order_no and reason = 'SUB_PAYMENT_USED')
        <> case when order_status_type in ${ENDED_UNPAID_LIST} then 0 else sub_pay_amt - refunded_sub_pay_amt end`,
  },
  {
    name: 'points owed = ledger, and no member owes points while having some',
    broken: sql`
      select 'member ' || member_no from member left join point_balance balance using (member_no)
      where owed_amt < 0 or least(owed_amt, balance_amt) > 0 or coalesce(owed_amt, 0) <> coalesce((
        select sum(owed_amt) from point_ledger ledger where ledger.member_no = member.member_no), 0)`,
  },
  {
    name: 'points of what has gone back are taken back, or owed',
    broken: sql`
      select 'member ' || member_no from (
        select given.member_no, given.point_lot_no, bought.accumulation_amt as kept_amt
        from point_ledger given join order_option bought using (order_option_no) where reason = 'ADD_AFTER_PAYMENT'
        union all
        select given.member_no, given.point_lot_no, 0
        from point_ledger given join review using (review_no)
          left join order_option bought on bought.order_option_no = review.order_option_no
        where reason = 'ADD_POSTING' and review.member_no = given.member_no
          and (deleted_at is not null or bought.claimed_cnt = bought.order_cnt)) brought
      join point_lot using (point_lot_no, member_no)
      where granted_amt > kept_amt + forgiven_amt + (
        select coalesce(sum(gone.owed_amt - gone.point_amt), 0) from point_ledger gone
        where gone.point_lot_no = point_lot.point_lot_no and gone.point_amt <= 0)`,
  },
  {
    name: 'points that went out of lots are in the ledger',
    broken: sql`
      select 'entry ' || accumulation_no from point_ledger ledger
      where reason in ('SUB_PAYMENT_USED', 'SUB_SET_OFF') and point_amt <> -(
        select coalesce(sum(spent_amt), 0) from point_spend spend where spend.accumulation_no = ledger.accumulation_no)`,
  },
];

/** Rules about coupons and points: each coupon once, each point where the ledger says. */
export const COUPON_POINT_RULES: readonly Invariant[] = [...COUPONS, ...POINTS];
