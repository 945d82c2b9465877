import { after, DAY_MS, formatDate, HOUR_MS, SECOND_MS, won, type EpochMs } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { addAlarms } from '../alarm/alarm.ts';
import type { Transaction } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { enqueueRest, type JobKind } from '../jobs/job.ts';

/** How often points are looked for that expire soon: every hour. Assumed. */
export const WARN_EXPIRING_POINTS_EVERY_MS = HOUR_MS;
/** How long before their end members are warned: 7 days. Assumed; an alarm is kept for longer, so nobody is warned twice. */
const WARNED_BEFORE_MS = 7 * DAY_MS;
const NAME = 'warn-expiring-points';
/** Alarms written in one transaction. */
const BATCH = 500;

/** Writes an alarm for each member and instant at which points end within a week, once. */
export const warnExpiringPointsJob: JobKind = {
  name: NAME,
  everyMs: WARN_EXPIRING_POINTS_EVERY_MS,
  async run(transaction, { now }) {
    const ends = await readEnds(transaction, now);
    const alarms = ends.map(({ memberNo, effectKey, amount, expiresAt }) => ({
      memberNo,
      effectKey,
      event: {
        type: 'POINTS_EXPIRING',
        amount: won(Number(amount)),
        lastDay: formatDate(after(fromTimestamp(expiresAt), -SECOND_MS)),
      } as const,
    }));
    await addAlarms(transaction, alarms, now);
    if (ends.length === BATCH) await enqueueRest(transaction, NAME, { now });
  },
};

interface PointEnd {
  readonly memberNo: number;
  readonly effectKey: string;
  readonly amount: number;
  readonly expiresAt: Date;
}

/** Ends of points that nobody was warned of yet, the next first. */
async function readEnds(transaction: Transaction, now: EpochMs): Promise<readonly PointEnd[]> {
  const { rows } = await sql<PointEnd>`
    select member_no as "memberNo", effect_key as "effectKey", amount, expires_at as "expiresAt" from (
      select member_no, expires_at, sum(rest_amt) as amount,
        'points:' || member_no || ':' || extract(epoch from expires_at)::bigint as effect_key
      from point_lot
      where rest_amt > 0 and starts_at <= ${toTimestamp(now)} and expires_at > ${toTimestamp(now)}
        and expires_at <= ${toTimestamp(after(now, WARNED_BEFORE_MS))}
      group by member_no, expires_at) ends
    where not exists (select from alarm where alarm.effect_key = ends.effect_key)
      and exists (select from member where member.member_no = ends.member_no and status = 'ACTIVE')
    order by expires_at, member_no limit ${BATCH}`.execute(transaction);
  return rows;
}
