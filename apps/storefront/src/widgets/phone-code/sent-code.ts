import {
  after,
  type EpochMs,
  parseYmdt,
  PHONE_CODE_RESEND_MS,
  type PhoneCertification,
  type VerificationId,
} from '@dealstore/commerce-core/domain';

/** A code on its way, in the time of this page's own clock. */
export interface SentCode {
  readonly verificationId: VerificationId;
  /** The number it went to, 11 digits. */
  readonly phone: string;
  readonly resendableAt: EpochMs;
  readonly expiresAt: EpochMs;
}

/**
 * Counts a code's times from the instant its answer came, for the clock of a page may be minutes off the backend's: a
 * new one may be asked for after the wait, and this one lives on for as long after that as the backend says.
 */
export function sentCode(certification: PhoneCertification, phone: string, now: EpochMs): SentCode {
  const { verificationId, resendableAt, expiresAt } = certification;
  const resendable = after(now, PHONE_CODE_RESEND_MS);
  const rest = (parseYmdt(expiresAt) ?? 0) - (parseYmdt(resendableAt) ?? 0);
  return { verificationId, phone, resendableAt: resendable, expiresAt: after(resendable, Math.max(0, rest)) };
}

/** Time left until an instant in whole seconds, begun ones counted; never below 0. */
export function secondsLeft(until: EpochMs, now: EpochMs): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** Writes seconds as a clock shows them: `4:07`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
