import {
  commerceError,
  type EpochMs,
  type EventNo,
  eventRefusal,
  formatYmdt,
  isTelecomCustomer,
  kstDate,
  kstMonth,
  type Language,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import { findRedeemed } from '../benefit/benefit.ts';
import { inLanguage } from '../catalogue/catalogue.ts';
import type { JsonAnswer } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import { fromTimestamp } from '../database/instant.ts';
import type { EventRow } from '../database/schema/schema.ts';
import { safeHtml } from '../safe-html.ts';
import { readCarrier } from '../session/session.ts';

/** Which event, whose, and when. */
export interface EventQuestion {
  readonly eventNo: EventNo;
  readonly memberNo: MemberNo;
  readonly now: EpochMs;
}

/** Answers one event, also one that has not begun or is over. Rejects with NOT_FOUND. */
export async function readEvent(
  database: Database,
  { eventNo, language, now }: Omit<EventQuestion, 'memberNo'> & { readonly language: Language },
): Promise<JsonAnswer<'getEvent'>> {
  const event = await findEvent(database, eventNo);
  return {
    eventNo,
    eventType: event.eventType,
    label: inLanguage(language, event.label, event.labelEn),
    promotionText: inLanguage(language, event.promotionText, event.promotionTextEn),
    imageUrl: event.imageUrl,
    startYmdt: formatYmdt(fromTimestamp(event.startsAt)),
    endYmdt: formatYmdt(fromTimestamp(event.endsAt)),
    content: safeHtml(inLanguage(language, event.content, event.contentEn)),
    telecomOnly: event.telecomOnly,
    joinLimitCnt: event.joinLimitCnt,
    pointAmt: event.pointAmt,
    couponName: await couponNameOf(database, event, language),
    code: eventRefusal(termsOf(event), now, null),
  };
}

/** Answers whether a member can join an event, or has. Rejects with NOT_FOUND, and A401 for one who has left. */
export async function standingOf(database: Database, question: EventQuestion): Promise<JsonAnswer<'checkEvent'>> {
  const event = await findEvent(database, question.eventNo);
  const member = await database
    .selectFrom('member')
    .select('carrier')
    .where('memberNo', '=', question.memberNo)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (member === undefined) throw commerceError('A401');
  const joined =
    (await joinedAt(database, event, question)) !== null || (await hasJoinedBefore(database, event, question));
  const visitor = { isTelecomCustomer: isTelecomCustomer(readCarrier(member.carrier)), joined };
  const code = eventRefusal(termsOf(event), question.now, visitor);
  return { joinable: code === null, joined, code, attendedYmds: await attendedDays(database, question) };
}

/** The row of an event that is shown. Rejects with NOT_FOUND. */
export async function findEvent(database: Database, eventNo: EventNo): Promise<Selectable<EventRow>> {
  const event = await database
    .selectFrom('event')
    .selectAll()
    .where('eventNo', '=', eventNo)
    .where('displayable', '=', true)
    .executeTakeFirst();
  if (event === undefined) throw commerceError('NOT_FOUND');
  return event;
}

/** What decides over joining it. */
export function termsOf(event: Selectable<EventRow>) {
  const { eventType, telecomOnly, joinLimitCnt, joinedCnt } = event;
  return {
    eventType,
    telecomOnly,
    window: { startAt: fromTimestamp(event.startsAt), endAt: fromTimestamp(event.endsAt) },
    isFull: joinLimitCnt !== null && joinedCnt >= joinLimitCnt,
  };
}

/** When a member joined, of attendance today; null when they have not. */
export async function joinedAt(
  database: Database,
  { eventNo, eventType }: Pick<Selectable<EventRow>, 'eventNo' | 'eventType'>,
  { memberNo, now }: EventQuestion,
): Promise<EpochMs | null> {
  if (eventType === 'ATTENDANCE') {
    const today = await database
      .selectFrom('eventAttendance')
      .select('attendedAt')
      .where('eventNo', '=', eventNo)
      .where('memberNo', '=', memberNo)
      .where('attendedOn', '=', kstDate(now))
      .executeTakeFirst();
    return today === undefined ? null : fromTimestamp(today.attendedAt);
  }
  const join = await database
    .selectFrom('eventJoin')
    .select('joinedAt')
    .where('eventNo', '=', eventNo)
    .where('memberNo', '=', memberNo)
    .executeTakeFirst();
  return join === undefined ? null : fromTimestamp(join.joinedAt);
}

/** Whether a member joined, or attended today, in a membership that has ended. */
export async function hasJoinedBefore(
  database: Database,
  { eventNo, eventType }: Pick<Selectable<EventRow>, 'eventNo' | 'eventType'>,
  { memberNo, now }: EventQuestion,
): Promise<boolean> {
  const kind = eventType === 'ATTENDANCE' ? 'ATTENDANCE' : 'EVENT';
  const [before] = await findRedeemed(database, memberNo, [{ kind, no: eventNo, endAt: null }], now);
  return before !== undefined && before.takenCnt > 0;
}

/** Days of this Korean month on which a member attended, earliest first. */
export async function attendedDays(database: Database, { eventNo, memberNo, now }: EventQuestion): Promise<string[]> {
  const rows = await database
    .selectFrom('eventAttendance')
    .select('attendedOn')
    .where('eventNo', '=', eventNo)
    .where('memberNo', '=', memberNo)
    .where('attendedOn', '>=', `${kstMonth(now)}-01`)
    .orderBy('attendedOn')
    .limit(31)
    .execute();
  return rows.map(({ attendedOn }) => attendedOn);
}

/** What the coupon of an event is called; null for an event without one. */
export async function couponNameOf(
  database: Database,
  { couponNo }: Pick<Selectable<EventRow>, 'couponNo'>,
  language: Language,
): Promise<string | null> {
  if (couponNo === null) return null;
  const coupon = await database
    .selectFrom('coupon')
    .select(['couponName', 'couponNameEn'])
    .where('couponNo', '=', couponNo)
    .executeTakeFirst();
  return coupon === undefined ? null : inLanguage(language, coupon.couponName, coupon.couponNameEn);
}
