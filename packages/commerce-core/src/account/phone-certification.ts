import type { VerificationId } from '../value/identifiers.ts';
import { MINUTE_MS, SECOND_MS } from '../value/time.ts';

/** Longest reason for leaving, in characters. Assumed. */
export const WITHDRAW_REASON_LENGTH = 200;

/** Digits of a code sent to a phone. Assumed. */
export const PHONE_CODE_LENGTH = 6;

/** How long a code sent to a phone can be typed: 5 min. Assumed: at most 10. */
export const PHONE_CODE_LIFE_MS = 5 * MINUTE_MS;

/** How long to wait before a new code can be asked for: 30 s. Assumed. */
export const PHONE_CODE_RESEND_MS = 30 * SECOND_MS;

/** How long a confirmed certification lets a member leave: 10 min. Assumed. */
export const WITHDRAWAL_PROOF_LIFE_MS = 10 * MINUTE_MS;

/** What a code is asked for: a new number, or leaving the shop. Spec §2. */
export interface PhoneCodeRequest {
  readonly purpose: 'phone' | 'withdrawal';
  /** The new number, 11 digits; only with purpose `phone`. */
  readonly phone?: string;
}

/** A code that is on its way to a phone. Assumed: the shape. */
export interface PhoneCertification {
  readonly verificationId: VerificationId;
  /** Until when the code can be proven, `yyyy-MM-dd HH:mm:ss` in Korea. */
  readonly expiresAt: string;
  /** From when a new code can be asked for, `yyyy-MM-dd HH:mm:ss` in Korea. */
  readonly resendableAt: string;
}

/** A code as the member typed it: 6 digits. */
export interface PhoneCodeAnswer {
  readonly verificationId: VerificationId;
  readonly code: string;
}

/** Why a member leaves, and the certification that proves it is they. Spec §7; the shape is Assumed. */
export interface WithdrawalRequest {
  /** 1 to 200 characters. */
  readonly withdrawReason: string;
  readonly verificationId: VerificationId;
}
