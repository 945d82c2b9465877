import {
  couponUseEnd,
  formatYmdt,
  isWithin,
  offeredCouponAmount,
  SECOND_MS,
  won,
} from '@dealstore/commerce-core/domain';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { JsonAnswer } from '../contract/operation.ts';
import type { CouponColumns } from '../coupon/coupon.store.ts';
import type { Database } from '../database/database.ts';
import { fromNullableTimestamp } from '../database/instant.ts';
import type { CouponRow } from '../database/schema.ts';
import { keptByKey } from './catalogue-version.ts';
import { inLanguage, type View } from './view.ts';

/** Coupons a product page shows at most. Assumed: 20. */
const COUPON_LIMIT = 20;

/** Goods as coupons see them; `categoryNos` is their category and all above it. */
export interface CouponTargetGoods {
  readonly productNo: number;
  readonly brandNo: number | null;
  readonly partnerNo: number;
  readonly categoryNos: readonly number[];
}

type ProductCoupon = JsonAnswer<'getProduct'>['coupons'][number];

/** What is said of a coupon, and until when and how often it may be had. */
type OfferColumns = CouponColumns &
  Pick<Selectable<CouponRow>, 'useDays' | 'useEndAt' | 'issueStartAt' | 'issueEndAt' | 'totalIssueCnt' | 'issuedCnt'>;

/** Coupons of products kept; whether one is used up is seen a little later. */
const keptCoupons = keptByKey<readonly OfferColumns[]>({
  limit: 20_000,
  weigh: (rows) => rows.length + 1,
  lifeMs: 10 * SECOND_MS,
});

/** The coupons that reach a product and may be got now. */
export async function couponsOfProduct(
  view: View,
  goods: CouponTargetGoods,
  memberNo: number | null,
): Promise<readonly ProductCoupon[]> {
  const rows = await keptCoupons.get(view, String(goods.productNo), async () => {
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
    useEndYmdt: formatYmdt(
      couponUseEnd({ useDays: row.useDays, useEndAt: fromNullableTimestamp(row.useEndAt) }, view.now),
    ),
    usablePlatforms: row.usablePlatforms.flatMap((platform) => PLATFORMS.find((known) => known === platform) ?? []),
  }));
}

const PLATFORMS = ['PC', 'MOBILE_WEB', 'MOBILE_APP'] as const;

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

/** The query behind a product's coupons: those for everything, and those whose target is this product or what it belongs to. */
export function couponsQuery({
  productNo,
  brandNo,
  partnerNo,
  categoryNos,
}: CouponTargetGoods): RawBuilder<OfferColumns> {
  return sql<OfferColumns>`
    select coupon_no as "couponNo", coupon_name as "couponName", coupon_name_en as "couponNameEn",
           coupon_type as "couponType", coupon_target_type as "couponTargetType", fixed_amt as "fixedAmt",
           discount_amt as "discountAmt", discount_rate as "discountRate", max_discount_amt as "maxDiscountAmt",
           min_sale_price as "minSalePrice", usable_platforms as "usablePlatforms", use_days as "useDays",
           use_end_at as "useEndAt", issue_start_at as "issueStartAt", issue_end_at as "issueEndAt",
           total_issue_cnt as "totalIssueCnt", issued_cnt as "issuedCnt"
    from coupon
    where displayable and issue_type = 'DOWNLOAD' and (coupon_target_type = 'ALL_PRODUCT' or exists (
      select from coupon_target where coupon_target.coupon_no = coupon.coupon_no and not excluded
        and target_no = any(case coupon_target_type
          when 'PRODUCT' then array[${productNo}::bigint]
          when 'PARTNER' then array[${partnerNo}::bigint]
          when 'BRAND' then array[${brandNo}::bigint]
          when 'CATEGORY' then ${[...categoryNos]}::bigint[] end)
    ))
    order by display_order, coupon_no limit ${COUPON_LIMIT}`;
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
