import { WITHOUT_REFUND } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { ENDED_UNPAID_LIST, listOf, UNPAID_LIST, WHOLE_FEE, type AuditScope, type Invariant } from './rule.ts';

/**
 * Rules about money: what was taken is what was answered and billed, what goes back is what claims
 * say and no more than was paid.
 */
export function moneyRules(scope: AuditScope): readonly Invariant[] {
  return [answeredPaid(scope), ...CAPTURED, ...LATE, ...REFUNDS, ...RECEIPTS, ...FEES, ...CLAIMS];
}

/**
 * What was answered was committed: no answer says SUCCESS of an order that is not stored as a paid one. Stored answers
 * tell it for as long as they are kept. An order that waits for a deposit is a success without an instant of payment.
 */
function answeredPaid(scope: AuditScope): Invariant {
  return {
    name: 'answered paid is stored paid',
    broken: sql`
      select 'order ' || answered.order_no
      from (
        select unnest(${[...scope.answeredPaid]}::text[]) as order_no
        union
        select answer->>'orderNo' from (select scope, answer_body::jsonb as answer from idempotency) stored
        where scope like '%:reservePayment' and answer->>'pgType' = 'NONE'
          or scope like '%:approvePayment' and answer->>'result' = 'SUCCESS'
            and answer#>>'{order,payInfo,approveYmdt}' is not null) answered
      where not exists (
        select from shop_order join payment using (order_no)
        where shop_order.order_no = answered.order_no and order_status_type not in ${UNPAID_LIST}
          and (charge_amt = 0 or payment.status = 'APPROVED') and charge_amt = coalesce((
            select sum(amount) from payment_ledger ledger
            where ledger.order_no = shop_order.order_no and kind = 'PAYMENT'), 0))`,
  };
}

const CAPTURED: readonly Invariant[] = [
  {
    name: 'captured = payable',
    broken: sql`
      select 'order ' || order_no from shop_order
      where case when order_status_type in ${UNPAID_LIST} then 0 else charge_amt end <> coalesce((
        select sum(case kind when 'PAYMENT' then amount else -amount end) from payment_ledger ledger
        where ledger.order_no = shop_order.order_no and kind in ('PAYMENT', 'REFUND') and claim_no is null), 0)`,
  },
  {
    name: 'canceled <= captured',
    broken: sql`select 'payment ' || payment_no from payment where canceled_amt > pay_amt`,
  },
];

/** Money that came for an order that could not be kept is owed until the provider has given it back. */
const LATE: readonly Invariant[] = [
  {
    name: 'money that is not owed has gone back, is on its way, or asks where to',
    broken: sql`
      select 'payment ' || payment_no from payment join shop_order using (order_no)
      where payment.status = 'CANCELED' and refunded_at is null
        and not (payment.pay_type in ${listOf(WITHOUT_REFUND)} and refund_account is null)
        and not exists (
          select from job where kind = 'refund-payment' and job.status = 'DUE' and payload->>'paymentKey' = payment_key)`,
  },
  {
    name: 'the refund of a claim is done, is on its way, or asks where to',
    broken: sql`
      select 'claim ' || claim_no from refund
      where refund.status <> 'DONE' and account_refused_at is null
        and not exists (
          select from job where kind = 'refund-claim' and job.status = 'DUE' and payload->>'claimNo' = refund.claim_no::text)`,
  },
  {
    name: 'no refund is given up',
    broken: sql`select 'job ' || job_no from job where kind in ('refund-payment', 'refund-claim', 'issue-cash-receipt', 'cancel-cash-receipt') and status = 'FAILED'`,
  },
];

