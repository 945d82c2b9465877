import {
  latestPast,
  type CouponPlatform,
  type EpochMs,
  type CouponNo,
  type CouponIssueNo,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { totalOf } from '../database/list-count.ts';
import type { CouponIssueRow, CouponRow } from '../database/schema/schema.ts';
import { inTens } from '../http/numbered-page.ts';

/** Coupons of a member one statement reads from an index alone. */
const NUMBERS_READ = 1_500;

const PLATFORMS: readonly CouponPlatform[] = ['PC', 'MOBILE_WEB', 'MOBILE_APP'];

/** Columns of a coupon that every answer needs. */
export const COUPON_COLUMNS = [
  'couponNo',
  'couponName',
  'couponNameEn',
  'couponType',
  'couponTargetType',
  'fixedAmt',
  'discountAmt',
  'discountRate',
  'maxDiscountAmt',
  'minSalePrice',
  'freeDelivery',
  'usablePlatforms',
  'firstPurchaseOnly',
] as const satisfies readonly (keyof CouponRow)[];

/** A coupon with the fields of every answer. */
export type CouponColumns = Pick<Selectable<CouponRow>, (typeof COUPON_COLUMNS)[number]>;

/** A coupon a member holds. */
export type OwnedRow = CouponColumns &
  Pick<Selectable<CouponRow>, 'targetNos'> &
  Pick<Selectable<CouponIssueRow>, 'couponIssueNo' | 'issuedAt' | 'usedAt' | 'useEndAt'>;

/** Which coupons of a member to read. */
export interface OwnedQuestion {
  readonly memberNo: MemberNo;
  /** True for those that can be used now, false for the rest, null for all. */
  readonly usable: boolean | null;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** A page of a member's coupons, the newest first, with the number of all. */
export async function findOwned(
  database: Database,
  question: OwnedQuestion,
  now: EpochMs,
): Promise<{ readonly items: readonly OwnedRow[]; readonly totalCount: number; readonly nextCursor: null }> {
  const { memberNo, usable, pageNumber, pageSize } = question;
  const from = (pageNumber - 1) * pageSize;
  if (usable === null) {
    const [totalCount, numbers] = await Promise.all([
      totalOf(database, `coupons/${memberNo}`),
      readNumbers(database, memberNo, from + pageSize, new Set()),
    ]);
    return { items: await readOwned(database, numbers.slice(from)), totalCount, nextCursor: null };
  }
  const unused = await readUnused(database, memberNo, now);
  if (usable) {
    const numbers = unused
      .filter(({ useStartAt }) => fromTimestamp(useStartAt) <= now)
      .map(({ couponIssueNo }) => couponIssueNo)
      .toSorted((left, right) => right - left);
    return {
      items: await readOwned(database, numbers.slice(from, from + pageSize)),
      totalCount: numbers.length,
      nextCursor: null,
    };
  }
  const current = new Set(unused.map(({ couponIssueNo }) => couponIssueNo));
  const [total, numbers] = await Promise.all([
    totalOf(database, `coupons/${memberNo}`),
    readNumbers(database, memberNo, from + pageSize, current),
  ]);
  return { items: await readOwned(database, numbers.slice(from)), totalCount: total - current.size, nextCursor: null };
}

/** The query behind coupons of a member that are neither used nor over, those that end first before. */
function unusedQuery(database: Database, memberNo: MemberNo, after: UnusedPlace) {
  return database
    .selectFrom('couponIssue')
    .select(['couponIssueNo', 'useStartAt', sql<string>`use_end_at::text`.as('key')])
    .where('memberNo', '=', memberNo)
    .where('usedAt', 'is', null)
    .where(sql<boolean>`(use_end_at, coupon_issue_no) > (${after.key}::timestamptz, ${after.couponIssueNo}::bigint)`)
    .orderBy('useEndAt')
    .orderBy('couponIssueNo')
    .limit(NUMBERS_READ);
}

/** A place among a member's unused coupons; the key as PostgreSQL writes it. */
interface UnusedPlace {
  readonly key: string;
  readonly couponIssueNo: CouponIssueNo;
}

async function readUnused(database: Database, memberNo: MemberNo, now: EpochMs) {
  const unused: Awaited<ReturnType<ReturnType<typeof unusedQuery>['execute']>> = [];
  let after: UnusedPlace | undefined = {
    key: toTimestamp(latestPast(now)).toISOString(),
    couponIssueNo: Number.MAX_SAFE_INTEGER,
  };
  while (after !== undefined) {
    const rows = await unusedQuery(database, memberNo, after).execute();
    unused.push(...rows);
    after = rows.length < NUMBERS_READ ? undefined : rows.at(-1);
  }
  return unused;
}

/** The query behind the numbers of all coupons of a member, the newest first. */
function numbersQuery(database: Database, memberNo: MemberNo, before: number) {
  return database
    .selectFrom('couponIssue')
    .select('couponIssueNo')
    .where('memberNo', '=', memberNo)
    .where('couponIssueNo', '<', before)
    .orderBy('couponIssueNo', 'desc')
    .limit(NUMBERS_READ);
}

async function readNumbers(
  database: Database,
  memberNo: MemberNo,
  count: number,
  without: ReadonlySet<CouponIssueNo>,
): Promise<readonly CouponIssueNo[]> {
  const numbers: CouponIssueNo[] = [];
  let before: number | undefined = Number.MAX_SAFE_INTEGER;
  while (before !== undefined && numbers.length < count) {
    const rows: readonly { readonly couponIssueNo: CouponIssueNo }[] = await numbersQuery(
      database,
      memberNo,
      before,
    ).execute();
    numbers.push(...rows.map((row) => row.couponIssueNo).filter((number) => !without.has(number)));
    before = rows.length < NUMBERS_READ ? undefined : rows.at(-1)?.couponIssueNo;
  }
  return numbers.slice(0, count);
}

/** The query of some coupons of a member; columns of the coupon itself are read separately. */
function issuesQuery(database: Database, couponIssueNos: readonly CouponIssueNo[]) {
  return database
    .selectFrom('couponIssue')
    .select(['couponIssueNo', 'couponNo', 'issuedAt', 'usedAt', 'useEndAt'])
    .where((row) => row.eb('couponIssueNo', '=', row.fn.any(row.val([...couponIssueNos]))));
}

/** The query behind some coupons. */
function couponColumnsQuery(database: Database, couponNos: readonly CouponNo[]) {
  return database
    .selectFrom('coupon')
    .select([...COUPON_COLUMNS, 'targetNos'])
    .where((row) => row.eb('couponNo', '=', row.fn.any(row.val([...couponNos]))));
}

async function readOwned(database: Database, couponIssueNos: readonly CouponIssueNo[]): Promise<readonly OwnedRow[]> {
  const issues = await inTens(couponIssueNos, (some) => issuesQuery(database, some).execute());
  const couponNos = [...new Set(issues.map(({ couponNo }) => couponNo))];
  const coupons = await inTens(couponNos, (some) => couponColumnsQuery(database, some).execute());
  const byNo = new Map(coupons.map((coupon) => [coupon.couponNo, coupon]));
  return issues
    .flatMap((issue) => {
      const coupon = byNo.get(issue.couponNo);
      return coupon === undefined ? [] : [{ ...coupon, ...issue }];
    })
    .toSorted((left, right) => right.couponIssueNo - left.couponIssueNo);
}

/** The platforms of a coupon by its stored list. */
export function readPlatforms(stored: readonly string[]): readonly CouponPlatform[] {
  return PLATFORMS.filter((platform) => stored.includes(platform));
}
