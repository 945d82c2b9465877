import { simulatedClock } from '@dealstore/commerce-core/testing';
import { sql } from 'kysely';
import type { Database, OpenDatabase } from '../../database/database.ts';
import { vacuum } from '../database/vacuum.ts';
import { insertMember } from '../rows/member-rows.ts';
import { fillOrderShop } from './order-shop.ts';

/** A member of the loaded shop: 10,000 orders within three months, one in six of the shop’s. */
export const FREQUENT_BUYER = 1;

/** Orders of the loaded shop: so many that an index of them is three pages high. */
const ORDERS = 60_000;
/** Members they are of, in turn. */
const SHARE = 6;

/** Coupons each member of the loaded shop holds, every one with targets. */
export const COUPONS_OWNED = 60;
const COUPONS = 2_000;

const NOW = new Date(simulatedClock().now());

/**
 * A shop of 60,000 orders within three months, those of one member scattered among the others’, and of 2,000 coupons, vacuumed
 * as a running database is; always the same.
 */
export async function fillLoadedShop({ database, pool }: OpenDatabase): Promise<void> {
  await fillOrderShop(database, [{ productNo: 1 }, { productNo: 2 }]);
  for (let memberNo = FREQUENT_BUYER; memberNo <= SHARE; memberNo += 1) await insertMember(database, { memberNo });
  await insertOrders(database);
  await insertCoupons(database);
  await vacuum(pool);
}

async function insertOrders(database: Database): Promise<void> {
  // Every 129 seconds makes 90 days of them, two of each member at one instant; a number is its day and ten digits of no order.
  await sql`create temporary table plan as
    select n, 1 + n % ${SHARE} as member_no, at, case when at < ${NOW}::timestamptz - interval '20 days' then 'BUY_CONFIRM'
        else (array['PAY_DONE', 'DELIVERY_ING', 'DELIVERY_DONE'])[1 + n / ${SHARE} % 3] end as status,
      to_char(at at time zone 'Asia/Seoul', 'YYMMDD') || lpad((n * 7919773::bigint % 10000000000)::text, 10, '0') as order_no
    from (select n, ${NOW}::timestamptz - (${ORDERS} - n + n % ${2 * SHARE}) * interval '129 seconds' as at
      from generate_series(0, ${ORDERS} - 1) n) numbered`.execute(database);
  await sql`insert into shop_order (order_no, member_no, order_type, order_title, order_status_type, platform_type, pay_type,
      pg_type, orderer_name, orderer_contact1, standard_amt, total_product_amt, pay_amt, charge_amt, ordered_at, paid_at)
    select order_no, member_no, 'DIRECT', '상품', status, 'PC', 'CREDIT_CARD', 'SANDBOX', '김주문', '01000000002',
      10000, 10000, 10000, 10000, at, at from plan order by n`.execute(database);
  await sql`insert into order_delivery (delivery_no, order_no, partner_no, partner_name, delivery_template_no,
      delivery_pay_type, delivery_condition, receiver_name, receiver_address)
    select n, order_no, 1, '판매자', 1, 'PREPAID_DELIVERY', '{}', '김받음', '서울특별시 강남구 테헤란로 1'
    from plan order by n`.execute(database);
  await sql`insert into order_option (order_no, delivery_no, member_no, partner_no, product_no, option_no, product_name,
      partner_name, order_cnt, sale_price, standard_amt, buy_amt, adjusted_amt, charge_amt, order_status_type,
      registered_at, paid_at)
    select order_no, n, member_no, 1, 1 + n % 5000, 1, '상품', '판매자', 1, 5000, 5000, 5000, 5000, 5000,
      case line when 1 then status else 'CANCEL_DONE' end, at, at
    from plan cross join generate_series(1, 2) as line where line = 1 or n / ${SHARE} % 3 = 0 order by n, line`.execute(
    database,
  );
  await sql`insert into payment (order_no, payment_key, pay_type, pg_type, pay_amt, status, created_at, approved_at)
    select order_no, 'pay_' || n, 'CREDIT_CARD', 'SANDBOX', 10000, 'APPROVED', at, at from plan where member_no = ${FREQUENT_BUYER}
    order by n`.execute(database);
  await sql`insert into payment_ledger (order_no, kind, effect_key, rule, source, amount, entered_at)
    select order_no, 'BILL', 'bill:' || n, 'STANDARD', 'product', 10000, at from plan where member_no = ${FREQUENT_BUYER}
    order by n`.execute(database);
}

/** Every coupon is for ten products, one in a hundred for product 1; members hold newer ones, given out to all in turn. */
async function insertCoupons(database: Database): Promise<void> {
  await sql`insert into coupon (coupon_name, coupon_type, coupon_target_type, fixed_amt, discount_amt, target_nos)
    select '쿠폰 ' || n, 'PRODUCT', 'PRODUCT', true, 1000, array(select (${COUPONS} - 6 + 100 - n) % 100 * 10 + target
      from generate_series(1, 10) target)
    from generate_series(1, ${COUPONS}) n`.execute(database);
  await sql`insert into coupon_issue (coupon_no, member_no, issued_at, use_start_at, use_end_at)
    select ${COUPONS} - 5 * round - member_no % 5, member_no, ${NOW}, ${NOW}, ${NOW}::timestamptz + round * interval '1 day'
    from generate_series(1, ${COUPONS_OWNED}) round cross join generate_series(1, ${SHARE}) member_no
    order by round, member_no`.execute(database);
}
