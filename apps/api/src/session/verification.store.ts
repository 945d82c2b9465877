import {
  after,
  commerceError,
  MINUTE_MS,
  type Carrier,
  type EpochMs,
  type MemberNo,
  type VerificationId,
} from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import type { IdentityVerificationRow } from '../database/schema/schema.ts';
import type { ClientKind } from './client.ts';
import type { Person } from './person.ts';
import { digest, newSecret } from '../secret/secret.ts';

/** How long a verification may take from its start: 30 min. Assumed. */
const VERIFICATION_LIFE_MS = 30 * MINUTE_MS;

/**
 * How long the one-time code of a finished verification can be exchanged: 10 min. Assumed: long enough for the terms.
 */
const ONE_TIME_CODE_LIFE_MS = 10 * MINUTE_MS;

/** Why an identity is verified, as the table says it. */
export type Purpose = IdentityVerificationRow['purpose'];

/** What starts a verification. */
export interface VerificationStart {
  readonly verificationId: VerificationId;
  readonly purpose: Purpose;
  readonly client: ClientKind;
  readonly state: string;
  readonly codeChallenge: string;
  readonly returnUrl: string;
  /** The member who asks; null for a guest. */
  readonly memberNo: MemberNo | null;
}

/** A finished verification: who was found, and what for. */
export interface FinishedVerification extends Person {
  readonly verificationId: VerificationId;
  readonly purpose: Purpose;
  readonly client: ClientKind;
  readonly codeChallenge: string;
  readonly memberNo: MemberNo | null;
  readonly phone: string;
  readonly carrier: Carrier;
}

/** Writes a started verification. */
export async function insertVerification(database: Database, start: VerificationStart, now: EpochMs): Promise<void> {
  await database
    .insertInto('identityVerification')
    .values({ ...start, createdAt: toTimestamp(now), expiresAt: toTimestamp(after(now, VERIFICATION_LIFE_MS)) })
    .execute();
}

/** The finished verification behind a one-time code. Rejects with VERIFICATION_FAILED when there is none any more. */
export async function findFinished(database: Database, code: string, now: EpochMs): Promise<FinishedVerification> {
  return readFinished(await finishedQuery(database, code, now).executeTakeFirst());
}

/** As findFinished, and no other call may exchange the code until this transaction ends. */
export async function lockFinished(
  transaction: Transaction,
  code: string,
  now: EpochMs,
): Promise<FinishedVerification> {
  return readFinished(await finishedQuery(transaction, code, now).forUpdate().executeTakeFirst());
}

/** Uses a verification up: its code opens nothing any more. */
export async function consumeVerification(
  transaction: Transaction,
  verificationId: VerificationId,
  memberNo: MemberNo,
): Promise<void> {
  await transaction
    .updateTable('identityVerification')
    .set({ status: 'CONSUMED', memberNo })
    .where('verificationId', '=', verificationId)
    .execute();
}

/** What the provider found of a person. */
export interface FoundPerson extends Person {
  readonly phone: string;
  readonly carrier: Carrier;
}

/**
 * Finishes a verification whose phone code was right, once: answers the one-time code, or null when somebody was
 * faster. @param messageCodeHash the code that was proven; a newer one would have another
 */
export async function finishVerification(
  database: Database,
  verificationId: VerificationId,
  messageCodeHash: string,
  now: EpochMs,
): Promise<string | null> {
  const code = newSecret();
  const finished = await database
    .updateTable('identityVerification')
    .set({
      status: 'VERIFIED',
      messageCodeHash: null,
      oneTimeCodeHash: digest(code),
      oneTimeCodeExpiresAt: toTimestamp(after(now, ONE_TIME_CODE_LIFE_MS)),
      verifiedAt: toTimestamp(now),
    })
    .where('verificationId', '=', verificationId)
    .where('status', '=', 'CODE_SENT')
    .where('messageCodeHash', '=', messageCodeHash)
    .returning('verificationId')
    .executeTakeFirst();
  return finished === undefined ? null : code;
}

function finishedQuery(database: Database, code: string, now: EpochMs) {
  return database
    .selectFrom('identityVerification')
    .selectAll()
    .where('oneTimeCodeHash', '=', digest(code))
    .where('status', '=', 'VERIFIED')
    .where('oneTimeCodeExpiresAt', '>', toTimestamp(now));
}

function readFinished(row: Selectable<IdentityVerificationRow> | undefined): FinishedVerification {
  const { name, birthDate, gender, phone } = row ?? {};
  if (row === undefined || name == null || birthDate == null || gender == null || phone == null) {
    throw commerceError('VERIFICATION_FAILED');
  }
  return { ...row, name, birthDate, gender, phone, carrier: readCarrier(row.carrier) };
}

/** A stored carrier as one of ours; anything else is another network. */
export function readCarrier(carrier: string | null): Carrier {
  return carrier === 'DEALTEL' || carrier === 'MVNO' ? carrier : 'OTHER';
}
