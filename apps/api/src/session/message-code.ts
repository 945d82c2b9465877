import {
  DAY_MS,
  HOUR_MS,
  PHONE_CODE_TRIES,
  type EpochMs,
  type Language,
  type MemberNo,
  type SessionNo,
  type VerificationId,
} from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Database } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { refundHit, consume, type Limit } from '../http/rate-limit.ts';
import { digest } from '../secret/secret.ts';
import { networkMark, writeSecurityEvent } from '../security-event.ts';
import type { Purpose } from './verification.store.ts';

/** Who asks for a code, for what, and to which phone. */
export interface CodeAsk {
  readonly purpose: Purpose;
  readonly phone: string;
  readonly clientAddress: string;
  /** The member who asks; null for a guest, who is known by the address alone. */
  readonly memberNo: MemberNo | null;
}

/** Codes to one phone that were sent for one asker and never proven: 5 an hour and 10 a day. Assumed. */
const OF_ASKER: readonly Limit[] = [
  { name: 'code-to-phone', max: 5, windowMs: HOUR_MS },
  { name: 'code-to-phone-daily', max: 10, windowMs: DAY_MS },
];

/**
 * The same whoever asks: 15 a day for each purpose, so that guessing succeeds less than once in 10,000 days. It is more
 * than one asker gets: nobody alone can keep the owner of a phone from logging in. Assumed.
 */
const OF_PHONE: Limit = { name: 'code-to-phone-of-all', max: 15, windowMs: DAY_MS };

/** The same of one address, to whatever phone: 5 an hour for each purpose. Assumed. */
const OF_ADDRESS: Limit = { name: 'code-from-address', max: 5, windowMs: HOUR_MS };

type Parts = Pick<AppParts, 'database' | 'clock'>;

/** Counts a code that is about to be sent. Rejects with TOO_MANY_REQUESTS after 5 unproven ones in an hour. */
export async function consumeCodeLimits(parts: Parts, ask: CodeAsk): Promise<void> {
  for (const { limit, who } of limitsOf(ask)) await consume(parts, limit, who);
}

/** Takes a code that was proven off the count. */
export async function refundCodeLimits(parts: Parts, ask: CodeAsk): Promise<void> {
  for (const { limit, who } of limitsOf(ask)) await refundHit(parts, limit, who);
}

/** An asker's own limits come first: what they refuse does not count for anyone else. */
function limitsOf({ purpose, phone, clientAddress, memberNo }: CodeAsk) {
  const asker = memberNo === null ? clientAddress : `member ${memberNo}`;
  return [
    ...OF_ASKER.map((limit) => ({ limit, who: `${purpose} ${phone} ${asker}` })),
    { limit: OF_ADDRESS, who: `${purpose} ${clientAddress}` },
    { limit: OF_PHONE, who: `${purpose} ${phone}` },
  ];
}

/** A try that was counted: what the code must be, and how many tries there have been. */
export interface CountedTry {
  readonly messageCodeHash: string;
  readonly phone: string;
  readonly purpose: Purpose;
  readonly tries: number;
}

/**
 * Counts a try of the code under way, before anything is compared, so that guesses at the same instant count one by
 * one; null when no code can be tried any more.
 * @param sessionNo the session a code of ours is bound to; null for the identity provider's own
 */
export async function countTry(
  database: Database,
  { verificationId, sessionNo }: { readonly verificationId: VerificationId; readonly sessionNo: SessionNo | null },
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
    .returning(['messageCodeHash', 'phone', 'purpose', 'tries'])
    .executeTakeFirst();
  if (counted === undefined || counted.messageCodeHash === null) return null;
  return { ...counted, messageCodeHash: counted.messageCodeHash, phone: counted.phone ?? '' };
}

/** Says of a wrong try that it was the code's last; guesses at the same instant count one by one, so one says it. */
export function reportWrongTry(
  log: AppParts['log'],
  { tries, purpose }: CountedTry,
  { memberNo, clientAddress }: Pick<CodeAsk, 'memberNo' | 'clientAddress'>,
): void {
  if (tries < PHONE_CODE_TRIES) return;
  writeSecurityEvent(log, { event: 'code.exhausted', purpose, memberNo, network: networkMark(clientAddress) });
}

/** Digest of a code, worth nothing for any other verification. */
export function hashOfCode(verificationId: VerificationId, code: string): string {
  return digest(`${verificationId}:${code}`);
}

/** The text message that carries a code. */
export function codeMessage(code: string, language: Language): string {
  return language === 'ko'
    ? `[딜스토어] 인증번호 ${code}\n다른 사람에게 알려 주지 마세요.`
    : `[Dealstore] Your code is ${code}. Never tell it to anyone.`;
}
