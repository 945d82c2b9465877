import { type EpochMs, formatYmdt, isWithin, kst } from '@dealstore/commerce-core/domain';
import { fromNullableTimestamp } from '../database/instant.ts';

/** The columns of something shown for a while; an empty side has no limit. */
export interface WindowColumns {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** What means no limit where the contract wants a time. Assumed. */
const OPEN_START = formatYmdt(kst('2000-01-01 00:00:00'));
const OPEN_END = formatYmdt(kst('2999-12-31 23:59:59'));

/** Whether something is shown at an instant; its start is included and its end not. */
export function isShown(row: WindowColumns, now: EpochMs): boolean {
  return isWithin({ startAt: fromNullableTimestamp(row.startsAt), endAt: fromNullableTimestamp(row.endsAt) }, now);
}

/** The window as the vendor writes it: `yyyy-MM-dd HH:mm:ss` in Korea. */
export function windowYmdt(row: WindowColumns): { readonly startYmdt: string; readonly endYmdt: string } {
  const startAt = fromNullableTimestamp(row.startsAt);
  const endAt = fromNullableTimestamp(row.endsAt);
  return {
    startYmdt: startAt === null ? OPEN_START : formatYmdt(startAt),
    endYmdt: endAt === null ? OPEN_END : formatYmdt(endAt),
  };
}
