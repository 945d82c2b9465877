import {
  couponUseEnd,
  reachesGoods,
  won,
  ZERO_WON,
  type CouponGoods,
  type EpochMs,
  type HeldCoupon,
} from '@dealstore/commerce-core/domain';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import { fromNullableTimestamp } from '../database/instant.ts';
import type { CouponRow } from '../database/schema.ts';
import { inTens } from '../product/page.ts';
import { readPlatforms } from './coupon.store.ts';

/** Coupons of one product looked at, at most. Assumed: our own bound. */
const MOST_COUPONS = 100;

/** A coupon that may be downloaded for a product, and how many of it the member has. */
export type IssuableRow = Selectable<CouponRow> & { readonly ownCnt: number };

/** A product as coupons see it, with who may see it. */
export interface CouponProduct {
  readonly goods: CouponGoods;
  readonly adult: boolean;
  readonly telecomOnly: boolean;
}

/** Reads a product with every category it is in; null when there is none to see. */
export async function findProduct(database: Database, productNo: number): Promise<CouponProduct | null> {
  const product = await database
    .selectFrom('product')
    .select(['productNo', 'brandNo', 'partnerNo', 'couponUsable', 'adult', 'telecomOnly'])
    .select(
      sql<number[]>`(
        with recursive chain as (
          select category_no, parent_no from category where category_no = product.category_no
          union all
          select above.category_no, above.parent_no from category above join chain on above.category_no = chain.parent_no
        )
        select coalesce(array_agg(category_no), '{}') from chain)`.as('categoryNos'),
    )
    .where('productNo', '=', productNo)
    .where('displayable', '=', true)
    .executeTakeFirst();
  if (product === undefined) return null;
  const { brandNo, partnerNo, couponUsable, categoryNos, adult, telecomOnly } = product;
  const goods: CouponGoods = {
    productNo,
    brandNo: brandNo ?? 0,
    partnerNo,
    couponUsable,
    categoryNos,
    buyAmt: ZERO_WON,
    deliveryIndex: 0,
  };
  return { goods, adult, telecomOnly };
}

/** The coupons that may be downloaded and that reach a product, in the order the shop shows them. */
export async function findIssuable(
  database: Database,
  { goods }: CouponProduct,
  memberNo: number,
  now: EpochMs,
): Promise<readonly IssuableRow[]> {
  const rows = await database
    .selectFrom('coupon')
    .selectAll('coupon')
    .select([targetNos(false).as('targetNos'), targetNos(true).as('excludedNos')])
    .where('issueType', '=', 'DOWNLOAD')
    .where('displayable', '=', true)
    .where(
      sql<boolean>`(coupon_target_type = 'ALL_PRODUCT' or exists (
        select from coupon_target where coupon_target.coupon_no = coupon.coupon_no and not excluded
          and target_no = any(case coupon_target_type
            when 'PRODUCT' then array[${goods.productNo}::bigint]
            when 'BRAND' then array[${goods.brandNo}::bigint]
            when 'PARTNER' then array[${goods.partnerNo}::bigint]
            else ${[...goods.categoryNos]}::bigint[] end)))`,
    )
    .orderBy('displayOrder')
    .orderBy('couponNo')
    .limit(MOST_COUPONS)
    .execute();
  const reaching = rows.filter((row) => reachesGoods(asHeld(row, now), goods));
  const own = await inTens(
    reaching.map((row) => row.couponNo),
    async (some) => (await ownQuery(memberNo, some).execute(database)).rows,
  );
  const ownCnt = new Map(own.map((row) => [row.couponNo, row.ordinal]));
  return reaching.map((row) => ({ ...row, ownCnt: ownCnt.get(row.couponNo) ?? 0 }));
}

/** The query behind how many of some coupons a member has: the ordinal of the last of each. */
function ownQuery(
  memberNo: number,
  couponNos: readonly number[],
): RawBuilder<{ readonly couponNo: number; readonly ordinal: number }> {
  return sql`
    select coupon_no as "couponNo", last.ordinal from unnest(${[...couponNos]}::bigint[]) as coupon_no cross join lateral (
      select ordinal from coupon_issue issue
      where issue.coupon_no = coupon_no.coupon_no and issue.member_no = ${memberNo} order by ordinal desc limit 1
    ) last`;
}

/** A coupon as the member would hold it after getting it now. */
function asHeld(row: Selectable<CouponRow> & Pick<HeldCoupon, 'targetNos' | 'excludedNos'>, now: EpochMs): HeldCoupon {
  return {
    ...row,
    couponIssueNo: 0,
    discountAmt: won(row.discountAmt),
    maxDiscountAmt: row.maxDiscountAmt === null ? null : won(row.maxDiscountAmt),
    minSalePrice: won(row.minSalePrice),
    maxSalePrice: row.maxSalePrice === null ? null : won(row.maxSalePrice),
    minDeliveryAmt: won(row.minDeliveryAmt),
    usablePlatforms: readPlatforms(row.usablePlatforms),
    useStartAt: now,
    useEndAt: couponUseEnd({ useDays: row.useDays, useEndAt: fromNullableTimestamp(row.useEndAt) }, now),
  };
}

function targetNos(excluded: boolean) {
  return sql<number[]>`(select coalesce(array_agg(target_no), '{}') from coupon_target
    where coupon_target.coupon_no = coupon.coupon_no and excluded = ${excluded})`;
}
