import { ALARM_KEPT_MS, DAY_MS, GIFT_ARRIVED_LINK_MS, LOGIN_DEVICE_KEPT_MS, MINUTE_MS } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { enqueueRest, type JobKind } from './job.ts';

const EVERY_MS = 10 * MINUTE_MS;
const NAME = 'housekeeping';
/** Rows taken away per table and transaction: no lock is long. */
const BATCH = 5_000;

/** Tables whose rows end by themselves: the column that says when, and how long they stay after it. Assumed periods. */
const SHORT_LIVED = [
  { table: 'idempotency', key: ['scope', 'key'], column: 'expires_at', keptMs: 0 },
  { table: 'rate_limit', key: ['bucket', 'window_start'], column: 'expires_at', keptMs: 0 },
  { table: 'server_token', key: ['token_hash'], column: 'expires_at', keptMs: DAY_MS },
  { table: 'user_token', key: ['token_hash'], column: 'expires_at', keptMs: DAY_MS },
  // Who somebody is stays with the member; the talk that found it does not.
  // An ended session takes its tokens along.
  { table: 'login_session', key: ['session_no'], column: 'expires_at', keptMs: DAY_MS },
  { table: 'login_device', key: ['device_no'], column: 'last_used_at', keptMs: LOGIN_DEVICE_KEPT_MS },
  { table: 'identity_verification', key: ['verification_id'], column: 'expires_at', keptMs: DAY_MS },
  // A failed job is somebody's to look after, a refund that is owed above all: it stays.
  { table: 'job', key: ['job_no'], column: 'ended_at', keptMs: 7 * DAY_MS, status: 'DONE' },
  // What the law keeps of one who has left, until its day.
  { table: 'retention.record', key: ['record_no'], column: 'keep_until', keptMs: 0 },
  // What one who has left had of a benefit, until its term ends.
  { table: 'benefit_taken', key: ['digest'], column: 'keep_until', keptMs: 0 },
  { table: 'alarm', key: ['alarm_no'], column: 'created_at', keptMs: ALARM_KEPT_MS },
  { table: 'behavior_history', key: ['behavior_no'], column: 'happened_at', keptMs: 90 * DAY_MS },
] as const;

/** Takes away rows that have outlived their use, every ten minutes. Assumed: no row here is a record the law wants kept. */
export const housekeeping: JobKind = {
  name: NAME,
  everyMs: EVERY_MS,
  async run(transaction, { now }) {
    let isFull = false;
    for (const { table, key, column, keptMs, ...only } of SHORT_LIVED) {
      const columns = sql.join(key.map((name) => sql.ref(name)));
      const ofStatus = 'status' in only ? sql`and status = ${sql.lit(only.status)}` : sql``;
      const deleted = await sql`
        delete from ${sql.table(table)} where (${columns}) in (
          select ${columns} from ${sql.table(table)} where ${sql.ref(column)} < ${new Date(now - keptMs)} ${ofStatus} limit ${BATCH})
      `.execute(transaction);
      isFull ||= deleted.numAffectedRows === BigInt(BATCH);
    }
    const links = await sql`
      delete from gift_link where token_hash in (
        select token_hash from gift_link join gift using (gift_no)
        where ended_at < ${new Date(now - GIFT_ARRIVED_LINK_MS)} limit ${BATCH})
    `.execute(transaction);
    if (isFull || links.numAffectedRows === BigInt(BATCH)) await enqueueRest(transaction, NAME, { now });
  },
};
