import { type EpochMs, type MemberNo, type OrderNo, refused, SPENT_POINTS } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { takeFromLots } from '../../point/point.ts';

interface PointUse {
  readonly orderNo: OrderNo;
  readonly memberNo: MemberNo;
  /** Won. */
  readonly amount: number;
  readonly at: EpochMs;
}

/**
 * Writes the query for the points a member may spend now, in won: the balance, as far as it has not expired.
 * @param memberNo and `now` in SQL
 */
export function availablePointsQuery({ memberNo, now }: { readonly memberNo: string; readonly now: string }): string {
  return `
    select least(balance_amt, (
      select coalesce(sum(rest_amt), 0) from point_lot
      where member_no = ${memberNo} and rest_amt > 0 and starts_at <= ${now} and expires_at > ${now}))::bigint
    from point_balance where member_no = ${memberNo}`;
}

/**
 * Spends points for an order: the balance in one conditional statement, then the lots that expire first.
 * Rejects with MB04 when they do not suffice. Nothing happens for 0 won.
 */
export async function spendPoints(transaction: Transaction, use: PointUse): Promise<void> {
  if (use.amount === 0) return;
  const balance = await transaction
    .updateTable('pointBalance')
    .set((row) => ({ balanceAmt: row('balanceAmt', '-', use.amount) }))
    .where('memberNo', '=', use.memberNo)
    .where('balanceAmt', '>=', use.amount)
    .returning('balanceAmt')
    .executeTakeFirst();
  if (balance === undefined) throw refused(SPENT_POINTS);
  const entry = await transaction
    .insertInto('pointLedger')
    .values({
      memberNo: use.memberNo,
      effectKey: `order:${use.orderNo}:use:${use.at}`,
      status: 'SUBTRACTION',
      reason: 'SUB_PAYMENT_USED',
      pointAmt: -use.amount,
      balanceAmt: balance.balanceAmt,
      orderNo: use.orderNo,
      registeredAt: toTimestamp(use.at),
    })
    .returning('accumulationNo')
    .executeTakeFirstOrThrow();
  const { accumulationNo } = entry;
  const { memberNo, amount, at } = use;
  const missing = await takeFromLots(transaction, { memberNo, amount, accumulationNo, usableAt: at });
  if (missing > 0) throw refused(SPENT_POINTS);
}
