import { DAY_MS, HOUR_MS, PHONE_CODE_TRIES, type EpochMs, type Language } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Database } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { refundHit, consume, type Limit } from '../rate-limit.ts';
import { digest } from '../secret.ts';

/** Codes that were sent and never proven, of one phone and of one address: 5 an hour. Assumed. */
const UNPROVEN_HOURLY: Readonly<Record<'phone' | 'address', Limit>> = {
  phone: { name: 'code-to-phone', max: 5, windowMs: HOUR_MS },
  address: { name: 'code-from-address', max: 5, windowMs: HOUR_MS },
};

/** The same of one phone a day: 15, so that guessing succeeds less than once in 10,000 days. Assumed. */
const UNPROVEN_DAILY: Limit = { name: 'code-to-phone-daily', max: 15, windowMs: DAY_MS };

type Parts = Pick<AppParts, 'database' | 'clock'>;

/** Counts a code that is about to be sent. Rejects with TOO_MANY_REQUESTS after 5 unproven ones in an hour. */
export async function consumeCodeLimits(parts: Parts, phone: string, clientAddress: string): Promise<void> {
  await consume(parts, UNPROVEN_HOURLY.phone, phone);
  await consume(parts, UNPROVEN_DAILY, phone);
  await consume(parts, UNPROVEN_HOURLY.address, clientAddress);
}

/** Takes a code that was proven off the count. */
export async function refundCodeLimits(parts: Parts, phone: string, clientAddress: string): Promise<void> {
  await refundHit(parts, UNPROVEN_HOURLY.phone, phone);
  await refundHit(parts, UNPROVEN_DAILY, phone);
  await refundHit(parts, UNPROVEN_HOURLY.address, clientAddress);
}

/** A try that was counted: what the code must be, and how many tries there have been. */
export interface CountedTry {
  readonly messageCodeHash: string;
  readonly phone: string;
  readonly tries: number;
}

/**
 * Counts a try of the code under way, before anything is compared, so that guesses at the same instant count one by
 * one; null when no code can be tried any more.
 * @param sessionNo the session a code of ours is bound to; null for the identity provider's own
 */
export async function countTry(
  database: Database,
  { verificationId, sessionNo }: { readonly verificationId: string; readonly sessionNo: number | null },
  now: EpochMs,
): Promise<CountedTry | null> {
  const counted = await database
    .updateTable('identityVerification')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('verificationId', '=', verificationId)
    .where('sessionNo', 'is not distinct from', sessionNo)
    .where('status', '=', 'CODE_SENT')
    .where('tries', '<', PHONE_CODE_TRIES)
    .where('messageCodeExpiresAt', '>', toTimestamp(now))
    .returning(['messageCodeHash', 'phone', 'tries'])
    .executeTakeFirst();
  if (counted === undefined || counted.messageCodeHash === null) return null;
  return { messageCodeHash: counted.messageCodeHash, phone: counted.phone ?? '', tries: counted.tries };
}

/** Digest of a code, worth nothing for any other verification. */
export function hashOfCode(verificationId: string, code: string): string {
  return digest(`${verificationId}:${code}`);
}

/** The text message that carries a code. */
export function codeMessage(code: string, language: Language): string {
  return language === 'ko'
    ? `[딜스토어] 인증번호 ${code}\n다른 사람에게 알려 주지 마세요.`
    : `[Dealstore] Your code is ${code}. Never tell it to anyone.`;
}
