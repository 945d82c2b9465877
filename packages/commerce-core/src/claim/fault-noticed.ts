import { kstDate, parseYmdt } from '../value/calendar.ts';
import { after, DAY_MS, type EpochMs } from '../value/time.ts';
import type { ResponsibleObjectType } from './claim.ts';
import { claimDeadline, type ClaimableOption } from './claim-eligibility.ts';

/**
 * Days after a buyer has noticed that goods are not as promised in which they may go back. E-Commerce Act, art. 17(3).
 */
export const NOTICED_DAYS = 30;

/** The first and the last day, yyyy-MM-dd in Korea, on which a fault may have been noticed. */
export interface NoticedDays {
  readonly fromYmd: string;
  readonly toYmd: string;
}

/**
 * On which days a buyer may have noticed what the seller is responsible for: from receipt on, less than 30 days ago and
 * not after today; null where they are not asked for, because the goods have not come or may still go back for any
 * reason.
 */
export function noticedDays(
  options: readonly Pick<ClaimableOption, 'deliveredAt'>[],
  responsible: ResponsibleObjectType,
  now: EpochMs,
): NoticedDays | null {
  const received = options.flatMap(({ deliveredAt }) =>
    deliveredAt === null || now < claimDeadline(deliveredAt, 'BUYER') ? [] : [kstDate(deliveredAt)],
  );
  if (responsible === 'BUYER' || received.length === 0) return null;
  const fromYmd = [...received, kstDate(after(now, -NOTICED_DAYS * DAY_MS))].toSorted().at(-1) ?? '';
  return { fromYmd, toYmd: kstDate(now) };
}

/** The days that fit all of several lines; null where none of them asks. */
export function commonNoticedDays(lines: readonly (NoticedDays | null)[]): NoticedDays | null {
  const ranges = lines.filter((days) => days !== null);
  return ranges.toSorted((one, other) => (one.fromYmd < other.fromYmd ? 1 : -1))[0] ?? null;
}

/** Whether a day, yyyy-MM-dd, is one of them. */
export function isNoticedWithin({ fromYmd, toYmd }: NoticedDays, ymd: string): boolean {
  return parseYmdt(ymd) !== null && fromYmd <= ymd && ymd <= toYmd;
}
