import { alarmWords, type AlarmEvent, type EpochMs, type MemberNo, type GiftId } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { rowsAsJson } from '../database/json-rows.ts';

/** An alarm to be written for a member. */
export interface NewAlarm {
  readonly memberNo: MemberNo;
  /** The effect it follows, as `order:1:paid`: a second alarm of the same effect is not written. */
  readonly effectKey: string;
  readonly event: AlarmEvent;
  /** The gift it is about; left out for every other. */
  readonly giftNo?: GiftId;
}

const WRITTEN = [
  'memberNo',
  'giftNo',
  'effectKey',
  'alarmType',
  'title',
  'titleEn',
  'content',
  'contentEn',
  'landingUrl',
] as const;
const json = rowsAsJson(WRITTEN);

/**
 * Writes alarms in the transaction of the effects that they follow, so that both are committed or neither is. Each is
 * written once, and none for a member who has left.
 */
export async function addAlarms(transaction: Transaction, alarms: readonly NewAlarm[], at: EpochMs): Promise<void> {
  if (alarms.length === 0) return;
  const rows = alarms.map(({ memberNo, giftNo = null, effectKey, event }) => ({
    memberNo,
    giftNo,
    effectKey,
    ...alarmWords(event),
  }));
  await sql`
    insert into alarm (member_no, gift_no, effect_key, alarm_type, title, title_en, content, content_en, landing_url, created_at)
    select member.member_no, gift_no, effect_key, alarm_type, title, title_en, content, content_en, landing_url,
      ${toTimestamp(at)}
    from json_populate_recordset(null::alarm, ${json(rows)}::json) written
    join member on member.member_no = written.member_no and status = 'ACTIVE'
    order by effect_key
    on conflict (effect_key) do nothing`.execute(transaction);
}
