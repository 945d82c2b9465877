import type { Refusal } from '../error/refusal.ts';
import { type HitLimit, tooManyRefusal } from '../error/too-many-refusal.ts';
import { DAY_MS, type EpochMs, HOUR_MS } from '../value/time.ts';
import { PHONE_CODE_RESEND_MS } from './phone-certification.ts';

/** Tries of one code. Assumed. */
export const PHONE_CODE_TRIES = 5;

/** Codes to one phone: one in the time a message takes to arrive. */
export const PHONE_CODE_RESENDS: HitLimit = { max: 1, windowMs: PHONE_CODE_RESEND_MS };

/** Codes to one phone that were sent for one asker and never proven. Assumed. */
export const PHONE_CODES_AN_HOUR: HitLimit = { max: 5, windowMs: HOUR_MS };

/** The same in a day. Assumed. */
export const PHONE_CODES_A_DAY: HitLimit = { max: 10, windowMs: DAY_MS };

/**
 * Why no other code is sent to a phone now; null when one is.
 * @param sent what was sent to it for the same asker and purpose, newest first
 */
export function codeSendRefusal(
  sent: readonly { readonly sentAt: EpochMs; readonly isProven: boolean }[],
  now: EpochMs,
): Refusal<'TOO_MANY_REQUESTS'> | null {
  const hits = sent.map(({ sentAt }) => ({ at: sentAt, cnt: 1 }));
  const unproven = hits.filter((_, index) => sent[index]?.isProven === false);
  return (
    tooManyRefusal(hits, PHONE_CODE_RESENDS, now) ??
    tooManyRefusal(unproven, PHONE_CODES_AN_HOUR, now) ??
    tooManyRefusal(unproven, PHONE_CODES_A_DAY, now)
  );
}

/** A try of a code that is under way: neither proven yet nor ended by a newer one. */
export interface PhoneCodeTry {
  /** How many there have been, with this one. */
  readonly tries: number;
  readonly expiresAt: EpochMs;
  readonly isRight: boolean;
}

/** What is said of a code that is not under way any more. */
export const CODE_OVER: Refusal<'CODE_EXPIRED'> = { code: 'CODE_EXPIRED', details: null };

/** Why a try of a code proves nothing; null when it does. */
export function codeTryRefusal(
  { tries, expiresAt, isRight }: PhoneCodeTry,
  now: EpochMs,
): Refusal<'CODE_EXPIRED' | 'CODE_MISMATCH'> | null {
  if (tries > PHONE_CODE_TRIES || now >= expiresAt) return CODE_OVER;
  return isRight ? null : { code: 'CODE_MISMATCH', details: { triesLeft: PHONE_CODE_TRIES - tries } };
}

/**
 * Why a proof of a phone is not accepted; null when it is.
 * @param provenAt when its code was proven for this very purpose; null for never
 * @param lifeMs how long a proof holds
 */
export function proofRefusal(
  provenAt: EpochMs | null,
  lifeMs: number,
  now: EpochMs,
): Refusal<'CERTIFICATION_REQUIRED'> | null {
  const isProven = provenAt !== null && now - provenAt <= lifeMs;
  return isProven ? null : { code: 'CERTIFICATION_REQUIRED', details: null };
}
