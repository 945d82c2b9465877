import {
  commerceError,
  type CouponNo,
  type EventNo,
  eventRefusal,
  formatYmdt,
  isCommerceError,
  kstDate,
  type Language,
  refusalOfCoupon,
} from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import type { JsonAnswer } from '../contract/operation.ts';
import { findCouponMember, issueCoupon } from '../coupon/coupon.ts';
import { type Database, type Transaction, withTransaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import type { EventRow } from '../database/schema/schema.ts';
import { lockMemberRow } from '../member/lock-member.ts';
import { givePoints } from '../point/point.ts';
import {
  attendedDays,
  couponNameOf,
  type EventQuestion,
  findEvent,
  hasJoinedBefore,
  joinedAt,
  termsOf,
} from './event.store.ts';

/**
 * Joins an event and gives what it promises, in one transaction: once a member, of attendance once a Korean day.
 * Joining again answers the first join. Rejects with NOT_FOUND and an EventRefusal.
 */
export async function joinEvent(
  database: Database,
  question: EventQuestion & { readonly language: Language },
): Promise<JsonAnswer<'joinEvent'>> {
  const { eventNo, memberNo, language, now } = question;
  return withTransaction(database, async (transaction) => {
    await lockMemberRow(transaction, memberNo);
    const event = await findEvent(transaction, eventNo);
    const already = await joinedAt(transaction, event, question);
    if (already === null) await joinOnce(transaction, event, question);
    return {
      joinedYmdt: formatYmdt(already ?? now),
      pointAmt: event.pointAmt,
      couponName: await couponNameOf(transaction, event, language),
      attendedYmds: await attendedDays(transaction, question),
    };
  });
}

async function joinOnce(transaction: Transaction, event: Selectable<EventRow>, question: EventQuestion): Promise<void> {
  const { eventNo, memberNo, now } = question;
  const { isTelecomCustomer } = await findCouponMember(transaction, memberNo, now);
  const joined = await hasJoinedBefore(transaction, event, question);
  const refusal = eventRefusal(termsOf(event), now, { isTelecomCustomer, joined });
  if (refusal !== null) throw commerceError(refusal);
  if (event.couponNo !== null) await giveCoupon(transaction, event.couponNo, question);
  const day = kstDate(now);
  const effectKey = `event:${eventNo}:${memberNo}${event.eventType === 'ATTENDANCE' ? `:${day}` : ''}`;
  if (event.pointAmt > 0) {
    await givePoints(transaction, { memberNo, amount: event.pointAmt, reason: 'ADD_EVENT', effectKey, at: now });
  }
  if (event.eventType === 'ATTENDANCE') {
    await transaction
      .insertInto('eventAttendance')
      .values({ eventNo, memberNo, attendedOn: day, pointAmt: event.pointAmt, attendedAt: toTimestamp(now) })
      .execute();
    return;
  }
  await transaction
    .insertInto('eventJoin')
    .values({ eventNo, memberNo, joinedAt: toTimestamp(now) })
    .execute();
  if (event.joinLimitCnt !== null) await takePlace(transaction, eventNo);
}

/** Takes one of the places last, so that its row is locked for a moment only. Rejects with EV06. */
async function takePlace(transaction: Transaction, eventNo: EventNo): Promise<void> {
  const taken = await transaction
    .updateTable('event')
    .set((row) => ({ joinedCnt: row('joinedCnt', '+', 1) }))
    .where('eventNo', '=', eventNo)
    .where((row) => row('joinedCnt', '<', row.ref('joinLimitCnt')))
    .returning('joinedCnt')
    .executeTakeFirst();
  if (taken === undefined) throw commerceError('EV06');
}

/** Gives the coupon in the way that it is given out; what speaks against it is told as a refusal of the event. */
async function giveCoupon(
  transaction: Transaction,
  couponNo: CouponNo,
  { memberNo, now }: EventQuestion,
): Promise<void> {
  const coupon = await transaction
    .selectFrom('coupon')
    .select('issueType')
    .where('couponNo', '=', couponNo)
    .executeTakeFirst();
  const issueType = coupon?.issueType === 'DOWNLOAD' ? 'DOWNLOAD' : 'EVENT';
  try {
    await issueCoupon(transaction, { couponNo, issueType }, await findCouponMember(transaction, memberNo, now), now);
  } catch (error) {
    const refusal = isCommerceError(error) ? refusalOfCoupon(error.code) : null;
    throw refusal === null ? error : commerceError(refusal);
  }
}
