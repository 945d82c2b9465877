import {
  CODE_OVER,
  codeTryRefusal,
  DAY_MS,
  HOUR_MS,
  PHONE_CODE_TRIES,
  PHONE_CODES_A_DAY,
  PHONE_CODES_AN_HOUR,
  refuse,
  refused,
  type EpochMs,
  type Language,
  type MemberNo,
  type Refusal,
  type SessionNo,
  type VerificationId,
} from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { refundHit, consume, type Limit } from '../http/rate-limit.ts';
import { digest, isSameSecret } from '../secret/secret.ts';
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

/** Codes to one phone that were sent for one asker and never proven. */
const OF_ASKER: readonly Limit[] = [
  { name: 'code-to-phone', ...PHONE_CODES_AN_HOUR },
  { name: 'code-to-phone-daily', ...PHONE_CODES_A_DAY },
];

/**
 * The same for every caller: 15 a day for each purpose, so that guessing succeeds less than once in 10,000 days. It is
 * more than one asker gets: nobody alone can keep the owner of a phone from logging in. Assumed.
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

/** A code as it was typed. */
export interface TypedCode {
  readonly verificationId: VerificationId;
  /** The session a code of ours is bound to; null for a gift's and for the identity provider's own. */
  readonly sessionNo: SessionNo | null;
  readonly code: string;
}

/** How a try ended: why it proves nothing, or null and what finishes the code. */
interface CodeTry {
  readonly refusal: Refusal<'CODE_EXPIRED' | 'CODE_MISMATCH'> | null;
  readonly messageCodeHash: string;
  readonly phone: string;
}

/** Tries the code under way. A try is counted before anything is compared: guesses at one instant count one by one. */
export async function tryCode(
  { database, log }: Pick<AppParts, 'database' | 'log'>,
  { verificationId, sessionNo, code }: TypedCode,
  { memberNo, clientAddress }: Pick<CodeAsk, 'memberNo' | 'clientAddress'>,
  now: EpochMs,
): Promise<CodeTry> {
  const messageCodeHash = hashOfCode(verificationId, code);
  const counted = await database
    .updateTable('identityVerification')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('verificationId', '=', verificationId)
    .where('sessionNo', 'is not distinct from', sessionNo)
    .where('status', '=', 'CODE_SENT')
    .returning(['messageCodeHash', 'messageCodeExpiresAt', 'phone', 'purpose', 'tries'])
    .executeTakeFirst();
  if (!counted?.messageCodeHash || !counted.messageCodeExpiresAt)
    return { refusal: CODE_OVER, messageCodeHash, phone: '' };
  const { purpose, tries, phone } = counted;
  const isRight = isSameSecret(messageCodeHash, counted.messageCodeHash);
  const refusal = codeTryRefusal({ tries, expiresAt: fromTimestamp(counted.messageCodeExpiresAt), isRight }, now);
  if (refusal?.code === 'CODE_MISMATCH' && tries === PHONE_CODE_TRIES)
    writeSecurityEvent(log, { event: 'code.exhausted', purpose, memberNo, network: networkMark(clientAddress) });
  return { refusal, messageCodeHash, phone: phone ?? '' };
}

/** Proves a code, once: what it was for. Rejects with CODE_MISMATCH while tries are left, and with CODE_EXPIRED. */
export async function proveCode(
  parts: Parts & Pick<AppParts, 'log'>,
  typed: TypedCode,
  asker: Pick<CodeAsk, 'memberNo' | 'clientAddress'>,
): Promise<{ readonly purpose: Purpose; readonly phone: string }> {
  const now = parts.clock.now();
  const { refusal, messageCodeHash, phone } = await tryCode(parts, typed, asker, now);
  refuse(refusal);
  const finished = await parts.database
    .updateTable('identityVerification')
    .set({ status: 'VERIFIED', messageCodeHash: null, verifiedAt: toTimestamp(now) })
    .where('verificationId', '=', typed.verificationId)
    .where('status', '=', 'CODE_SENT')
    .where('messageCodeHash', '=', messageCodeHash)
    .returning('purpose')
    .executeTakeFirst();
  // Another request was faster, or a newer code has ended it.
  if (finished === undefined) throw refused(CODE_OVER);
  await refundCodeLimits(parts, { ...finished, ...asker, phone });
  return { ...finished, phone };
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
