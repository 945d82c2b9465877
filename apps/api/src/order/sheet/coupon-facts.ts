import type { CouponPlatform, EpochMs, Language, MemberNo, OrderFacts } from '@dealstore/commerce-core/domain';
import type { Database } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { buyerOf, buyerQuery, type BuyerRow } from './buyer.ts';
import { ownedCouponsOf, ownedCouponsQuery, type OwnedCouponRow } from './owned-coupon.ts';

/** Whose coupons are weighed, when, where and in which language. */
export interface CouponQuestion {
  readonly memberNo: MemberNo;
  readonly platform: CouponPlatform;
  readonly language: Language;
  readonly now: EpochMs;
}

// Coupons of unpaid orders count as there, as on a sheet that is opened now: its order ends them.
const readBuyerAndCoupons = preparedStatement<
  [memberNo: MemberNo, now: Date],
  { readonly buyer: BuyerRow | null; readonly coupons: readonly OwnedCouponRow[] }
>(`
select (${buyerQuery('$1::bigint', '$2::timestamptz')}) as buyer,
  (${ownedCouponsQuery({
    memberNo: '$1::bigint',
    now: '$2::timestamptz',
    heldBy: "array(select order_no from shop_order where member_no = $1::bigint and order_status_type = 'PAY_WAIT')",
  })}) as coupons`);

/** Reads the coupons a member could use for an order now, and what decides whether they may. */
export async function readCouponFacts(
  database: Database,
  { memberNo, platform, language, now }: CouponQuestion,
): Promise<Pick<OrderFacts, 'visitor' | 'coupons' | 'couponContext'>> {
  const [rows] = await readBuyerAndCoupons(database, memberNo, toTimestamp(now));
  const { visitor, gradeCode, hasPurchased } = buyerOf(rows?.buyer ?? null, memberNo, now);
  return {
    visitor,
    coupons: ownedCouponsOf(rows?.coupons ?? [], language),
    couponContext: { now, platform, gradeCode, telecomCustomer: visitor.telecomCustomer, hasPurchased },
  };
}
