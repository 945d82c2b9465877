import {
  couponUseEnd,
  formatYmdt,
  isWithin,
  offeredCouponAmount,
  SECOND_MS,
  won,
} from '@dealstore/commerce-core/domain';
import type { RawBuilder, Selectable } from 'kysely';
import type { JsonAnswer } from '../../contract/operation.ts';
import { COUPON_COLUMNS, type CouponTargetGoods, applicableCouponsQuery, readPlatforms } from '../../coupon/coupon.ts';
import type { Database } from '../../database/database.ts';
import { fromNullableTimestamp } from '../../database/instant.ts';
import type { CouponRow } from '../../database/schema.ts';
import { inLanguage, createVersionedCache, type View } from '../../catalogue/catalogue.ts';

/** Coupons a product page shows at most. Assumed: 20. */
const COUPON_LIMIT = 20;

type ProductCoupon = JsonAnswer<'getProduct'>['coupons'][number];

/** What is said of a coupon, and until when and how often it may be had. */
const OFFER_COLUMNS = [
  ...COUPON_COLUMNS,
  'useDays',
  'useEndAt',
  'issueStartAt',
  'issueEndAt',
  'totalIssueCnt',
  'issuedCnt',
] as const satisfies readonly (keyof CouponRow)[];

type OfferColumns = Pick<Selectable<CouponRow>, (typeof OFFER_COLUMNS)[number]>;

/** Coupons by product; whether one is used up is seen a little later. */
const couponCache = createVersionedCache<readonly OfferColumns[]>({
  maxSize: 20_000,
  sizeOf: (rows) => rows.length + 1,
  ttlMs: 10 * SECOND_MS,
});

/** The coupons that reach a product and may be got now. */
export async function couponsOfProduct(
  view: View,
  goods: CouponTargetGoods,
  memberNo: number | null,
): Promise<readonly ProductCoupon[]> {
  const rows = await couponCache.get(view, String(goods.productNo), async () => {
    return (await couponsQuery(goods).execute(view.database)).rows;
  });
  const open = rows.filter((row) => isOpen(row, view));
  const issued = await issuedAmong(
    view.database,
    memberNo,
    open.map((row) => row.couponNo),
  );
  return open.map((row) => ({
    couponNo: row.couponNo,
    couponName: inLanguage(view.language, row.couponName, row.couponNameEn),
    couponType: row.couponType,
    couponTargetType: row.couponTargetType,
    downloadable: !issued.has(row.couponNo) && (row.totalIssueCnt === null || row.issuedCnt < row.totalIssueCnt),
    issued: issued.has(row.couponNo),
    fixedAmt: row.fixedAmt,
    discountAmt: row.discountAmt,
    discountRate: row.discountRate,
    maxDiscountAmt: row.maxDiscountAmt,
    minSalePrice: row.minSalePrice,
    freeDelivery: row.freeDelivery,
    useEndYmdt: formatYmdt(
      couponUseEnd({ useDays: row.useDays, useEndAt: fromNullableTimestamp(row.useEndAt) }, view.now),
    ),
    usablePlatforms: readPlatforms(row.usablePlatforms),
  }));
}

/** The most a product's coupons take off one piece, in won, by the rule its card was written by. */
export function bestCouponAmount(coupons: readonly ProductCoupon[], discountedPrice: number): number {
  const offered = coupons
    .filter(({ couponType }) => couponType === 'PRODUCT')
    .map((coupon) => ({
      ...coupon,
      discountAmt: won(coupon.discountAmt),
      maxDiscountAmt: coupon.maxDiscountAmt === null ? null : won(coupon.maxDiscountAmt),
      minSalePrice: won(coupon.minSalePrice),
    }));
  return offeredCouponAmount(offered, won(discountedPrice));
}

/** The query behind a product's coupons. */
export function couponsQuery(goods: CouponTargetGoods): RawBuilder<OfferColumns> {
  return applicableCouponsQuery(goods, OFFER_COLUMNS, COUPON_LIMIT);
}

function isOpen(row: { readonly issueStartAt: Date | null; readonly issueEndAt: Date | null }, view: View): boolean {
  const window = { startAt: fromNullableTimestamp(row.issueStartAt), endAt: fromNullableTimestamp(row.issueEndAt) };
  return isWithin(window, view.now);
}

async function issuedAmong(
  database: Database,
  memberNo: number | null,
  couponNos: readonly number[],
): Promise<ReadonlySet<number>> {
  if (memberNo === null || couponNos.length === 0) return new Set();
  const rows = await database
    .selectFrom('couponIssue')
    .select('couponNo')
    .distinct()
    .where('memberNo', '=', memberNo)
    .where('couponNo', 'in', [...couponNos])
    .execute();
  return new Set(rows.map((row) => row.couponNo));
}
