import { DAY_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import { sql, type RawBuilder } from 'kysely';
import { toTimestamp } from '../../database/instant.ts';

/** How much a shop grows, and until when. */
export interface Growth {
  /** Orders of three years; everything else is in proportion to them. */
  readonly orders: number;
  /** What each recurring job finds to do at `now`: the work of a sale's day. */
  readonly backlog: number;
  readonly now: EpochMs;
}

const YEARS_MS = 3 * 365 * DAY_MS;

/** The statements that grow a shop, each with the name of its step, in their order. */
export function stepsOf({ orders, backlog, now }: Growth): readonly (readonly [string, RawBuilder<unknown>])[] {
  const at = sql`${toTimestamp(now)}::timestamptz`;
  const members = Math.max(backlog, Math.ceil(orders / 20));
  const each = (count: number) => sql`generate_series(1, ${count}::integer) n`;
  const member = sql`(select member_no from member where shopby_id = 'grown-' || n)`;
  return [
    [
      'members',
      sql`insert into member (shopby_id, person_key, name, birth_date, gender, phone, carrier, grade_no, joined_at,
          grade_evaluated_on, grade_coupons_on)
        select 'grown-' || n, 'grown-' || n, '회원' || n, '1990-01-02', 'M', '018' || lpad(n::text, 8, '0'), 'DEALTEL',
          (select min(grade_no) from member_grade), ${at} - interval '3 years', today, today
        from ${each(members)} cross join lateral (select case when n > ${backlog}::integer
          then (${at} at time zone 'Asia/Seoul')::date end as today) graded`,
    ],
    [
      'consents',
      sql`insert into consent (member_no, type, version, agreed, channel, agreed_at)
        select ${member}, type, '1', true, 'PC', ${at} - case when n <= ${backlog}::integer then interval '25 months'
          else interval '1 year' end from ${each(members)} cross join unnest(array['APP_BENEFIT', 'PI_COLLECTION_AND_USE_OPTIONAL']) type`,
    ],
    [
      'sessions',
      sql`insert into login_session (member_no, client, created_at, last_used_at, expires_at)
        select ${member}, 'WEB', ${at}, ${at}, ${at} + interval '30 days' from ${each(members)}`,
    ],
    // The newest orders are the work that is due: to be sent, to be confirmed, claimed back, just delivered.
    [
      'orders: the plan',
      sql`create temporary table grown as
        select n, to_char(at at time zone 'Asia/Seoul', 'YYMMDD') || 'G' || lpad(n::text, 9, '0') as order_no, at,
          ${sql.lit('grown-')} || (1 + n * 7919::bigint % ${members}) as shopby_id, status, product_no, option_no, price,
          null::bigint as member_no
        from (
          select n, case when rest < 2 * ${backlog}::integer then ${at} - interval '12 days' + n * interval '1 millisecond'
              else ${at} - interval '13 days' - (${orders}::integer - n) * interval '1 millisecond' * ${YEARS_MS / orders} end as at,
            case when rest < ${backlog}::integer then (array['PAY_DONE', 'PAY_DONE', 'PRODUCT_PREPARE', 'DELIVERY_ING'])[1 + n % 4]
              when rest < 2 * ${backlog}::integer then 'DELIVERY_DONE'
              when rest < 3 * ${backlog}::integer then 'RETURN_REQUEST'
              when n % 40 = 0 then 'CANCEL_DONE' else 'BUY_CONFIRM' end as status,
            1 + n % (select count(*) from product_option) as ordinal
          from (select n, ${orders}::integer - n as rest from ${each(orders)}) numbered) planned
        join (select option_no, product_no, row_number() over (order by option_no) as ordinal, 10000 as price
          from product_option) goods using (ordinal)`,
    ],
    [
      'orders: whose',
      sql`update grown set member_no = member.member_no from member where member.shopby_id = grown.shopby_id`,
    ],
    [
      'orders',
      sql`insert into shop_order (order_no, member_no, order_type, order_title, order_status_type, platform_type, pay_type,
          pg_type, orderer_name, orderer_contact1, standard_amt, total_product_amt, pay_amt, charge_amt, refunded_charge_amt,
          accumulation_amt, ordered_at, paid_at)
        select order_no, member_no, case when n % 50 = 1 then 'GIFT' else 'DIRECT' end, '상품',
          case status when 'RETURN_REQUEST' then 'DELIVERY_DONE' else status end, 'PC', 'CREDIT_CARD', 'SANDBOX', '김주문',
          '01000000002', price, price, price, price, case status when 'CANCEL_DONE' then price else 0 end, 100, at, at
        from grown order by n`,
    ],
    [
      'deliveries',
      sql`insert into order_delivery (order_no, partner_no, partner_name, delivery_template_no, delivery_pay_type,
          delivery_condition, receiver_name, receiver_address)
        select order_no, 1, '판매자', 1, 'PREPAID_DELIVERY', '{}', '김받음', '서울특별시 강남구 테헤란로 1' from grown order by n`,
    ],
    [
      'order options',
      sql`insert into order_option (order_no, delivery_no, member_no, partner_no, product_no, option_no, product_name,
          partner_name, order_cnt, claimed_cnt, sale_price, standard_amt, buy_amt, adjusted_amt, charge_amt,
          refunded_amt, accumulation_amt, order_status_type, claim_status_type, given, registered_at, paid_at, prepared_at,
          shipped_at, delivered_at, confirmed_at, reviewable_until)
        select order_no, delivery_no, member_no, 1, product_no, option_no, '상품', '판매자', 1,
          case when status = 'CANCEL_DONE' then 1 else 0 end, price, price, price, price, price,
          case when status = 'CANCEL_DONE' then price else 0 end, 100,
          case status when 'RETURN_REQUEST' then 'DELIVERY_DONE' else status end,
          case status when 'RETURN_REQUEST' then status end, n % 50 = 1, at, at,
          case when status <> 'PAY_DONE' then at + interval '1 hour' end,
          case when status not in ('PAY_DONE', 'PRODUCT_PREPARE') then at + interval '5 hours' end, arrived_at,
          case status when 'BUY_CONFIRM' then at + interval '10 days' end, arrived_at + interval '90 days'
        from (select *, case when status in ('DELIVERY_DONE', 'RETURN_REQUEST', 'BUY_CONFIRM') then at + interval '2 days' end
          as arrived_at from grown) planned join order_delivery using (order_no) order by n`,
    ],
    [
      'their history',
      sql`insert into order_option_history (order_option_no, from_status, to_status, changed_by, changed_at)
        select order_option_no, 'PAY_WAIT', 'PAY_DONE', 'SYSTEM', registered_at from order_option join grown using (order_no)
        union all
        select order_option_no, 'PAY_DONE', order_status_type, 'SYSTEM', registered_at + interval '1 hour'
        from order_option join grown using (order_no) where order_status_type <> 'PAY_DONE'`,
    ],
    [
      'stock',
      sql`insert into stock_hold (order_no, option_no, hold_cnt, returned_cnt, status, created_at, expires_at, ended_at)
        select order_no, option_no, 1, case when status = 'CANCEL_DONE' then 1 else 0 end, 'TAKEN', at, at, at from grown order by n`,
    ],
    [
      'sales of options',
      sql`update product_option set opening_cnt = opening_cnt + sold, sale_cnt = product_option.sale_cnt + sold
        from (select option_no, count(*) filter (where status <> 'CANCEL_DONE') as sold from grown group by option_no) sales
        where sales.option_no = product_option.option_no`,
    ],
    [
      'sales of products',
      sql`update product set sale_cnt = product.sale_cnt + sold
        from (select product_no, count(*) filter (where status <> 'CANCEL_DONE') as sold from grown group by product_no) sales
        where sales.product_no = product.product_no`,
    ],
    [
      'sales in lists',
      sql`update product_listing list set sale_cnt = product.sale_cnt from product
        where product.product_no = list.product_no and list.sale_cnt <> product.sale_cnt`,
    ],
    [
      'payments',
      sql`insert into payment (order_no, payment_key, pay_type, pg_type, pay_amt, canceled_amt, status, created_at, approved_at)
        select order_no, 'grown-' || n, 'CREDIT_CARD', 'SANDBOX', price, case status when 'CANCEL_DONE' then price else 0 end,
          'APPROVED', at, at from grown order by n`,
    ],
    [
      'claims',
      sql`insert into claim (order_no, member_no, claim_type, claim_class_type, claim_status_type, claim_reason_type,
          responsible_object_type, return_way_type, estimate, requested_at, moved_at, approved_at, completed_at)
        select order_no, member_no, case status when 'CANCEL_DONE' then 'CANCEL' else 'RETURN' end,
          case status when 'CANCEL_DONE' then 'ORDER_CANCEL' else 'RETURN' end, status, 'CHANGE_MIND', 'BUYER',
          case status when 'RETURN_REQUEST' then 'SELLER_COLLECT' end, '{}', at + interval '1 hour', at + interval '1 hour',
          case status when 'CANCEL_DONE' then at + interval '1 hour' end,
          case status when 'CANCEL_DONE' then at + interval '1 hour' end
        from grown where status in ('CANCEL_DONE', 'RETURN_REQUEST') order by n`,
    ],
    [
      'their history and options',
      sql`with history as (
          insert into claim_history (claim_no, claim_status_type, changed_by, changed_at)
          select claim_no, claim_status_type, 'BUYER', requested_at from claim join grown using (order_no)),
        options as (
          insert into claim_option (claim_no, order_option_no, claimed_cnt)
          select claim.claim_no, order_option_no, 1
          from claim join order_option using (order_no) join grown using (order_no))
        update order_option set claim_no = claim.claim_no from claim join grown using (order_no)
        where order_option.order_no = claim.order_no`,
    ],
    [
      'refunds',
      sql`insert into refund (claim_no, order_no, refund_type, refund_main_pay_amt, status, requested_at, due_at, refunded_at)
        select claim_no, order_no, 'PG', price, 'DONE', at, at, at from claim join grown using (order_no)
        where status = 'CANCEL_DONE'`,
    ],
    [
      'ledger of payments',
      sql`insert into payment_ledger (order_no, kind, effect_key, rule, source, amount, claim_no, entered_at)
        select order_no, kind, kind || ':' || order_no, 'STANDARD', 'product', price,
          case kind when 'REFUND' then claim_no end, at
        from grown left join claim using (order_no) cross join unnest(array['BILL', 'PAYMENT', 'REFUND']) kind
        where kind <> 'REFUND' or status = 'CANCEL_DONE'`,
    ],
    [
      'gifts',
      sql`insert into gift (order_no, sender_member_no, sender_name, receiver_name, receiver_phone, status, created_at,
          expires_at, confirmed_at, ended_at)
        select order_no, member_no, '보낸이', '김받음', '01099990000',
          case when status = 'CANCEL_DONE' then 'CANCELED_BY_SENDER' when status in ('PAY_DONE', 'PRODUCT_PREPARE') then 'CONFIRMED'
            when status = 'DELIVERY_ING' then 'DELIVERING' else 'COMPLETED' end, at, at + interval '7 days', at,
          case when status in ('PAY_DONE', 'PRODUCT_PREPARE', 'DELIVERY_ING') then null else at + interval '2 days' end
        from grown where n % 50 = 1`,
    ],
    [
      'their history',
      sql`insert into gift_event (gift_no, to_status, terminal, caused_by, happened_at)
        select gift_no, gift.status, ended_at is not null, 'SYSTEM', created_at from gift join grown using (order_no)`,
    ],
    [
      'points of confirmed orders, spent or over after a year',
      sql`with lots as (
          insert into point_lot (member_no, granted_amt, rest_amt, starts_at, expires_at)
          select member_no, 100, case when at > ${at} - interval '300 days' then 100 else 0 end, at, at + interval '365 days'
          from grown where status = 'BUY_CONFIRM'
          returning *)
        insert into point_ledger (member_no, effect_key, status, reason, point_amt, balance_amt, point_lot_no, registered_at)
        select member_no, 'grown:' || point_lot_no || ':' || reason, status, reason, amount, 0, point_lot_no, starts_at
        from lots cross join (values ('GIVE', 'ADD_AFTER_PAYMENT', 100), ('SUBTRACTION', 'SUB_EXPIRED', -100))
          as entry (status, reason, amount)
        where amount > 0 or rest_amt = 0`,
    ],
    [
      'points that end now, and within a week',
      sql`with lots as (
          insert into point_lot (member_no, granted_amt, rest_amt, starts_at, expires_at)
          select ${member}, 100, 100, ${at} - interval '1 year', ${at} + days * interval '1 day'
          from ${each(backlog)} cross join unnest(array[-1, 3]) days
          returning *)
        insert into point_ledger (member_no, effect_key, status, reason, point_amt, balance_amt, point_lot_no, registered_at)
        select member_no, 'grown:' || point_lot_no, 'GIVE', 'ADD_EVENT', 100, 0, point_lot_no, starts_at from lots`,
    ],
    [
      'balances',
      sql`insert into point_balance (member_no, balance_amt)
        select member_no, coalesce(sum(rest_amt), 0) from member left join point_lot using (member_no)
        where shopby_id like 'grown-%' group by member_no`,
    ],
    [
      'coupons',
      sql`with coupons as (
          insert into coupon (coupon_name, coupon_type, fixed_amt, discount_amt, issue_type, use_days)
          select '쿠폰', 'PRODUCT', true, 1000, type, 30 from unnest(array['GRADE', 'DOWNLOAD']) type returning *)
        insert into coupon_issue (coupon_no, member_no, issued_at, use_start_at, use_end_at)
        select coupon_no, ${member}, ${at}, ${at}, ${at} + interval '30 days'
        from coupons cross join ${each(members)} where issue_type = 'DOWNLOAD'`,
    ],
    [
      'alarms',
      sql`insert into alarm (member_no, effect_key, alarm_type, title, content, created_at)
        select member_no, 'grown:' || n, 'ORDER', '알림', '안내', greatest(at, ${at} - interval '29 days') from grown`,
    ],
    [
      'messages',
      sql`insert into message_sent (effect_key, channel, purpose, member_no, recipient, title, body, status, created_at, due_at)
        select 'grown:' || n, 'PUSH', 'NOTICE', ${member}, 'app', '안내', '안내',
          case when n <= ${backlog}::integer then 'QUEUED' else 'SENT' end, ${at}, ${at} from ${each(members)}`,
    ],
    [
      'wishes that became cheaper',
      sql`with wished as (insert into wish (member_no, product_no, wished_at, wished_price)
        select ${member}, product_no, ${at}, price + 1000 from ${each(members)}
        cross join (select product_no, price from product where displayable and not adult and not sold_out
          and sale_status_type = 'ONSALE' and exists (select from product_option where product_option.product_no = product.product_no)
          order by product_no limit 1) goods where n <= ${backlog}::integer returning product_no) update product set cheaper_since = ${at} where product_no in (select product_no from wished)`,
    ],
    [
      'goods that were seen',
      sql`insert into recent_product (member_no, product_no, seen_at)
        select ${member}, product_no, ${at} from ${each(members)}
        cross join (select product_no from product order by product_no limit 5) goods`,
    ],
    [
      'requests to be told',
      sql`insert into restock_request (member_no, option_no, requested_at)
        select ${member}, option_no, ${at} from ${each(backlog)} cross join (select option_no from product_option join product using (product_no)
          where stock_cnt > 0 and displayable and not sold_out and sale_status_type = 'ONSALE' order by option_no limit 1) goods`,
    ],
    [
      'pictures',
      sql`insert into uploaded_file (file_name, member_no, byte_cnt, width_px, height_px, uploaded_at) select lpad(n::text, 32, '0') || '.webp', ${member}, 1, 1, 1, ${at} - interval '2 days' from ${each(backlog)}`,
    ],
    [
      'jobs that are done',
      sql`insert into job (kind, status, due_at, created_at, ended_at)
        select 'release-hold', 'DONE', ${at} - interval '1 day', ${at} - interval '1 day', ${at} - interval '1 day' from ${each(orders)}`,
    ],
    [
      'answers that are kept, and that are over',
      sql`insert into idempotency (scope, key, body_hash, created_at, expires_at)
        select 'grown:' || n, 'grown', '', ${at}, ${at} + case when n <= 10 * ${backlog}::integer then interval '-1 hour'
          else interval '1 day' end from ${each(10 * backlog + Math.ceil(orders / 10))}`,
    ],
    [
      'behavior',
      sql`insert into behavior_history (client_id, behavior_type, page_code, happened_at)
        select 'grown-' || n, 'VIEW', 'HOME', ${at} - interval '1 day' from ${each(orders)}`,
    ],
  ];
}
