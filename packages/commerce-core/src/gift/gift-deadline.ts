import { endOfKstDayAfter, kstDaysBetween, lastSecondBefore, startOfKstDay } from '../value/calendar.ts';
import { after, DAY_MS, type DurationMs, durationMs, type EpochMs, HOUR_MS, MINUTE_MS } from '../value/time.ts';
import { type GiftState, nextGiftStatus } from './gift.ts';

/** Korean days a recipient has for the address, after the day of the payment: 7. Assumed: what gifts in Korea give. */
export const GIFT_DAYS = 7;

/** How many days before the last day the recipient is reminded. Assumed. */
export const GIFT_REMINDER_DAYS: readonly number[] = [3, 1];

/** The hour of a reminder in Korea: 10:00, because no message is sent at night. Assumed. */
const REMINDER_HOUR = 10;

/** How often a sender may have the message sent again. Assumed. */
export const GIFT_RESENDS = 3;

/** How long after a message the next may be asked for: 1 h. Assumed. */
export const GIFT_RESEND_PAUSE_MS: DurationMs = HOUR_MS;

/** How long a proven phone lets a recipient accept or correct the address: 30 min. Assumed. */
export const GIFT_PROOF_LIFE_MS: DurationMs = durationMs(30 * MINUTE_MS);

/**
 * How long its link still shows a gift after its arrival: 30 days. Assumed: long enough for a recipient without an
 * account to look it up.
 */
export const GIFT_ARRIVED_LINK_MS: DurationMs = durationMs(30 * DAY_MS);

/** Until when a gift can be accepted: the last second of the seventh Korean day after its payment. */
export function giftDeadline(paidAt: EpochMs): EpochMs {
  return lastSecondBefore(endOfKstDayAfter(paidAt, GIFT_DAYS));
}

/**
 * Whether its link shows a gift: until it has arrived, and for a while after.
 * @param arrivedAt null until then
 */
export function isGiftLinkShown(arrivedAt: EpochMs | null, now: EpochMs): boolean {
  return arrivedAt === null || now - arrivedAt <= GIFT_ARRIVED_LINK_MS;
}

/** When the recipient of a gift is reminded, earliest first. */
export function giftReminders(expiresAt: EpochMs): readonly { readonly daysLeft: number; readonly at: EpochMs }[] {
  return GIFT_REMINDER_DAYS.map((daysLeft) => ({
    daysLeft,
    at: after(startOfKstDay(expiresAt), REMINDER_HOUR * HOUR_MS - daysLeft * DAY_MS),
  }));
}

/** Korean days left to accept, 0 on the last; null when the gift does not wait for an address. The screens' D-5. */
export function giftDaysLeft({ status, expiresAt }: GiftState, now: EpochMs): number | null {
  if (status !== 'WAITING_ADDRESS' || expiresAt === null) return null;
  return Math.max(0, kstDaysBetween(now, expiresAt));
}

/** What another message of a gift depends on. */
export interface GiftMessages extends GiftState {
  readonly resendCnt: number;
  /** When the last message was asked for; null before the first. */
  readonly lastSentAt: EpochMs | null;
}

/** The instant from which another message can be requested; null when none can any more. */
export function giftResendableAt(gift: GiftMessages, now: EpochMs): EpochMs | null {
  const { expiresAt, resendCnt, lastSentAt } = gift;
  if (resendCnt >= GIFT_RESENDS || nextGiftStatus(gift, 'message', 'SENDER', now) === null) return null;
  if (lastSentAt === null) return now;
  const at = after(lastSentAt, GIFT_RESEND_PAUSE_MS);
  return expiresAt !== null && at > expiresAt ? null : at;
}
