import { sql } from 'kysely';
import { ENDED_UNPAID_LIST, UNPAID_LIST, WHOLE_FEE, type AuditScope, type Invariant } from './rule.ts';

/** Rules about an order as a whole: its sums, its sheet, its idempotency key. */
export function orderRules(scope: AuditScope): readonly Invariant[] {
  return [...SUMS, ...SHEETS, ...keyRules(scope)];
}

const SUMS: readonly Invariant[] = [
  {
    name: 'lines and parcels add up to the order',
    broken: sql`
      select 'order ' || shop_order.order_no
      from shop_order
      join (select order_no, sum(adjusted_amt) as adjusted, sum(sub_pay_amt) as points, sum(charge_amt) as charge,
          sum(product_coupon_amt) as on_products, sum(cart_coupon_amt) as on_cart
        from order_option group by order_no) line using (order_no)
      join (select order_no, sum(${WHOLE_FEE} - delivery_coupon_discount_amt) as fee,
          sum(sub_pay_amt) as points, sum(delivery_coupon_discount_amt) as coupon
        from order_delivery group by order_no) parcel using (order_no)
      where line.adjusted + parcel.fee <> pay_amt or line.points + parcel.points <> sub_pay_amt
        or line.charge + parcel.fee - parcel.points <> charge_amt or line.on_products <> product_coupon_discount_amt
        or line.on_cart <> cart_coupon_discount_amt or parcel.coupon <> delivery_coupon_discount_amt`,
  },
  {
    name: 'the bill adds up to the charge',
    broken: sql`
      select 'order ' || order_no from shop_order
      where charge_amt <> coalesce((select sum(amount) from payment_ledger ledger
        where ledger.order_no = shop_order.order_no and kind = 'BILL'), 0)`,
  },
  {
    name: 'an order is whole',
    broken: sql`
      select 'order ' || order_no from shop_order
      where not exists (select from order_option where order_option.order_no = shop_order.order_no)
        or 1 <> (select count(*) from payment where payment.order_no = shop_order.order_no)`,
  },
  {
    name: 'options agree with an unpaid order',
    broken: sql`
      select 'order ' || order_no
      from shop_order join order_option using (order_no)
      where shop_order.order_status_type in ${UNPAID_LIST}
        and order_option.order_status_type <> shop_order.order_status_type`,
  },
];

const SHEETS: readonly Invariant[] = [
  {
    name: 'a sheet is closed by its order that is paid or waits for a deposit',
    broken: sql`
      select 'sheet ' || order_sheet_no from order_sheet sheet
      where sheet.order_no is distinct from (
        select max(order_no) from shop_order
        where shop_order.order_sheet_no = sheet.order_sheet_no and order_status_type not in ${ENDED_UNPAID_LIST}
          and order_status_type <> 'PAY_WAIT')`,
  },
  {
    name: 'a sheet has one living order',
    broken: sql`
      select 'sheet ' || order_sheet_no from shop_order
      where order_sheet_no is not null and order_status_type not in ${ENDED_UNPAID_LIST}
      group by order_sheet_no having count(*) > 1`,
  },
];

/** A leaver's answers are deleted, for they contain names; other answers are deleted after ANSWER_KEPT_MS. */
function keyRules({ keysSince }: AuditScope): readonly Invariant[] {
  return [
    {
      name: 'an order has its key',
      broken: sql`
        select 'order ' || order_no from shop_order join member using (member_no)
        where order_sheet_no is not null and member.status <> 'WITHDRAWN'
          and ordered_at >= coalesce(${keysSince}::timestamptz, '-infinity') and not exists (
            select from idempotency where answer_body::jsonb->>'orderNo' = order_no)`,
    },
    {
      name: 'a key has its order',
      broken: sql`
        select 'order ' || coalesce(answer_body::jsonb->>'orderNo', 'without a number') from idempotency
        where scope like '%:reservePayment'
          and not exists (select from shop_order where order_no = answer_body::jsonb->>'orderNo')`,
    },
  ];
}
