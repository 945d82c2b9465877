import type { EpochMs, MemberNo, OrderNo } from '@dealstore/commerce-core/domain';
import type { Database, Transaction } from '../../database/database.ts';
import { fromTimestamp, toTimestamp } from '../../database/instant.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import type { StoredStatus } from '../record/order-lock.ts';

/** The place of an order in a member's list, newest first. */
export interface OrderPlace {
  readonly orderedAt: EpochMs;
  readonly orderNo: OrderNo;
}

/** Which orders of a member to find: those with an option in one of the statuses. */
export interface OrdersQuestion {
  readonly memberNo: MemberNo;
  readonly from: EpochMs;
  readonly before: OrderPlace;
  readonly statuses: readonly StoredStatus[];
  /** Whether orders whose deposit never came count as well. */
  readonly withUnpaid: boolean;
  /** Orders read at most. */
  readonly limit: number;
}

interface PlaceRow {
  readonly registeredAt: Date;
  readonly orderNo: OrderNo;
}

type PlaceParameters = [
  memberNo: MemberNo,
  from: Date,
  at: Date,
  orderNo: OrderNo,
  statuses: readonly string[],
  limit: number,
  withUnpaid: boolean,
];

/**
 * An option is registered at the instant its order is ordered at, so the index `order_option_member` alone answers;
 * only of an order that ended unpaid its row says whether it had an account for a deposit.
 * NOTE: as a value and not by EXISTS, for which a plan may read the orders of everybody.
 */
const selectPlaces = preparedStatement<PlaceParameters, PlaceRow>(`
select registered_at, order_no from order_option
where member_no = $1::bigint and registered_at >= $2::timestamptz
  and (registered_at, order_no) < ($3::timestamptz, $4::text)
  and (order_status_type = any ($5::text[]) or $7 and order_status_type = 'PAY_CANCEL' and (
    select bank_info is not null from shop_order where shop_order.order_no = order_option.order_no))
group by registered_at, order_no
order by registered_at desc, order_no desc limit $6::integer`);

/** Finds orders of a member by keyset, the newest first. */
export async function findOrders(
  database: Database,
  { memberNo, from, before, statuses, withUnpaid, limit }: OrdersQuestion,
): Promise<readonly OrderPlace[]> {
  const rows = await selectPlaces(
    database,
    memberNo,
    toTimestamp(from),
    toTimestamp(before.orderedAt),
    before.orderNo,
    statuses,
    limit,
    withUnpaid,
  );
  return rows.map(({ registeredAt, orderNo }) => ({ orderedAt: fromTimestamp(registeredAt), orderNo }));
}

interface StatusRow {
  readonly orderStatusType: StoredStatus;
  readonly count: number;
}

const selectStatusCounts = preparedStatement<[memberNo: MemberNo, from: Date, until: Date], StatusRow>(`
select order_status_type, count(*)::integer as count from order_option
where member_no = $1::bigint and registered_at >= $2::timestamptz and registered_at < $3::timestamptz
group by order_status_type`);

/** How many options a member has ordered in a period, by status. */
export async function countOptions(
  database: Database,
  { memberNo, from, until }: { readonly memberNo: MemberNo; readonly from: EpochMs; readonly until: EpochMs },
): Promise<ReadonlyMap<StoredStatus, number>> {
  const rows = await selectStatusCounts(database, memberNo, toTimestamp(from), toTimestamp(until));
  return new Map(rows.map(({ orderStatusType, count }) => [orderStatusType, count]));
}

const selectOpenOrders = preparedStatement<
  [memberNo: MemberNo, statuses: readonly string[]],
  { readonly orderNo: OrderNo }
>(`select distinct order_no from order_option
where member_no = $1::bigint and order_status_type = any ($2::text[])`);

/** Every order of a member, however old, with an option in one of the statuses. */
export async function findOrdersIn(
  database: Database | Transaction,
  memberNo: MemberNo,
  statuses: readonly StoredStatus[],
): Promise<readonly string[]> {
  const rows = await selectOpenOrders(database, memberNo, statuses);
  return rows.map(({ orderNo }) => orderNo);
}
