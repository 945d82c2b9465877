import { after, type EpochMs, type MemberNo, POINTS_EXPIRE_SOON_MS } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';

/** Points of a member, in won. */
export interface PointSums {
  readonly balanceAmt: number;
  /** What lots hold that can be spent now. */
  readonly unexpiredAmt: number;
  readonly expiringAmt: number;
  readonly waitingAmt: number;
  readonly owedAmt: number;
}

/** Adds up what a member has, what ends soon, what is promised and what is owed. */
export async function sumPoints(database: Database, memberNo: MemberNo, now: EpochMs): Promise<PointSums> {
  const at = toTimestamp(now);
  const soon = toTimestamp(after(now, POINTS_EXPIRE_SOON_MS));
  const { rows } = await sql<PointSums>`
    select
      coalesce((select balance_amt from point_balance where member_no = ${memberNo}), 0) as balance_amt,
      coalesce((select owed_amt from point_balance where member_no = ${memberNo}), 0) as owed_amt,
      coalesce(sum(rest_amt), 0)::bigint as unexpired_amt,
      coalesce(sum(rest_amt) filter (where expires_at <= ${soon}), 0)::bigint as expiring_amt,
      coalesce((select sum(waiting_amt) from point_waiting where member_no = ${memberNo}), 0)::bigint as waiting_amt
    from point_lot
    where member_no = ${memberNo} and rest_amt > 0 and starts_at <= ${at} and expires_at > ${at}`.execute(database);
  return rows[0] ?? { balanceAmt: 0, unexpiredAmt: 0, expiringAmt: 0, waitingAmt: 0, owedAmt: 0 };
}
