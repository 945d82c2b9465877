import { after, DAY_MS, won, type EpochMs, type GradePurchases } from '@dealstore/commerce-core/domain';
import { sql, type Selectable } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import type { MemberGradeRow } from '../database/schema.ts';

/** Longest way from an order to its confirmation that is looked for. Assumed: half a year. */
const LONGEST_WAY_MS = 180 * DAY_MS;

/** Every grade, the lowest first. */
export function readGrades(database: Database | Transaction): Promise<readonly Selectable<MemberGradeRow>[]> {
  return database
    .selectFrom('memberGrade')
    .selectAll()
    .orderBy('minimumPayment')
    .orderBy('minimumCount')
    .orderBy('gradeNo')
    .execute();
}

/** What a member has paid for goods confirmed within a period, less what has gone back, and for how many orders. */
export async function readPurchases(
  database: Database | Transaction,
  memberNo: number,
  { from, until }: { readonly from: EpochMs; readonly until: EpochMs },
): Promise<GradePurchases> {
  const { rows } = await sql<{ payment: number; count: number }>`
    select coalesce(sum(charge_amt * (order_cnt - claimed_cnt) / order_cnt), 0)::bigint as payment,
      count(distinct order_no)::integer as count
    from order_option
    where member_no = ${memberNo} and order_status_type = 'BUY_CONFIRM' and claimed_cnt < order_cnt
      and registered_at >= ${toTimestamp(after(from, -LONGEST_WAY_MS))}
      and confirmed_at >= ${toTimestamp(from)} and confirmed_at < ${toTimestamp(until)}`.execute(database);
  const { payment = 0, count = 0 } = rows[0] ?? {};
  return { payment: won(payment), count };
}
