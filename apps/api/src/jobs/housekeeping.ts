import {
  after,
  ALARM_KEPT_MS,
  DAY_MS,
  GIFT_ARRIVED_LINK_MS,
  LOGIN_DEVICE_KEPT_MS,
  MINUTE_MS,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { toTimestamp } from '../database/instant.ts';
import { enqueueRest, type JobKind } from './job.ts';

const EVERY_MS = 10 * MINUTE_MS;
const NAME = 'housekeeping';
/** Rows taken away per table and transaction: no lock is long. */
const BATCH = 5_000;

/** Tables whose rows end by themselves: the column that says when, and how long they stay after it. Assumed periods. */
const SHORT_LIVED = [
  { table: 'idempotency', column: 'expires_at', keptMs: 0 },
  { table: 'rate_limit', column: 'expires_at', keptMs: 0 },
  { table: 'server_token', column: 'expires_at', keptMs: DAY_MS },
  { table: 'user_token', column: 'expires_at', keptMs: DAY_MS },
  // An ended session takes its tokens along.
  { table: 'login_session', column: 'expires_at', keptMs: DAY_MS },
  { table: 'login_device', column: 'last_used_at', keptMs: LOGIN_DEVICE_KEPT_MS },
  // Who a member is stays with the member; how it was verified does not.
  { table: 'identity_verification', column: 'expires_at', keptMs: DAY_MS },
  // A failed job needs a person to look after it, a refund that is owed above all: it stays.
  { table: 'job', column: 'ended_at', keptMs: 7 * DAY_MS, status: 'DONE' },
  // What the law keeps of one who has left, until its day.
  { table: 'retention.record', column: 'keep_until', keptMs: 0 },
  // What one who has left had of a benefit, until its term ends.
  { table: 'benefit_taken', column: 'keep_until', keptMs: 0 },
  { table: 'alarm', column: 'created_at', keptMs: ALARM_KEPT_MS },
  { table: 'behavior_history', column: 'happened_at', keptMs: 90 * DAY_MS },
] as const;

/**
 * Takes away rows that have outlived their use, every ten minutes. Assumed: what the law wants kept stays until
 * its own `keep_until`.
 */
export const housekeeping: JobKind = {
  name: NAME,
  everyMs: EVERY_MS,
  async run(transaction, { now }) {
    let isFull = false;
    for (const { table, column, keptMs, ...only } of SHORT_LIVED) {
      const ofStatus = 'status' in only ? sql`and status = ${sql.lit(only.status)}` : sql``;
      // By where they lie: a join with what is over would let the planner read the whole table.
      const deleted = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${toTimestamp(after(now, -keptMs))} ${ofStatus} limit ${BATCH}))
      `.execute(transaction);
      isFull ||= deleted.numAffectedRows === BigInt(BATCH);
    }
    const links = await sql`
      delete from gift_link where ctid = any(array(
        select gift_link.ctid from gift_link join gift using (gift_no)
        where ended_at < ${toTimestamp(after(now, -GIFT_ARRIVED_LINK_MS))} limit ${BATCH}))
    `.execute(transaction);
    if (isFull || links.numAffectedRows === BigInt(BATCH)) await enqueueRest(transaction, NAME, { now });
  },
};
