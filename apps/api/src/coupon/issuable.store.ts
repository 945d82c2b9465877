import {
  reachesGoods,
  ZERO_WON,
  type CouponGoods,
  type EpochMs,
  type CouponNo,
  type MemberNo,
  type ProductNo,
} from '@dealstore/commerce-core/domain';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { findRedeemed } from '../benefit/benefit.ts';
import type { Database } from '../database/database.ts';
import type { CouponRow } from '../database/schema/schema.ts';
import { inTens } from '../http/numbered-page.ts';
import { COUPON_COLUMNS } from './coupon.store.ts';
import { applicableCouponsQuery } from './applicable-coupons.ts';

/** Coupons of one product to download, at most. Assumed: our own bound. */
const MOST_COUPONS = 30;
/** Coupons of the shop to get, at most. Assumed: our own bound. */
const MOST_GIVEN_OUT = 100;

/** What issuing a coupon depends on, and its fields in answers. */
export const ISSUABLE_COLUMNS = [
  ...COUPON_COLUMNS,
  'targetNos',
  'excludedNos',
  'maxSalePrice',
  'minDeliveryAmt',
  'gradeCodes',
  'telecomOnly',
  'useDays',
  'useEndAt',
  'issueStartAt',
  'issueEndAt',
  'issuePerPersonCnt',
  'totalIssueCnt',
  'issuedCnt',
  'displayOrder',
] as const satisfies readonly (keyof CouponRow)[];

/** A coupon that may be downloaded for a product, and how many of it the member has. */
export type IssuableRow = Pick<Selectable<CouponRow>, (typeof ISSUABLE_COLUMNS)[number]> & { readonly ownCnt: number };

/** A product as coupons see it, and who may see it. */
export interface CouponProduct {
  readonly goods: CouponGoods;
  readonly adult: boolean;
  readonly telecomOnly: boolean;
}

/** Reads a product with every category it is in; null when there is none to see. */
export async function findProduct(database: Database, productNo: ProductNo): Promise<CouponProduct | null> {
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

/** Coupons given out in a way, in the order the shop shows them, and how many of each a member has. */
export async function findGivenOut(
  database: Database,
  issueType: 'DOWNLOAD' | 'MEMBERSHIP',
  memberNo: MemberNo,
  now: EpochMs,
): Promise<readonly IssuableRow[]> {
  const rows = await database
    .selectFrom('coupon')
    .select(ISSUABLE_COLUMNS)
    .where('issueType', '=', issueType)
    .where('displayable', '=', true)
    .orderBy('displayOrder')
    .orderBy('couponNo')
    .limit(MOST_GIVEN_OUT)
    .execute();
  return withOwnCounts(database, rows, memberNo, now);
}

/** The coupons that may be downloaded and that reach a product, in the order the shop shows them. */
export async function findIssuable(
  database: Database,
  { goods }: CouponProduct,
  memberNo: MemberNo,
  now: EpochMs,
): Promise<readonly IssuableRow[]> {
  const { rows } = await applicableCouponsQuery(goods, ISSUABLE_COLUMNS, MOST_COUPONS).execute(database);
  return withOwnCounts(
    database,
    rows.filter((row) => reachesGoods(row, goods)),
    memberNo,
    now,
  );
}

async function withOwnCounts(
  database: Database,
  rows: readonly Omit<IssuableRow, 'ownCnt'>[],
  memberNo: MemberNo,
  now: EpochMs,
): Promise<readonly IssuableRow[]> {
  const ownCnt = await ownCounts(
    database,
    memberNo,
    rows.map((row) => row.couponNo),
    now,
  );
  return rows.map((row) => ({ ...row, ownCnt: ownCnt.get(row.couponNo) ?? 0 }));
}

/** How many of each of some coupons a member has ever got, in memberships that ended too; none is left out. */
export async function ownCounts(
  database: Database,
  memberNo: MemberNo,
  couponNos: readonly CouponNo[],
  now: EpochMs,
): Promise<ReadonlyMap<CouponNo, number>> {
  const benefits = couponNos.map((no) => ({ kind: 'COUPON', no, endAt: null }) as const);
  const [own, before] = await Promise.all([
    inTens(couponNos, async (some) => (await ownQuery(memberNo, some).execute(database)).rows),
    findRedeemed(database, memberNo, benefits, now),
  ]);
  const counts = new Map(own.map((row) => [row.couponNo, row.ordinal]));
  for (const [index, couponNo] of couponNos.entries()) {
    const takenCnt = before[index]?.takenCnt ?? 0;
    if (takenCnt > 0) counts.set(couponNo, (counts.get(couponNo) ?? 0) + takenCnt);
  }
  return counts;
}

/** The query behind how many of some coupons a member has: the ordinal of the last of each. */
function ownQuery(
  memberNo: MemberNo,
  couponNos: readonly CouponNo[],
): RawBuilder<{ readonly couponNo: CouponNo; readonly ordinal: number }> {
  return sql`
    select coupon_no as "couponNo", last.ordinal from unnest(${[...couponNos]}::bigint[]) as coupon_no cross join lateral (
      select ordinal from coupon_issue issue
      where issue.coupon_no = coupon_no.coupon_no and issue.member_no = ${memberNo} order by ordinal desc limit 1
    ) last`;
}
