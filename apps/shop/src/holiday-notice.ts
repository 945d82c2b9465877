import { type EpochMs, holidayTableEnd } from '@dealstore/commerce-core/domain';

/**
 * What the operator of the shop is told while the table of public holidays comes to its end; null while it is far away.
 */
export function holidayNotice(now: EpochMs): string | null {
  const end = holidayTableEnd(now);
  if (end === null) return null;
  return `public holidays are known until ${end} only: days after it may count as working days, and refunds be due too early. Add the next years to packages/commerce-core/src/value/public-holidays.ts`;
}
