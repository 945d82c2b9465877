import {
  boughtOut,
  DAY_MS,
  type EpochMs,
  type MemberNo,
  type OrderNo,
  personLimit,
  type PersonLimit,
  type ProductNo,
  refused,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { findRedeemed } from '../../benefit/benefit.ts';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';

/** How much of a product is ordered, and how much of it one person may buy. */
export interface PurchaseQuota extends PersonLimit {
  readonly productNo: ProductNo;
  readonly orderCnt: number;
}

/**
 * Counts what a member buys of limited products, in the order of their numbers; what the same person bought before they
 * left and came back counts too.
 * Rejects with PURCHASE_LIMIT when one goes over, even when the orders come at the same instant.
 * NOTE: an order knows its instant before its turn: the days begin with the earlier of two, or it
 * would be of days that are over.
 */
export async function countPurchases(
  transaction: Transaction,
  memberNo: MemberNo,
  quotas: readonly PurchaseQuota[],
  at: EpochMs,
): Promise<void> {
  const sorted = quotas.toSorted((left, right) => left.productNo - right.productNo);
  const before = await boughtBefore(transaction, memberNo, sorted, at);
  for (const [index, { limitCnt, ...quota }] of sorted.entries()) {
    await countPurchase(transaction, memberNo, { ...quota, limitCnt: limitCnt - (before[index] ?? 0) }, at);
  }
}

/** How much of each product a member bought in earlier memberships. */
async function boughtBefore(
  transaction: Transaction,
  memberNo: MemberNo,
  products: readonly Pick<PurchaseQuota, 'productNo'>[],
  at: EpochMs,
): Promise<readonly number[]> {
  const purchases = products.map(({ productNo: no }) => ({ kind: 'PURCHASE' as const, no, endAt: null }));
  return (await findRedeemed(transaction, memberNo, purchases, at)).map(({ takenCnt }) => takenCnt);
}

async function countPurchase(
  transaction: Transaction,
  memberNo: MemberNo,
  quota: PurchaseQuota,
  at: EpochMs,
): Promise<void> {
  const now = toTimestamp(at);
  const { rows } = await sql`
      insert into purchase_count (member_no, product_no, bought_cnt, window_started_at)
      select ${memberNo}::bigint, ${quota.productNo}::bigint, ${quota.orderCnt}::integer, ${now}::timestamptz
      where ${quota.orderCnt}::integer <= ${quota.limitCnt}::integer
      on conflict (member_no, product_no) do update set
        bought_cnt = excluded.bought_cnt + case when ${isOver(quota, at)} then 0 else purchase_count.bought_cnt end,
        window_started_at = case when ${isOver(quota, at)} then excluded.window_started_at
          else least(purchase_count.window_started_at, excluded.window_started_at) end
      where excluded.bought_cnt + case when ${isOver(quota, at)} then 0 else purchase_count.bought_cnt end
        <= ${quota.limitCnt}::integer
      returning product_no`.execute(transaction);
  if (rows.length === 0) throw refused(boughtOut(quota.productNo));
}

function isOver(quota: PurchaseQuota, at: EpochMs) {
  if (quota.days === null) return sql<boolean>`false`;
  const start = new Date(at - quota.days * DAY_MS);
  return sql<boolean>`purchase_count.window_started_at <= ${start}::timestamptz`;
}

/**
 * Adds an order's goods to what its member has bought (1) or subtracts them (-1), unless its days are over; checks no
 * limit.
 */
export async function recountPurchases(transaction: Transaction, orderNo: OrderNo, sign: 1 | -1): Promise<void> {
  await sql`
    update purchase_count set bought_cnt = greatest(0, bought_cnt + ${sign}::integer * bought.cnt)
    from (select member_no, product_no, sum(order_cnt)::integer as cnt, min(registered_at) as registered_at from order_option
      where order_no = ${orderNo} group by member_no, product_no) bought
    where purchase_count.member_no = bought.member_no and purchase_count.product_no = bought.product_no
      and bought.registered_at >= window_started_at`.execute(transaction);
}

/** Rejects with PURCHASE_LIMIT when an order's member has bought more of its goods than one person may. */
export async function refuseOverLimit(
  transaction: Transaction,
  { orderNo, memberNo }: { readonly orderNo: OrderNo; readonly memberNo: MemberNo },
  at: EpochMs,
): Promise<void> {
  const rows = await transaction
    .selectFrom('orderOption')
    .innerJoin('purchaseCount', (join) =>
      join
        .onRef('purchaseCount.memberNo', '=', 'orderOption.memberNo')
        .onRef('purchaseCount.productNo', '=', 'orderOption.productNo'),
    )
    .innerJoin('product', 'product.productNo', 'orderOption.productNo')
    .select(['product.productNo', 'boughtCnt', 'minBuyCnt', 'maxBuyTimeCnt'])
    .select(['maxBuyPersonCnt', 'maxBuyPeriodCnt', 'maxBuyDays'])
    .distinct()
    .where('orderNo', '=', orderNo)
    .execute();
  const limited = rows.flatMap((row) => {
    const limit = personLimit(row);
    return limit === null ? [] : { ...row, ...limit };
  });
  const before = await boughtBefore(transaction, memberNo, limited, at);
  const over = limited.find(({ limitCnt, boughtCnt }, index) => boughtCnt + (before[index] ?? 0) > limitCnt);
  if (over !== undefined) throw refused(boughtOut(over.productNo));
}
