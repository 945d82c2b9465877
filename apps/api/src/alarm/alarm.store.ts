import {
  alarmKind,
  alarmsKeptFrom,
  formatYmdt,
  type AlarmKind,
  type AlarmType,
  type EpochMs,
  type Language,
  type AlarmNo,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import type { SelectQueryBuilder } from 'kysely';
import { inLanguage } from '../catalogue/catalogue.ts';
import type { CallOf, JsonAnswer } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import type { DB } from '../database/schema/schema.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { numberedPage, readPage } from '../http/numbered-page.ts';

const TYPES = [
  'ORDER',
  'DELIVERY',
  'GIFT',
  'COUPON',
  'POINT',
  'REVIEW',
  'INQUIRY',
  'RESTOCK',
  'NOTICE',
  'ADVERTISEMENT',
] as const satisfies readonly AlarmType[];

const PAGE_SIZE = 20;
/** Alarms counted at most. Assumed: a member does not look for the thousandth of a month. */
const MOST_COUNTED = 1_000;

/** Whose alarms, when. */
export interface AlarmReader {
  readonly memberNo: MemberNo;
  readonly now: EpochMs;
}

/** Which alarms are asked for. */
export interface AlarmQuestion extends AlarmReader {
  readonly kind: AlarmKind | undefined;
  readonly pageNumber: number | undefined;
  readonly pageSize: number | undefined;
  readonly language: Language;
}

/** Reads one page of a member's alarms, newest first, and how many there are. Rejects with INVALID_REQUEST. */
export async function readAlarms(database: Database, question: AlarmQuestion): Promise<JsonAnswer<'getAlarms'>> {
  const { language } = question;
  const alarms = keptAlarms(database, question, question.kind);
  const after = (alarmNo: AlarmNo | null) => (alarmNo === null ? alarms : alarms.where('alarmNo', '<', alarmNo));
  const [rows, totalCount] = await Promise.all([
    readPage(numberedPage(question, PAGE_SIZE), {
      pass: async (place: number | null, entries) => {
        const passed = await after(place).select('alarmNo').orderBy('alarmNo', 'desc').limit(entries).execute();
        return passed.at(-1)?.alarmNo ?? null;
      },
      read: (place, count) => after(place).selectAll().orderBy('alarmNo', 'desc').limit(count).execute(),
      placeOf: ({ alarmNo }) => alarmNo,
    }),
    countOf(database, alarms.select('alarmNo')),
  ]);
  return {
    totalCount,
    items: rows.map((row) => ({
      alarmNo: row.alarmNo,
      alarmType: row.alarmType,
      title: inLanguage(language, row.title, row.titleEn),
      content: inLanguage(language, row.content, row.contentEn),
      landingUrl: row.landingUrl,
      refusalUrl: row.refusalUrl,
      registerYmdt: formatYmdt(fromTimestamp(row.createdAt)),
      isRead: row.readAt !== null,
    })),
  };
}

/** How many alarms of a member are unread. */
export async function countUnread(database: Database, reader: AlarmReader): Promise<number> {
  return countOf(database, keptAlarms(database, reader, undefined).select('alarmNo').where('readAt', 'is', null));
}

/**
 * Marks alarms of a member as read, all of them when none is named, but none that came after the newest one that was
 * seen; numbers of others change nothing.
 */
export async function markRead(
  database: Database,
  { memberNo, now }: AlarmReader,
  { alarmNos, upToAlarmNo }: CallOf<'readAlarms'>['body'],
): Promise<void> {
  let marked = database
    .updateTable('alarm')
    .set({ readAt: toTimestamp(now) })
    .where('memberNo', '=', memberNo)
    .where('readAt', 'is', null);
  if (alarmNos.length > 0) marked = marked.where('alarmNo', 'in', alarmNos);
  if (upToAlarmNo !== undefined) marked = marked.where('alarmNo', '<=', upToAlarmNo);
  await marked.execute();
}

function keptAlarms(database: Database, { memberNo, now }: AlarmReader, kind: AlarmKind | undefined) {
  const alarms = database
    .selectFrom('alarm')
    .where('memberNo', '=', memberNo)
    .where('createdAt', '>=', toTimestamp(alarmsKeptFrom(now)));
  if (kind === undefined) return alarms;
  return alarms.where(
    'alarmType',
    'in',
    TYPES.filter((type) => alarmKind(type) === kind),
  );
}

async function countOf(
  database: Database,
  alarms: SelectQueryBuilder<DB, 'alarm', { alarmNo: AlarmNo }>,
): Promise<number> {
  const { count } = await database
    .selectFrom(alarms.limit(MOST_COUNTED).as('counted'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
