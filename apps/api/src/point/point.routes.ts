import { after, type EpochMs, type MemberNo, POINTS_EXPIRE_SOON_MS } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { AppParts } from '../app-parts.ts';
import type { Handlers } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { readExpiring, readHistory, readWaiting } from './point-history.store.ts';
import type { Database } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';

type PointHandlers = Pick<Handlers, 'getPoints' | 'getPointHistory' | 'getWaitingPoints' | 'getExpiringPoints'>;

/** Points of the member. Spec §2, §8. */
export function pointRoutes({ database, clock }: AppParts): PointHandlers {
  return {
    getPoints: async ({ caller }) => {
      const sums = await sumPoints(database, requireMember(caller).memberNo, clock.now());
      // An expired lot cannot be spent, even before the job removes it from the balance.
      const totalAvailableAmt = Math.min(sums.balanceAmt, sums.unexpiredAmt);
      return {
        totalAvailableAmt,
        totalExpireAmt: Math.min(totalAvailableAmt, sums.expiringAmt),
        waitingAccumulation: sums.waitingAmt,
        owedAmt: sums.owedAmt,
      };
    },
    getPointHistory: ({ caller, query: { kind, cursor, pageSize } }) =>
      readHistory(database, { memberNo: requireMember(caller).memberNo, kind, cursor, pageSize }),
    getWaitingPoints: ({ caller, language }) => readWaiting(database, requireMember(caller).memberNo, language),
    getExpiringPoints: ({ caller }) => readExpiring(database, requireMember(caller).memberNo, clock.now()),
  };
}

/** Points of a member, in won. */
interface PointSums {
  readonly balanceAmt: number;
  /** What lots hold that can be spent now. */
  readonly unexpiredAmt: number;
  readonly expiringAmt: number;
  readonly waitingAmt: number;
  readonly owedAmt: number;
}

/** Sums what a member has, what expires soon, what is pending and what is owed. */
async function sumPoints(database: Database, memberNo: MemberNo, now: EpochMs): Promise<PointSums> {
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
