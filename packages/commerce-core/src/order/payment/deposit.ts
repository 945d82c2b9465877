import { endOfKstDayAfter, lastSecondBefore } from '../../value/calendar.ts';
import type { EpochMs } from '../../value/time.ts';

/**
 * Korean days after the order within which a virtual account waits for its money: 2. Assumed: what shops in Korea give.
 */
export const DEPOSIT_DAYS = 2;

/** Until when a virtual account takes money: the last second of the second Korean day after the order. Assumed. */
export function depositDeadline(orderedAt: EpochMs): EpochMs {
  return lastSecondBefore(endOfKstDayAfter(orderedAt, DEPOSIT_DAYS));
}

/** The account a deposit is waited for on. The vendor's names. */
export interface BankInfo {
  /** Code of the bank. */
  readonly bank: string;
  readonly bankName: string;
  readonly account: string;
  readonly depositorName: string;
}
