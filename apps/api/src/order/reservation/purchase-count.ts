import { commerceError, DAY_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { findTaken } from '../../benefit/benefit.ts';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';

/** How much of a product one member may buy in all: in a window of days, or for ever when `days` is 0. */
export interface PurchaseQuota {
  readonly productNo: number;
  readonly orderCnt: number;
  readonly limitCnt: number;
  readonly days: number;
}

/**
 * Counts what a member buys of limited products, in the order of their numbers; what the same person bought before they left
 * and came back counts too.
 * Rejects with PURCHASE_LIMIT when one goes over, even when the orders come at the same instant.
 */
export async function countPurchases(
  transaction: Transaction,
  memberNo: number,
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
  memberNo: number,
  products: readonly Pick<PurchaseQuota, 'productNo'>[],
  at: EpochMs,
): Promise<readonly number[]> {
  const purchases = products.map(({ productNo: no }) => ({ kind: 'PURCHASE' as const, no, endAt: null }));
  return (await findTaken(transaction, memberNo, purchases, at)).map(({ takenCnt }) => takenCnt);
}

async function countPurchase(
  transaction: Transaction,
  memberNo: number,
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
          else purchase_count.window_started_at end
      where excluded.bought_cnt + case when ${isOver(quota, at)} then 0 else purchase_count.bought_cnt end
        <= ${quota.limitCnt}::integer
      returning product_no`.execute(transaction);
  if (rows.length === 0) throw commerceError('PURCHASE_LIMIT', { details: { productNo: quota.productNo } });
}

function isOver(quota: PurchaseQuota, at: EpochMs) {
  if (quota.days === 0) return sql<boolean>`false`;
  const start = new Date(at - quota.days * DAY_MS);
  return sql<boolean>`purchase_count.window_started_at <= ${start}::timestamptz`;
}

/** Counts an order's goods once more (1), or takes them off what its member has bought (-1); no limit is asked. */
export async function recountPurchases(transaction: Transaction, orderNo: string, sign: 1 | -1): Promise<void> {
  await sql`
    update purchase_count set bought_cnt = greatest(0, bought_cnt + ${sign}::integer * bought.cnt)
    from (select member_no, product_no, sum(order_cnt)::integer as cnt from order_option
      where order_no = ${orderNo} group by member_no, product_no) bought
    where purchase_count.member_no = bought.member_no and purchase_count.product_no = bought.product_no`.execute(
    transaction,
  );
}

/** Rejects with PURCHASE_LIMIT when an order's member has bought more of its goods than one person may. */
export async function refuseOverLimit(
  transaction: Transaction,
  { orderNo, memberNo }: { readonly orderNo: string; readonly memberNo: number },
  at: EpochMs,
): Promise<void> {
  const { rows } = await sql<{ readonly productNo: number; readonly leftCnt: number }>`
    select distinct product.product_no as "productNo", limit_cnt - bought_cnt as "leftCnt" from order_option
    join purchase_count using (member_no, product_no)
    join product on product.product_no = order_option.product_no
    cross join lateral (select case when max_buy_period_cnt > 0 and max_buy_days > 0
      then max_buy_period_cnt else max_buy_person_cnt end as limit_cnt) quota
    where order_no = ${orderNo} and limit_cnt > 0`.execute(transaction);
  const before = await boughtBefore(transaction, memberNo, rows, at);
  const over = rows.find(({ leftCnt }, index) => leftCnt < (before[index] ?? 0));
  if (over !== undefined) throw commerceError('PURCHASE_LIMIT', { details: { productNo: over.productNo } });
}
