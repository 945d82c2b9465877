import { randomBytes } from 'node:crypto';
import {
  adultVerificationEnd,
  commerceError,
  isAdultVerified,
  adultProofRefusal,
  refuse,
  type AdultVerification,
  type EpochMs,
  tidyText,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import { forgetRedeemed, redeemedOf } from '../benefit/benefit.ts';
import type { Database, Transaction } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { errorCode } from '../database/unavailable.ts';
import { openBalance } from '../point/point.ts';
import type { SecurityEvent } from '../security-event.ts';
import { personKey } from './person.ts';
import { endSessionsOf } from './session.store.ts';
import type { FinishedVerification } from './verification.store.ts';

/** Random bytes of a new member's public id. */
const SHOPBY_ID_BYTES = 12;

/** What a person keeps from one membership to the next. */
const FIRST_PURCHASE = { kind: 'FIRST_PURCHASE', no: null, endAt: null } as const;
const POINTS_OWED = { kind: 'POINTS_OWED', no: null, endAt: null } as const;

const UNIQUE_VIOLATION = '23505';

/** A member as logging in needs one. */
export interface KnownMember {
  readonly memberNo: MemberNo;
  readonly shopbyId: string;
  readonly phone: string | null;
}

/** When a log-in happens, and who is told of what else it brings once it is committed. */
export interface LogInMoment {
  readonly now: EpochMs;
  readonly note: (event: SecurityEvent) => void;
}

/** The member a verified person is; null when they are new. Rejects with VERIFICATION_FAILED for one who is paused. */
export async function findMember(database: Database, found: FinishedVerification): Promise<KnownMember | null> {
  const member = await database
    .selectFrom('member')
    .select(['memberNo', 'shopbyId', 'phone', 'status'])
    .where('personKey', '=', personKey(found))
    .executeTakeFirst();
  if (member === undefined || member.status === 'WITHDRAWN') return null;
  if (member.status === 'PAUSED') throw commerceError('VERIFICATION_FAILED');
  return member;
}

/**
 * Makes a person a member; null when they became one a moment ago. Frees the phone first: `freePhone`.
 * Rejects with VERIFICATION_FAILED when another person proved the same phone at the same moment.
 */
export async function insertMember(
  transaction: Transaction,
  found: FinishedVerification,
  { now, note }: LogInMoment,
): Promise<KnownMember | null> {
  const grade = await transaction
    .selectFrom('memberGrade')
    .select('gradeNo')
    .orderBy('minimumPayment')
    .orderBy('gradeNo')
    .executeTakeFirstOrThrow();
  await freePhone(transaction, found, { now, note });
  const key = personKey(found);
  const [bought, owed] = await redeemedOf(transaction, key, [FIRST_PURCHASE, POINTS_OWED], now);
  const hasBought = bought !== undefined && bought.takenCnt > 0;
  const member = await phoneIsFree(
    transaction
      .insertInto('member')
      .values({
        shopbyId: `m${randomBytes(SHOPBY_ID_BYTES).toString('base64url')}`,
        personKey: key,
        boughtBeforeUntil: hasBought ? toTimestamp(bought.keepUntil) : null,
        name: tidyText(found.name),
        phone: found.phone,
        birthDate: found.birthDate,
        gender: found.gender,
        carrier: found.carrier,
        gradeNo: grade.gradeNo,
        joinedAt: toTimestamp(now),
      })
      .onConflict((conflict) => conflict.column('personKey').where('personKey', 'is not', null).doNothing())
      .returning(['memberNo', 'shopbyId', 'phone'])
      .executeTakeFirst(),
  );
  if (member === undefined) return null;
  await openBalance(transaction, { memberNo: member.memberNo, owedAmt: owed?.takenCnt ?? 0, at: now });
  await forgetRedeemed(transaction, key, POINTS_OWED, now);
  return member;
}

/**
 * Takes over what the provider knows better: carrier, and the phone when it has changed; `freePhone` comes first.
 * Rejects with VERIFICATION_FAILED for one who has left a moment ago, or whose phone somebody
 * else proved at the same moment.
 */
export async function refreshMember(
  transaction: Transaction,
  member: KnownMember,
  found: FinishedVerification,
  { now, note }: LogInMoment,
): Promise<void> {
  await freePhone(transaction, found, { now, note });
  const refreshed = await phoneIsFree(
    transaction
      .updateTable('member')
      .set({ status: 'ACTIVE', phone: found.phone, carrier: found.carrier, lastLoginAt: toTimestamp(now) })
      .where('memberNo', '=', member.memberNo)
      .where('status', 'in', ['ACTIVE', 'DORMANT'])
      .returning('memberNo')
      .executeTakeFirst(),
  );
  if (refreshed === undefined) throw commerceError('VERIFICATION_FAILED');
}

/** Keeps the proof of age for one year. Rejects with ADULT_ONLY for a minor. Spec §6; the year rule is Assumed. */
export async function keepAdultProof(
  transaction: Transaction,
  memberNo: MemberNo,
  found: FinishedVerification,
  now: EpochMs,
): Promise<void> {
  refuse(adultProofRefusal(Number(found.birthDate.slice(0, 4)), now));
  await transaction
    .updateTable('member')
    .set({
      adultVerifiedAt: toTimestamp(now),
      adultMethod: 'PHONE',
      adultExpiresAt: toTimestamp(adultVerificationEnd(now)),
    })
    .where('memberNo', '=', memberNo)
    .execute();
}

/** The proof of age a member has given; null without one and when it has run out. Assumed: GAP-27. */
export async function findAdultProof(
  database: Database,
  memberNo: MemberNo,
  now: EpochMs,
): Promise<AdultVerification | null> {
  const row = await database
    .selectFrom('member')
    .select(['adultVerifiedAt', 'adultMethod', 'adultExpiresAt'])
    .where('memberNo', '=', memberNo)
    .executeTakeFirst();
  if (row === undefined || row.adultVerifiedAt === null || row.adultExpiresAt === null) return null;
  const proof = {
    verifiedAt: fromTimestamp(row.adultVerifiedAt),
    method: row.adultMethod ?? '',
    expiresAt: fromTimestamp(row.adultExpiresAt),
  };
  return isAdultVerified(proof, now) ? proof : null;
}

/**
 * Takes the phone from the member who had it before: a carrier gives numbers out again, and has just said whose it is
 * now. That member's sessions end; who they are does not hang on a phone, so their next log-in brings their new one.
 * Assumed.
 */
async function freePhone(
  transaction: Transaction,
  found: FinishedVerification,
  { now, note }: LogInMoment,
): Promise<void> {
  const former = await transaction
    .updateTable('member')
    .set({ phone: null })
    .where('phone', '=', found.phone)
    .where('personKey', '<>', personKey(found))
    .returning('memberNo')
    .executeTakeFirst();
  if (former === undefined) return;
  const { memberNo } = former;
  const sessionCnt = await endSessionsOf(transaction, memberNo, 'PHONE_REASSIGNED', now);
  if (sessionCnt > 0) note({ event: 'session.ended', memberNo, reason: 'PHONE_REASSIGNED', sessionCnt });
}

async function phoneIsFree<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) throw commerceError('VERIFICATION_FAILED', { cause: error });
    throw error;
  }
}
