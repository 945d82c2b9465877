import {
  after,
  SECOND_MS,
  won,
  type CouponPlatform,
  type EpochMs,
  type HeldCoupon,
  type Language,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';

/** Coupons of a member weighed on one sheet at most; those that end first. Assumed: our own bound. */
const MOST_COUPONS = 200;

const PLATFORMS: readonly CouponPlatform[] = ['PC', 'MOBILE_WEB', 'MOBILE_APP'];

/**
 * The coupons a member could use for an order: unused ones that have not ended, and those an unpaid order of the same
 * sheet holds. Whether and how they fit is the core's rule.
 */
export async function readHeldCoupons(
  database: Database,
  question: {
    readonly memberNo: number;
    readonly now: EpochMs;
    readonly language: Language;
    /** Coupons of the sheet's own unpaid order. */
    readonly heldIssueNos: readonly number[];
  },
): Promise<readonly HeldCoupon[]> {
  const rows = await database
    .selectFrom('couponIssue')
    .innerJoin('coupon', 'coupon.couponNo', 'couponIssue.couponNo')
    .select([
      'couponIssueNo',
      'couponName',
      'couponNameEn',
      'couponType',
      'couponTargetType',
      'fixedAmt',
      'discountAmt',
    ])
    .select(['discountRate', 'maxDiscountAmt', 'minSalePrice', 'maxSalePrice', 'minDeliveryAmt', 'freeDelivery'])
    .select(['usablePlatforms', 'gradeCodes', 'telecomOnly', 'cartCouponUsable', 'productCouponUsable'])
    .select(['couponIssue.useStartAt', 'couponIssue.useEndAt'])
    .select(targetNos(false).as('targetNos'))
    .select(targetNos(true).as('excludedNos'))
    .where('memberNo', '=', question.memberNo)
    .where((row) =>
      row.or([
        row('usedAt', 'is', null),
        ...(question.heldIssueNos.length === 0 ? [] : [row('couponIssueNo', 'in', question.heldIssueNos)]),
      ]),
    )
    .where('couponIssue.useEndAt', '>', toTimestamp(after(question.now, -SECOND_MS)))
    .orderBy('couponIssue.useEndAt')
    .orderBy('couponIssueNo')
    .limit(MOST_COUPONS)
    .execute();
  return rows.map((row) => ({
    couponIssueNo: row.couponIssueNo,
    couponName: question.language === 'en' && row.couponNameEn !== '' ? row.couponNameEn : row.couponName,
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
    useStartAt: fromTimestamp(row.useStartAt),
    useEndAt: fromTimestamp(row.useEndAt),
  }));
}

function targetNos(excluded: boolean) {
  return sql<number[]>`(select coalesce(array_agg(target_no order by target_no), '{}') from coupon_target
    where coupon_target.coupon_no = coupon.coupon_no and excluded = ${excluded})`;
}
