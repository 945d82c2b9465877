import type {
  CouponIssueNo,
  EpochMs,
  MemberNo,
  OptionNo,
  OrderNo,
  OrderSheetNo,
  UnpaidOrders,
} from '@dealstore/commerce-core/domain';
import { addressesQuery, type GatheredAddress } from '../../address/address.ts';
import type { CallOf } from '../../contract/operation.ts';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { sheetFactsStatement, type FactRows } from '../sheet/order-facts.ts';
import { numbersColumns, triedOrderNos, type DrawnNumbers } from './order-number.ts';
import { AWAITING_PAYMENT_SQL, ENDED_UNPAID_SQL } from '../../database/unpaid-status.ts';
import { availablePointsQuery } from '../record/point-use.ts';
import { requiredTermsQuery, type RequiredTerms } from '../sheet/sheet-terms.ts';

/** An order that waits for its payment. */
export interface UnpaidOrder {
  readonly orderNo: OrderNo;
  readonly paymentKey: string;
}

/** The order of a sheet that has not ended, and its payment. */
export interface OpenOrder extends UnpaidOrder {
  readonly orderStatusType: string;
}

/** What a reservation decides by. */
export interface ReserveRows extends FactRows, DrawnNumbers {
  readonly openOrder: OpenOrder | null;
  /** Unpaid orders of the member's other sheets that hold what this order needs: cart lines, coupons or points. */
  readonly conflictingOrders: readonly UnpaidOrder[];
  /** Options of a cart's sheet that are not in the cart any more, or fewer of them. */
  readonly goneOptionNos: readonly OptionNo[];
  /** What the member's orders of other sheets hold that wait for their money. */
  readonly waiting: UnpaidOrders;
  readonly terms: readonly RequiredTerms[];
  readonly addresses: readonly GatheredAddress[];
}

interface SheetOfMember {
  readonly orderSheetNo: OrderSheetNo;
  readonly memberNo: MemberNo;
  readonly now: EpochMs;
  readonly body: Pick<CallOf<'reservePayment'>['body'], 'coupons' | 'subPayAmt'>;
}

/**
 * Locks a sheet and then its member, who may neither leave nor change addresses until the transaction ends, and reads
 * what a reservation decides by. The rows read behind the lock show whether sheet and member exist.
 */
export async function lockAndRead(transaction: Transaction, whose: SheetOfMember): Promise<ReserveRows | undefined> {
  const { orderSheetNo, memberNo, now } = whose;
  await lock(transaction, orderSheetNo, memberNo, toTimestamp(now));
  return readReserveRows(transaction, whose);
}

/** Reads what a reservation decides by, in a statement of its own: it must see what was committed before the lock. */
export async function readReserveRows(
  transaction: Transaction,
  { orderSheetNo, memberNo, now, body }: SheetOfMember,
): Promise<ReserveRows | undefined> {
  const { cartCouponIssueNo, deliveryCouponIssueNo, productCoupons } = body.coupons;
  const couponIssueNos = [
    cartCouponIssueNo,
    deliveryCouponIssueNo,
    ...productCoupons.map(({ couponIssueNo }) => couponIssueNo),
  ].filter((couponIssueNo) => couponIssueNo !== null);
  const [rows] = await read(
    transaction,
    orderSheetNo,
    memberNo,
    toTimestamp(now),
    triedOrderNos(now),
    couponIssueNos,
    body.subPayAmt,
  );
  return rows;
}

const lock = preparedStatement<[orderSheetNo: OrderSheetNo, memberNo: MemberNo, now: Date], object>(`
with sheet as materialized (
  select member_no from order_sheet
  where order_sheet_no = $1 and member_no = $2::bigint and expires_at > $3 for update)
select held.member_no
from sheet left join lateral (
  select member_no from member
  where member.member_no = sheet.member_no and status = 'ACTIVE' for no key update) held on true`);

const read = preparedStatement<
  [
    orderSheetNo: OrderSheetNo,
    memberNo: MemberNo,
    now: Date,
    tried: readonly string[],
    couponIssueNos: readonly CouponIssueNo[],
    points: number,
  ],
  ReserveRows
>(
  sheetFactsStatement([
    `(select row_to_json(open_order) from (
    select shop_order.order_no as "orderNo", order_status_type as "orderStatusType", payment_key as "paymentKey"
    from shop_order join payment on payment.order_no = shop_order.order_no
    where order_sheet_no = $1 and order_status_type not in (${ENDED_UNPAID_SQL})
    order by payment_no desc limit 1) open_order) as open_order`,
    `(select coalesce(json_agg(conflict), '[]') from (
    select shop_order.order_no as "orderNo", payment_key as "paymentKey"
    from sheet, shop_order join payment using (order_no)
    join order_sheet other on other.order_sheet_no = shop_order.order_sheet_no
    where shop_order.member_no = $2::bigint and order_status_type = 'PAY_WAIT' and other.order_sheet_no <> $1
      and (other.cart_nos && sheet."cartNos" or ordered_at < sheet."createdAt" and (
        exists (select from coupon_use
          where coupon_use.order_no = shop_order.order_no and restored_at is null and coupon_issue_no = any ($5::bigint[]))
        or shop_order.sub_pay_amt > 0 and $6::bigint > coalesce((
          ${availablePointsQuery({ memberNo: '$2::bigint', now: '$3::timestamptz' })}), 0)))
    order by shop_order.order_no) conflict) as conflicting_orders`,
    `(select coalesce(json_agg((line->>'optionNo')::bigint), '[]')
    from sheet, jsonb_array_elements(sheet.products) line
    where cardinality(sheet."cartNos") > 0 and not exists (
      select from cart_line where cart_line.member_no = $2::bigint and cart_no = (line->>'cartNo')::bigint
        and option_no = (line->>'optionNo')::bigint and order_cnt >= (line->>'orderCnt')::integer)) as gone_option_nos`,
    `(select row_to_json(waiting) from (
    select count(distinct order_no)::integer as "orderCnt", coalesce(sum(order_cnt), 0)::integer as "pieceCnt"
    from shop_order join order_option using (order_no)
    where shop_order.member_no = $2::bigint and shop_order.order_status_type in (${AWAITING_PAYMENT_SQL}) and order_sheet_no <> $1) waiting) as waiting`,
    `(${requiredTermsQuery('$3::timestamptz')}) as terms`,
    `(${addressesQuery('$2::bigint')}) as addresses`,
    ...numbersColumns({ tried: '$4::text[]', lines: 'sheet, jsonb_array_elements(sheet.products)' }),
  ]),
);
