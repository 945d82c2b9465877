import { after, DAY_MS, HOUR_MS, SECOND_MS, won, type EpochMs, type MemberNo } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { addAlarms } from '../alarm/alarm.ts';
import type { Transaction } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { enqueueRest, type JobKind } from '../jobs/job.ts';

/** How often points are looked for that expire soon: every hour. Assumed. */
export const WARN_EXPIRING_POINTS_EVERY_MS = HOUR_MS;
/**
 * How long before their end members are warned: 7 days. Assumed; an alarm is kept for
 * longer, so no member is warned twice.
 */
const WARNED_BEFORE_MS = 7 * DAY_MS;
const NAME = 'warn-expiring-points';
/** Lots checked in one transaction. */
const BATCH = 500;

/** Writes an alarm for each member and instant at which points end within a week, once. */
export const warnExpiringPointsJob: JobKind = {
  name: NAME,
  everyMs: WARN_EXPIRING_POINTS_EVERY_MS,
  async run(transaction, { now }) {
    const ends = await takeEnds(transaction, now);
    const alarms = ends.map(({ memberNo, amount, expiresAt }) => ({
      memberNo,
      effectKey: `points:${memberNo}:${Math.round(fromTimestamp(expiresAt) / SECOND_MS)}`,
      event: {
        type: 'POINTS_EXPIRING',
        amount: won(Number(amount)),
        lastDay: after(fromTimestamp(expiresAt), -SECOND_MS),
      } as const,
    }));
    await addAlarms(transaction, alarms, now);
    const lots = ends.reduce((sum, end) => sum + Number(end.lots), 0);
    if (lots === BATCH) await enqueueRest(transaction, NAME, { now });
  },
};

interface PointEnd {
  readonly memberNo: MemberNo;
  /** All points of the member that end then. */
  readonly amount: number;
  readonly expiresAt: Date;
  /** How many lots of them were taken. */
  readonly lots: number;
}

/**
 * Ends of points without a warning yet, the next first, which now are; lots that are
 * being spent have the next turn.
 */
async function takeEnds(transaction: Transaction, now: EpochMs): Promise<readonly PointEnd[]> {
  const { rows } = await sql<PointEnd>`
    with due as (
      select point_lot_no, point_lot.member_no, expires_at
      from point_lot join member on member.member_no = point_lot.member_no and status = 'ACTIVE'
      where rest_amt > 0 and not warned and starts_at <= ${toTimestamp(now)} and expires_at > ${toTimestamp(now)}
        and expires_at <= ${toTimestamp(after(now, WARNED_BEFORE_MS))}
      order by expires_at limit ${BATCH} for update of point_lot skip locked),
    taken as (
      update point_lot set warned = true from due where due.point_lot_no = point_lot.point_lot_no)
    select member_no as "memberNo", expires_at as "expiresAt", count(*) as lots, (
      select sum(rest_amt) from point_lot lot where lot.member_no = due.member_no and lot.expires_at = due.expires_at
        and rest_amt > 0 and starts_at <= ${toTimestamp(now)}) as amount
    from due group by member_no, expires_at`.execute(transaction);
  return rows;
}
