import { couponAmount, couponUseEnd, formatYmdt, isWithin, SECOND_MS, won } from '@dealstore/commerce-core/domain';
import type { JsonAnswer } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import { fromNullableTimestamp } from '../database/instant.ts';
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

type CouponColumns = Awaited<ReturnType<ReturnType<typeof couponsQuery>['execute']>>;

/** Coupons of products kept; whether one is used up is seen a little later. */
const keptCoupons = keptByKey<CouponColumns>({
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
  const rows = await keptCoupons.get(view, String(goods.productNo), () => couponsQuery(view.database, goods).execute());
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

/** The most a product's coupons take off one piece, in won. */
export function bestCouponAmount(coupons: readonly ProductCoupon[], discountedPrice: number): number {
  const amounts = coupons
    .filter((coupon) => coupon.couponType === 'PRODUCT' && coupon.minSalePrice <= discountedPrice)
    .map((coupon) => {
      const { fixedAmt, discountRate, maxDiscountAmt } = coupon;
      return couponAmount(
        {
          fixedAmt,
          discountAmt: won(coupon.discountAmt),
          discountRate,
          maxDiscountAmt: maxDiscountAmt === null ? null : won(maxDiscountAmt),
          minSalePrice: won(coupon.minSalePrice),
        },
        won(discountedPrice),
      );
    });
  return Math.max(0, ...amounts);
}

/** The query behind a product's coupons: those for everything, and those whose target is this product or what it belongs to. */
export function couponsQuery(database: Database, goods: CouponTargetGoods) {
  const { productNo, brandNo, partnerNo, categoryNos } = goods;
  const targetNos = [productNo, partnerNo, ...categoryNos, ...(brandNo === null ? [] : [brandNo])];
  return database
    .selectFrom('coupon')
    .select([
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
      'usablePlatforms',
      'useDays',
      'useEndAt',
      'issueStartAt',
      'issueEndAt',
      'totalIssueCnt',
      'issuedCnt',
    ])
    .where('displayable', '=', true)
    .where('issueType', '=', 'DOWNLOAD')
    .where((row) =>
      row.or([
        row('couponTargetType', '=', 'ALL_PRODUCT'),
        row.exists(
          row
            .selectFrom('couponTarget')
            .select('couponTarget.targetNo')
            .whereRef('couponTarget.couponNo', '=', 'coupon.couponNo')
            .where('excluded', '=', false)
            .where('targetNo', 'in', targetNos)
            .where((target) =>
              target.or([
                target.and([target('couponTargetType', '=', 'PRODUCT'), target('targetNo', '=', productNo)]),
                target.and([target('couponTargetType', '=', 'PARTNER'), target('targetNo', '=', partnerNo)]),
                target.and([target('couponTargetType', '=', 'BRAND'), target('targetNo', '=', brandNo ?? 0)]),
                target.and([
                  target('couponTargetType', '=', 'CATEGORY'),
                  target('targetNo', 'in', [0, ...categoryNos]),
                ]),
              ]),
            ),
        ),
      ]),
    )
    .orderBy('displayOrder')
    .orderBy('couponNo')
    .limit(COUPON_LIMIT);
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
