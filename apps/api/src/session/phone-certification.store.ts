import {
  after,
  commerceError,
  PHONE_CODE_LIFE_MS,
  type EpochMs,
  type VerificationId,
} from '@dealstore/commerce-core/domain';
import type { Caller } from '../contract/operation.ts';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { errorCode } from '../database/unavailable.ts';
import { lockMember } from '../member/lock-member.ts';
import { endOtherSessions } from './session.store.ts';
import type { Purpose } from './verification.store.ts';

const UNIQUE_VIOLATION = '23505';

/** A code about to be sent, bound to a phone, a purpose and a session. */
export interface NewPhoneCode {
  readonly verificationId: VerificationId;
  readonly caller: Caller;
  readonly purpose: Extract<Purpose, 'PHONE' | 'WITHDRAWAL'>;
  readonly phone: string;
  readonly messageCodeHash: string;
}

/**
 * Keeps a code, and ends what the member asked for before with this purpose, so that one code at most can be tried.
 * Rejects with A401 for one who has left.
 */
export async function insertPhoneCode(transaction: Transaction, made: NewPhoneCode, now: EpochMs): Promise<void> {
  const { caller, purpose, ...code } = made;
  const { memberNo, loginSessionNo } = caller;
  await lockMember(transaction, memberNo);
  await transaction
    .updateTable('identityVerification')
    .set({ status: 'CANCELED', messageCodeHash: null })
    .where('memberNo', '=', memberNo)
    .where('purpose', '=', purpose)
    .where('sessionNo', 'is not', null)
    .where('status', 'in', ['CODE_SENT', 'VERIFIED'])
    .execute();
  const expiresAt = toTimestamp(after(now, PHONE_CODE_LIFE_MS));
  await transaction
    .insertInto('identityVerification')
    .values({
      ...code,
      purpose,
      memberNo,
      sessionNo: loginSessionNo,
      client: 'WEB',
      status: 'CODE_SENT',
      messageCodeExpiresAt: expiresAt,
      sends: 1,
      createdAt: toTimestamp(now),
      expiresAt,
    })
    .execute();
}

/**
 * Gives a member the number they have just proven, and ends every other session of theirs: the holder of the old
 * phone is out; answers how many. Rejects with PHONE_TAKEN, and with A401 for one who has left.
 */
export async function changePhone(
  transaction: Transaction,
  change: { readonly verificationId: VerificationId; readonly caller: Caller; readonly phone: string },
  now: EpochMs,
): Promise<number> {
  const { memberNo } = change.caller;
  await lockMember(transaction, memberNo);
  await transaction
    .updateTable('identityVerification')
    .set({ status: 'CONSUMED' })
    .where('verificationId', '=', change.verificationId)
    .execute();
  await refuseTaken(
    transaction.updateTable('member').set({ phone: change.phone }).where('memberNo', '=', memberNo).execute(),
  );
  return endOtherSessions(transaction, change.caller, 'PHONE_CHANGED', now);
}

async function refuseTaken(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) throw commerceError('PHONE_TAKEN', { cause: error });
    throw error;
  }
}
