import {
  APP_CONSENT_TYPES,
  decideSending,
  type EpochMs,
  type MemberNo,
  MINUTE_MS,
  nextAdvertisingStart,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { findLatestConsents, UNSUBSCRIBE_PATH } from '../account/account.ts';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { enqueueRest, type JobKind } from '../jobs/job.ts';

/** How often the queue is looked at. Assumed: every minute. */
export const SEND_MESSAGES_EVERY_MS = MINUTE_MS;
const NAME = 'send-messages';
/** Messages sent in one transaction. */
const BATCH = 200;
/** The address that an advertisement's words end in; its alarm has a link instead. */
const REFUSAL_ADDRESS = `: https?://\\S+${UNSUBSCRIBE_PATH}/\\S+$`;

/**
 * Sends what waits in the queue, each by what its member agrees to now: a refusal holds for what was queued before it,
 * and advertising waits for the morning. The app's message is an entry of the member's alarms.
 */
export const sendMessagesJob: JobKind = {
  name: NAME,
  everyMs: SEND_MESSAGES_EVERY_MS,
  async run(transaction, { now }) {
    const due = await transaction
      .selectFrom('messageSent')
      .select(['messageNo', 'memberNo', 'advertisement'])
      .where('status', '=', 'QUEUED')
      .where('dueAt', '<=', toTimestamp(now))
      .orderBy('dueAt')
      .orderBy('messageNo')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { messageNo, memberNo, advertisement } of due) {
      const agreed = memberNo === null ? new Set<never>() : await agreedTypes(transaction, memberNo);
      const decision = decideSending({ advertisement }, agreed, now);
      if (decision === 'SEND') await send(transaction, messageNo, now);
      else if (decision === 'WAIT') {
        await transaction
          .updateTable('messageSent')
          .set({ dueAt: toTimestamp(nextAdvertisingStart(now)) })
          .where('messageNo', '=', messageNo)
          .execute();
      } else await end(transaction, messageNo, 'WITHHELD', null);
    }
    if (due.length === BATCH) await enqueueRest(transaction, NAME, { now });
  },
};

async function agreedTypes(transaction: Transaction, memberNo: MemberNo) {
  const latest = await findLatestConsents(transaction, memberNo);
  return new Set(APP_CONSENT_TYPES.filter((type) => latest.get(type)?.agreed === true));
}

async function send(transaction: Transaction, messageNo: number, now: EpochMs): Promise<void> {
  await sql`
    insert into alarm (member_no, effect_key, alarm_type, title, title_en, content, content_en, landing_url, refusal_url,
      created_at)
    select member_no, effect_key, case when advertisement then 'ADVERTISEMENT' else 'NOTICE' end, title, title_en,
      regexp_replace(body, ${REFUSAL_ADDRESS}, ''), regexp_replace(body_en, ${REFUSAL_ADDRESS}, ''), landing_url,
      coalesce(${`${UNSUBSCRIBE_PATH}/`} || refusal_token, ''), ${toTimestamp(now)}
    from message_sent join member using (member_no)
    where message_no = ${messageNo} and member.status = 'ACTIVE'
    on conflict (effect_key) do nothing`.execute(transaction);
  await end(transaction, messageNo, 'SENT', now);
}

async function end(
  transaction: Transaction,
  messageNo: number,
  status: 'SENT' | 'WITHHELD',
  sentAt: EpochMs | null,
): Promise<void> {
  await transaction
    .updateTable('messageSent')
    .set((row) => ({
      status,
      attempts: row('attempts', '+', 1),
      sentAt: sentAt === null ? null : toTimestamp(sentAt),
    }))
    .where('messageNo', '=', messageNo)
    .execute();
}
