import { won, type OwnedCoupon } from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import type { CouponRow } from '../database/schema/schema.ts';
import { readPlatforms } from './coupon.store.ts';

/** The columns that decide over the use of a coupon. */
export const TERMS_COLUMNS = [
  'couponType',
  'couponTargetType',
  'targetNos',
  'excludedNos',
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
  'firstPurchaseOnly',
  'cartCouponUsable',
  'productCouponUsable',
] as const satisfies readonly (keyof CouponRow)[];

/** What decides over the use of a coupon, as it is stored. */
export type TermsRow = Pick<Selectable<CouponRow>, (typeof TERMS_COLUMNS)[number]>;

/** The terms of a coupon as the core needs them, independent of owner and time. */
export function couponTermsOf(
  row: TermsRow,
): Omit<OwnedCoupon, 'couponIssueNo' | 'couponName' | 'useStartAt' | 'useEndAt'> {
  return {
    couponType: row.couponType,
    couponTargetType: row.couponTargetType,
    targetNos: row.targetNos,
    excludedNos: row.excludedNos,
    fixedAmt: row.fixedAmt,
    discountAmt: won(row.discountAmt),
    discountRate: row.discountRate,
    maxDiscountAmt: row.maxDiscountAmt === null ? null : won(row.maxDiscountAmt),
    minSalePrice: won(row.minSalePrice),
    maxSalePrice: row.maxSalePrice === null ? null : won(row.maxSalePrice),
    minDeliveryAmt: won(row.minDeliveryAmt),
    freeDelivery: row.freeDelivery,
    usablePlatforms: readPlatforms(row.usablePlatforms),
    gradeCodes: row.gradeCodes,
    telecomOnly: row.telecomOnly,
    firstPurchaseOnly: row.firstPurchaseOnly,
    cartCouponUsable: row.cartCouponUsable,
    productCouponUsable: row.productCouponUsable,
  };
}
