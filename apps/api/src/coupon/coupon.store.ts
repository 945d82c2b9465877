import { epochMs, SECOND_MS, type CouponPlatform, type EpochMs } from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import type { CouponIssueRow, CouponRow } from '../database/schema.ts';

const PLATFORMS: readonly CouponPlatform[] = ['PC', 'MOBILE_WEB', 'MOBILE_APP'];

/** What every answer says of a coupon. */
const COUPON_COLUMNS = [
  'coupon.couponNo',
  'couponName',
  'couponNameEn',
  'couponType',
  'couponTargetType',
  'fixedAmt',
  'discountAmt',
  'discountRate',
  'maxDiscountAmt',
  'minSalePrice',
  'usablePlatforms',
] as const;

/** The columns every answer says of a coupon. */
export type CouponColumns = Pick<
  Selectable<CouponRow>,
  | 'couponNo'
  | 'couponName'
  | 'couponNameEn'
  | 'couponType'
  | 'couponTargetType'
  | 'fixedAmt'
  | 'discountAmt'
  | 'discountRate'
  | 'maxDiscountAmt'
  | 'minSalePrice'
  | 'usablePlatforms'
>;

/** A coupon a member holds. */
export type HeldRow = CouponColumns &
  Pick<Selectable<CouponIssueRow>, 'couponIssueNo' | 'issuedAt' | 'usedAt' | 'useEndAt'>;

/** Which of a member's coupons are asked for. */
export interface HeldQuestion {
  readonly memberNo: number;
  /** True for those that can be used now, false for the rest, null for all. */
  readonly usable: boolean | null;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** A page of a member's coupons, the newest first, with the number of all. */
export async function findHeld(
  database: Database,
  question: HeldQuestion,
  now: EpochMs,
): Promise<{ readonly items: readonly HeldRow[]; readonly totalCount: number }> {
  // The last second of a coupon still counts.
  const over = toTimestamp(epochMs(now - SECOND_MS));
  const held = database
    .selectFrom('couponIssue')
    .where('memberNo', '=', question.memberNo)
    .$if(question.usable === true, (query) =>
      query
        .where('usedAt', 'is', null)
        .where('couponIssue.useEndAt', '>', over)
        .where('couponIssue.useStartAt', '<=', toTimestamp(now)),
    )
    .$if(question.usable === false, (query) =>
      query.where((row) => row.or([row('usedAt', 'is not', null), row('couponIssue.useEndAt', '<=', over)])),
    );
  const [items, { count }] = await Promise.all([
    held
      .innerJoin('coupon', 'coupon.couponNo', 'couponIssue.couponNo')
      .select(COUPON_COLUMNS)
      .select(['couponIssueNo', 'issuedAt', 'usedAt', 'couponIssue.useEndAt'])
      .orderBy('couponIssueNo', 'desc')
      .limit(question.pageSize)
      .offset((question.pageNumber - 1) * question.pageSize)
      .execute(),
    held.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { items, totalCount: count };
}

/** Where a stored list of platforms says a coupon may be used. */
export function readPlatforms(stored: readonly string[]): readonly CouponPlatform[] {
  return PLATFORMS.filter((platform) => stored.includes(platform));
}
