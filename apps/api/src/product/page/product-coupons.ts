import {
  type CouponGoods,
  couponUseEnd,
  earnRate,
  formatYmdt,
  type OwnedCoupon,
  isWithin,
  promisedCouponAmount,
  SECOND_MS,
  type Won,
  type CouponNo,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import type { RawBuilder, Selectable } from 'kysely';
import { createVersionedCache, type View } from '../../catalogue/catalogue.ts';
import type { JsonAnswer } from '../../contract/operation.ts';
import {
  applicableCouponsQuery,
  type CouponTargetGoods,
  couponFields,
  couponTermsOf,
  hasPurchased,
  ownedTermsOf,
  ISSUABLE_COLUMNS,
  mayIssue,
  ownCounts,
  TERMS_COLUMNS,
} from '../../coupon/coupon.ts';
import { fromNullableTimestamp } from '../../database/instant.ts';
import type { CouponRow } from '../../database/schema/schema.ts';

/** Coupons a product page shows at most. Assumed: 20. */
const COUPON_LIMIT = 20;

type ProductCoupon = JsonAnswer<'getProduct'>['coupons'][number];

const OFFER_COLUMNS = [...new Set([...ISSUABLE_COLUMNS, ...TERMS_COLUMNS])] satisfies readonly (keyof CouponRow)[];

type OfferRow = Pick<Selectable<CouponRow>, (typeof OFFER_COLUMNS)[number]>;

/** Coupons by product; whether one is used up is seen a little later. */
const couponCache = createVersionedCache<readonly OfferRow[]>({
  maxSize: 20_000,
  sizeOf: (rows) => rows.length + 1,
  ttlMs: 10 * SECOND_MS,
});

/** What decides over the coupons and points of a visitor; a guest has no number and no grade. */
interface Buyer {
  readonly memberNo: MemberNo | null;
  readonly gradeCode: string | null;
  /** Percent of a purchase that the grade adds as points. */
  readonly gradeRate: number;
  readonly hasPurchased: boolean;
}

const GUEST_BUYER: Buyer = { memberNo: null, gradeCode: null, gradeRate: 0, hasPurchased: false };

/** What a product page offers a visitor: its coupons, what they take off one piece, and the percentage of points. */
export interface ProductOffer {
  readonly coupons: readonly ProductCoupon[];
  /** The most that this visitor's own coupons and those still to be had take off one piece at a price, in won. */
  couponAmountAt(price: Won): Won;
  /** Percent of a price that a purchase brings as points. */
  earnRateOf(productRate: number): number;
}

/** Reads the coupons that reach a product and may be had now, and what decides over them for this visitor. */
export async function offerOfProduct(
  view: View,
  goods: CouponTargetGoods & Pick<CouponGoods, 'couponUsable'>,
  memberNo: MemberNo | null,
): Promise<ProductOffer> {
  const [rows, buyer] = await Promise.all([
    couponCache.get(view, String(goods.productNo), async () => {
      return (await couponsQuery(goods).execute(view.database)).rows;
    }),
    readBuyer(view, memberNo),
  ]);
  const open = rows.filter((row) => isOpen(row, view));
  const [own, owned] = await readOwn(
    view,
    buyer,
    open.map((row) => row.couponNo),
  );
  const offered = open.map((row) => ({ row, isToBeHad: isToBeHad(row, own.get(row.couponNo) ?? 0, buyer, view) }));
  const toGet = offered.flatMap(({ row, isToBeHad }) => (isToBeHad ? [asOwned(row, view)] : []));
  return {
    coupons: offered.map(({ row, isToBeHad }) => ({
      ...couponFields(row, view.language),
      downloadable: isToBeHad,
      issued: own.has(row.couponNo),
      useEndYmdt: formatYmdt(useEndOf(row, view)),
    })),
    couponAmountAt: (price) =>
      promisedCouponAmount(
        [...owned, ...toGet],
        { ...goods, buyAmt: price, deliveryIndex: 0 },
        {
          now: view.now,
          gradeCode: buyer.gradeCode,
          telecomCustomer: view.visitor.telecomCustomer,
          hasPurchased: buyer.hasPurchased,
        },
      ),
    earnRateOf: (productRate) => earnRate(productRate, buyer.gradeRate),
  };
}

/** The query behind a product's coupons. */
export function couponsQuery(goods: CouponTargetGoods): RawBuilder<OfferRow> {
  return applicableCouponsQuery(goods, OFFER_COLUMNS, COUPON_LIMIT);
}

async function readBuyer({ database, now }: View, memberNo: MemberNo | null): Promise<Buyer> {
  if (memberNo === null) return GUEST_BUYER;
  const grade = await database
    .selectFrom('member')
    .innerJoin('memberGrade', 'memberGrade.gradeNo', 'member.gradeNo')
    .select(['code', 'reserveRate', hasPurchased(now).as('hasPurchased')])
    .where('memberNo', '=', memberNo)
    .executeTakeFirst();
  if (grade === undefined) return GUEST_BUYER;
  const { code, reserveRate, hasPurchased: hasBought } = grade;
  return { memberNo, gradeCode: code, gradeRate: Number(reserveRate), hasPurchased: hasBought };
}

async function readOwn(
  { database, now }: View,
  { memberNo }: Buyer,
  couponNos: readonly CouponNo[],
): Promise<readonly [ReadonlyMap<CouponNo, number>, readonly OwnedCoupon[]]> {
  if (memberNo === null) return [new Map(), []];
  return Promise.all([ownCounts(database, memberNo, couponNos, now), ownedTermsOf(database, memberNo, now)]);
}

/** Whether a visitor may have one more of a coupon; a guest is asked only whether any is left. */
function isToBeHad(row: OfferRow, ownCnt: number, { gradeCode, hasPurchased }: Buyer, { now, visitor }: View): boolean {
  if (gradeCode === null) return row.totalIssueCnt === null || row.issuedCnt < row.totalIssueCnt;
  return mayIssue({ ...row, ownCnt }, { gradeCode, isTelecomCustomer: visitor.telecomCustomer, hasPurchased }, now);
}

/** A coupon to get as if it were got now. */
function asOwned(row: OfferRow, view: View): OwnedCoupon {
  return {
    // apart from the numbers of owned coupons
    couponIssueNo: -row.couponNo,
    couponName: row.couponName,
    ...couponTermsOf(row),
    useStartAt: view.now,
    useEndAt: useEndOf(row, view),
  };
}

function useEndOf({ useDays, useEndAt }: OfferRow, { now }: View) {
  return couponUseEnd({ useDays, useEndAt: fromNullableTimestamp(useEndAt) }, now);
}

function isOpen({ issueStartAt, issueEndAt }: OfferRow, { now }: View): boolean {
  return isWithin({ startAt: fromNullableTimestamp(issueStartAt), endAt: fromNullableTimestamp(issueEndAt) }, now);
}