const REFUNDS: readonly Invariant[] = [
  {
    name: 'refunds <= paid',
    broken: sql`
      select 'order ' || order_no
      from shop_order join (
        select order_no, sum(refund_main_pay_amt) as main, sum(refund_sub_pay_amt) as sub from refund group by order_no
      ) given using (order_no)
      where sub > sub_pay_amt or main > coalesce((select sum(amount) from payment_ledger ledger
        where ledger.order_no = shop_order.order_no and kind = 'PAYMENT'), 0)`,
  },
  {
    name: 'an order has given back what its claims say',
    broken: sql`
      select 'order ' || order_no
      from shop_order left join (
        select order_no, sum(refund_main_pay_amt) as main, sum(refund_sub_pay_amt) as sub from refund group by order_no
      ) given using (order_no)
      where refunded_charge_amt <> coalesce(main, 0) or refunded_sub_pay_amt <> coalesce(sub, 0)
        or refunded_charge_amt > charge_amt or refunded_sub_pay_amt > sub_pay_amt`,
  },
  {
    name: 'a refund adds up from its entries',
    broken: sql`
      select 'claim ' || claim_no from refund
      where refund_main_pay_amt + refund_sub_pay_amt <> coalesce((
        select sum(amount) from payment_ledger ledger
        where ledger.claim_no = refund.claim_no and kind = 'REFUND'), 0)`,
  },
  {
    name: 'a payment has given back what is refunded',
    broken: sql`
      select 'payment ' || payment_no from payment
      where status = 'APPROVED' and canceled_amt <> coalesce((
        select sum(refund_main_pay_amt) from refund
        where refund.order_no = payment.order_no and refund.status = 'DONE'), 0)`,
  },
  {
    name: 'points go back with their refund',
    broken: sql`
      select 'claim ' || claim_no from refund
      where refund_sub_pay_amt <> coalesce((
        select sum(point_amt) from point_ledger ledger
        where ledger.claim_no = refund.claim_no and status = 'GIVE_BY_CANCELED'), 0)`,
  },
];

/** A cash receipt is for what was paid as cash and has not gone back. */
const RECEIPTS: readonly Invariant[] = [
  {
    name: 'a cash receipt is for what was paid, less what went back',
    broken: sql`
      select 'order ' || order_no from cash_receipt join shop_order using (order_no)
      where status <> 'REFUSED' and (issue_amt <> charge_amt or canceled_amt <> coalesce((
        select sum(refund_main_pay_amt) from refund
        where refund.order_no = shop_order.order_no and refund.status = 'DONE' and not exists (
          select from job where kind = 'cancel-cash-receipt' and job.status = 'DUE'
            and unique_key = refund.claim_no::text)), 0))`,
  },
];

/**
 * What one seller delivers of an order by the same terms is one delivery with one fee,
 * whatever parcels an exchange adds.
 */
const FEES: readonly Invariant[] = [
  {
    name: 'a delivery fee goes back with the last of its goods',
    broken: sql`
      select 'order ' || order_no
      from (
        select order_no, parcel.partner_no, delivery_template_no, bool_and(claimed_cnt = order_cnt) as is_gone,
          bool_and(coalesce(given.is_fault, true)) as is_fault
        from order_option join order_delivery parcel using (order_no, delivery_no) left join (
          select order_option_no, bool_and(responsible_object_type = 'SELLER') as is_fault
          from claim_option join claim using (claim_no) join refund using (claim_no) group by order_option_no
        ) given using (order_option_no)
        group by order_no, parcel.partner_no, delivery_template_no
      ) goods join (
        select order_no, partner_no, delivery_template_no, bool_and(fee_refunded) as is_back,
          bool_or(shipped_at is not null) as is_shipped
        from order_delivery where ${WHOLE_FEE} > 0
        group by order_no, partner_no, delivery_template_no
      ) fee using (order_no, partner_no, delivery_template_no)
      where is_back and not is_gone or not is_back and is_gone and (is_fault or not is_shipped)`,
  },
];

const CLAIMS: readonly Invariant[] = [
  {
    name: 'pieces go back once',
    broken: sql`
      select 'option ' || order_option_no from order_option
      where claimed_cnt <> coalesce((
        select sum(claim_option.claimed_cnt) from claim_option join refund using (claim_no)
        where claim_option.order_option_no = order_option.order_option_no), 0)`,
  },
  {
    name: 'an option says which claim is open, and there is one at most',
    broken: sql`
      select 'option ' || order_option_no from order_option left join (
        select claim_option.order_option_no, count(*) as cnt, max(claim.claim_status_type) as status
        from claim_option join claim using (claim_no)
        where completed_at is null and withdrawn_at is null group by claim_option.order_option_no
      ) open using (order_option_no)
      where claim_status_type is distinct from open.status or open.cnt > 1`,
  },
  {
    name: 'a claim is done with its refund',
    broken: sql`
      select 'claim ' || claim.claim_no
      from claim join shop_order using (order_no) left join refund on refund.claim_no = claim.claim_no
      where order_status_type not in ${ENDED_UNPAID_LIST}
        and (claim_status_type in ('CANCEL_DONE', 'RETURN_DONE')) <> coalesce(refund.status = 'DONE', false)`,
  },
];
