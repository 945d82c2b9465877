import { won, type CouponPlatform, type HeldCoupon, type Language } from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import { selected, type JsonRow } from '../database/gathered.ts';
import { fromText } from '../database/instant.ts';
import type { CouponIssueRow, CouponRow } from '../database/schema.ts';

/** Coupons of a member weighed on one sheet at most; those that end first. Assumed: our own bound. */
const MOST_COUPONS = 200;

const PLATFORMS: readonly CouponPlatform[] = ['PC', 'MOBILE_WEB', 'MOBILE_APP'];

const COUPON_COLUMNS = [
  'couponName',
  'couponNameEn',
  'couponType',
  'couponTargetType',
  'fixedAmt',
  'discountAmt',
  'discountRate',
  'maxDiscountAmt',
  'minSalePrice',
  'maxSalePrice',
  'minDeliveryAmt',
  'freeDelivery',
  'usablePlatforms',
  'gradeCodes',
  'telecomOnly',
  'cartCouponUsable',
  'productCouponUsable',
] as const satisfies readonly (keyof CouponRow)[];

const ISSUE_COLUMNS = ['couponIssueNo', 'useStartAt', 'useEndAt'] as const satisfies readonly (keyof CouponIssueRow)[];

/** A coupon as heldCouponsQuery reads it. */
export type HeldCouponRow = JsonRow<
  Pick<Selectable<CouponRow>, (typeof COUPON_COLUMNS)[number]> &
    Pick<Selectable<CouponIssueRow>, (typeof ISSUE_COLUMNS)[number]>
> & {
  readonly targetNos: readonly number[];
  readonly excludedNos: readonly number[];
};

/**
 * Writes the query for the coupons a member could use for an order, one JSON list: unused ones that have not ended, and
 * those that another order holds. Whether and how they fit is the core's rule.
 * NOTE: a coupon counts to the end of its last second.
 * @param heldBy the unpaid order of the same sheet, whose coupons are still to be had; all in SQL
 */
export function heldCouponsQuery(of: {
  readonly memberNo: string;
  readonly now: string;
  readonly heldBy: string;
}): string {
  const columns = `${selected('coupon', COUPON_COLUMNS)}, ${selected('issue', ISSUE_COLUMNS)}`;
  const isCurrent = `issue.member_no = ${of.memberNo} and issue.use_end_at > ${of.now} - interval '1 second'`;
  return `
    select coalesce(json_agg(held), '[]') from (
      select ${columns}, ${targetNos(false)} as "targetNos", ${targetNos(true)} as "excludedNos"
      from (
        select issue.* from coupon_issue issue where ${isCurrent} and issue.used_at is null
        union all
        select issue.* from coupon_issue issue where ${isCurrent} and issue.used_order_no = ${of.heldBy}
      ) issue
      join coupon on coupon.coupon_no = issue.coupon_no
      order by issue.use_end_at, issue.coupon_issue_no
      limit ${MOST_COUPONS}
    ) held`;
}

/** Coupons as the core knows them. */
export function heldCouponsOf(rows: readonly HeldCouponRow[], language: Language): readonly HeldCoupon[] {
  return rows.map((row) => ({
    couponIssueNo: row.couponIssueNo,
    couponName: language === 'en' && row.couponNameEn !== '' ? row.couponNameEn : row.couponName,
    couponType: row.couponType,
    couponTargetType: row.couponTargetType,
    fixedAmt: row.fixedAmt,
    discountAmt: won(row.discountAmt),
    discountRate: row.discountRate,
    maxDiscountAmt: row.maxDiscountAmt === null ? null : won(row.maxDiscountAmt),
    minSalePrice: won(row.minSalePrice),
    maxSalePrice: row.maxSalePrice === null ? null : won(row.maxSalePrice),
    minDeliveryAmt: won(row.minDeliveryAmt),
    freeDelivery: row.freeDelivery,
    usablePlatforms: PLATFORMS.filter((platform) => row.usablePlatforms.includes(platform)),
    gradeCodes: row.gradeCodes,
    telecomOnly: row.telecomOnly,
    cartCouponUsable: row.cartCouponUsable,
    productCouponUsable: row.productCouponUsable,
    targetNos: row.targetNos,
    excludedNos: row.excludedNos,
    useStartAt: fromText(row.useStartAt),
    useEndAt: fromText(row.useEndAt),
  }));
}

function targetNos(excluded: boolean): string {
  return `array(
        select target_no from coupon_target
        where coupon_target.coupon_no = coupon.coupon_no and excluded = ${excluded} order by target_no)`;
}
