import {
  COUPON_ENDS_SOON_DAYS,
  endOfKstDayAfter,
  latestPast,
  type CouponStatus,
  type CouponSummary,
  type EpochMs,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { readInstantCursor, writeInstantCursor } from '../contract/cursor.ts';
import type { Database } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { COUPON_COLUMNS, type OwnedRow } from './coupon.store.ts';

/** Coupons of a status counted at most. Assumed. */
const MOST_COUNTED = 1_000;

/** Which coupons of a member to read. */
export interface WalletQuestion {
  readonly memberNo: MemberNo;
  readonly status: CouponStatus;
  readonly cursor: string | undefined;
  readonly pageSize: number;
}

/** A page of a member's coupons. */
export interface WalletPage {
  readonly items: readonly OwnedRow[];
  readonly totalCount: number;
  readonly nextCursor: string | null;
}

/** Reads one page of a member's coupons of a status by keyset, and how many there are. Rejects with INVALID_REQUEST. */
export async function readWallet(
  database: Database,
  { memberNo, status, cursor, pageSize }: WalletQuestion,
  now: EpochMs,
): Promise<WalletPage> {
  const { column, direction } = ORDER[status];
  let page = ofStatus(database, { memberNo, status }, now)
    .innerJoin('coupon', 'coupon.couponNo', 'couponIssue.couponNo')
    .select(COUPON_COLUMNS.map((name) => `coupon.${name}` as const))
    .select(['coupon.targetNos', 'couponIssueNo', 'issuedAt', 'usedAt', 'couponIssue.useEndAt'])
    .orderBy(`couponIssue.${column}`, direction)
    .orderBy('couponIssueNo', direction)
    .limit(pageSize + 1);
  if (cursor !== undefined) {
    const { at, no } = readInstantCursor(cursor);
    const place = sql`(${sql.ref(`couponIssue.${column}`)}, coupon_issue_no)`;
    const comparison = direction === 'asc' ? sql`>` : sql`<`;
    page = page.where(sql<boolean>`${place} ${comparison} (${at}, ${no}::bigint)`);
  }
  const [rows, totalCount] = await Promise.all([page.execute(), count(database, { memberNo, status }, now)]);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const isMore = rows.length > pageSize && last !== undefined;
  return { items: shown, totalCount, nextCursor: isMore ? cursorOf(last, column) : null };
}

/** Counts a member's coupons by status, and those that end soon. */
export async function readSummary(database: Database, memberNo: MemberNo, now: EpochMs): Promise<CouponSummary> {
  const soon = toTimestamp(endOfKstDayAfter(now, COUPON_ENDS_SOON_DAYS));
  const [usableCouponCnt, usedCouponCnt, expiredCouponCnt, expiringCouponCnt] = await Promise.all([
    count(database, { memberNo, status: 'USABLE' }, now),
    count(database, { memberNo, status: 'USED' }, now),
    count(database, { memberNo, status: 'EXPIRED' }, now),
    countOf(database, ofStatus(database, { memberNo, status: 'USABLE' }, now).where('couponIssue.useEndAt', '<', soon)),
  ]);
  return { usableCouponCnt, expiringCouponCnt, usedCouponCnt, expiredCouponCnt };
}

/** By what a status is sorted; each has an index that ends with the number of the coupon. */
const ORDER = {
  USABLE: { column: 'useEndAt', direction: 'asc' },
  USED: { column: 'usedAt', direction: 'desc' },
  EXPIRED: { column: 'useEndAt', direction: 'desc' },
} as const;

function ofStatus(database: Database, { memberNo, status }: Pick<WalletQuestion, 'memberNo' | 'status'>, now: EpochMs) {
  const own = database.selectFrom('couponIssue').where('memberNo', '=', memberNo);
  if (status === 'USED') return own.where('usedAt', 'is not', null);
  const lastEnd = toTimestamp(latestPast(now));
  const unused = own.where('usedAt', 'is', null);
  return status === 'EXPIRED'
    ? unused.where('couponIssue.useEndAt', '<=', lastEnd)
    : unused.where('couponIssue.useEndAt', '>', lastEnd).where('useStartAt', '<=', toTimestamp(now));
}

function count(database: Database, which: Pick<WalletQuestion, 'memberNo' | 'status'>, now: EpochMs): Promise<number> {
  return countOf(database, ofStatus(database, which, now));
}

async function countOf(database: Database, coupons: ReturnType<typeof ofStatus>): Promise<number> {
  const { count } = await database
    .selectFrom(coupons.select('couponIssueNo').limit(MOST_COUNTED).as('some'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function cursorOf(row: OwnedRow, column: 'useEndAt' | 'usedAt'): string {
  return writeInstantCursor({ at: row[column] ?? row.useEndAt, no: row.couponIssueNo });
}
