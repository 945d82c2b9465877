import {
  addWon,
  DEFAULT_POINT_POLICY,
  setOffPoints,
  won,
  type CouponPlatform,
  type EpochMs,
  type Language,
  type OrderFacts,
  type MemberNo,
  type OrderSheetNo,
} from '@dealstore/commerce-core/domain';
import { buyerOf, buyerQuery, type Buyer, type BuyerRow } from './buyer.ts';
import { goodsQuery, type GoodsRow } from './goods.ts';
import { ownedCouponsOf, ownedCouponsQuery, type OwnedCouponRow } from './owned-coupon.ts';
import { heldOf, heldQuery, type HeldBySheet, type HeldRow } from './held-by-sheet.ts';
import { SHEET_COLUMNS, sheetOf, type SheetRow, type StoredSheet } from './order-sheet.store.ts';
import { availablePointsQuery } from '../record/point-use.ts';
import { goodsOf, type SheetLine } from './sheet-line.ts';
import { selectList } from '../../database/json-rows.ts';

/** Whose sheet is priced, when, where and in which language. */
export interface SheetQuestion {
  readonly orderSheetNo: OrderSheetNo;
  readonly memberNo: MemberNo;
  readonly platform: CouponPlatform;
  readonly language: Language;
  readonly now: EpochMs;
}

/** Everything an order of a sheet is priced from, and who buys. */
export interface SheetFacts {
  readonly sheet: StoredSheet;
  readonly buyer: Buyer;
  readonly facts: OrderFacts<SheetLine>;
}

/** What a statement of sheetFactsStatement reads. */
export interface FactRows {
  readonly sheet: SheetRow | null;
  readonly held: HeldRow | null;
  readonly buyer: BuyerRow | null;
  readonly goods: readonly GoodsRow[];
  readonly coupons: readonly OwnedCouponRow[];
  readonly points: number | null;
  /** Points that other unpaid orders release first, and what is owed of them; won. */
  readonly restoredPoints: number;
  readonly owedPoints: number | null;
}

/**
 * Writes the statement that reads a sheet with all that decides over its price, and more when asked for. Coupons and
 * points of an unpaid order that the member made before the sheet was opened count as there: reserving the sheet ends
 * that order. A sheet that was open already is another attempt beside it, and finds them taken. Its parameters are `$1`
 * the sheet’s number, `$2` the member’s and `$3` the instant; others begin at `$4`.
 * @param more further columns, in SQL
 */
export function sheetFactsStatement(more: readonly string[] = []): string {
  const columns = [
    '(select row_to_json(sheet) from sheet) as sheet',
    `(${heldQuery('held')}) as held`,
    `(${buyerQuery('$2::bigint', '$3::timestamptz')}) as buyer`,
    `(${goodsQuery(`array(select (line->>'optionNo')::bigint from sheet, jsonb_array_elements(sheet.products) line)`, '$2::bigint')}) as goods`,
    `(${ownedCouponsQuery({ memberNo: '$2::bigint', now: '$3::timestamptz', heldBy: 'array(select order_no from unpaid)' })}) as coupons`,
    `(${availablePointsQuery({ memberNo: '$2::bigint', now: '$3::timestamptz' })}) as points`,
    '(select coalesce(sum(sub_pay_amt), 0) from unpaid where order_sheet_no <> $1)::bigint as restored_points',
    '(select owed_amt from point_balance where member_no = $2::bigint) as owed_points',
    ...more,
  ];
  return `
with sheet as materialized (
  select ${selectList('order_sheet', SHEET_COLUMNS)} from order_sheet
  where order_sheet_no = $1 and member_no = $2::bigint and expires_at > $3::timestamptz),
unpaid as materialized (
  select shop_order.order_no, sub_pay_amt, shop_order.order_sheet_no from shop_order, sheet
  where shop_order.member_no = $2::bigint and order_status_type = 'PAY_WAIT'
    and (shop_order.order_sheet_no = $1 or ordered_at < sheet."createdAt")),
held as materialized (select order_no, sub_pay_amt from unpaid where order_sheet_no = $1)
select ${columns.join(',\n  ')}`;
}

/**
 * Makes facts of what was read; what the sheet's own unpaid order holds counts as still there. Rejects as sheetOf does,
 * and with A401 for a member who has left.
 * @param putBack units by option that count as well: those of an order that is just being ended
 */
export function factsOf(
  rows: FactRows | undefined,
  question: SheetQuestion,
  putBack: HeldBySheet['options'] = new Map(),
): SheetFacts {
  const { memberNo, now } = question;
  const sheet = sheetOf(rows?.sheet ?? null);
  const buyer = buyerOf(rows?.buyer ?? null, memberNo, now);
  const held = heldOf(rows?.held ?? null);
  const { visitor, gradeCode, hasPurchased } = buyer;
  const options = held.orderNo === null ? putBack : held.options;
  const goods = goodsOf(rows?.goods ?? [], { ...question, products: sheet.products, held: { ...held, options } });
  const restored = won((rows?.restoredPoints ?? 0) + held.points);
  const { creditedAmt } = setOffPoints(restored, won(rows?.owedPoints ?? 0));
  return {
    sheet,
    buyer,
    facts: {
      ...goods,
      visitor,
      coupons: ownedCouponsOf(rows?.coupons ?? [], question.language),
      couponContext: {
        now,
        platform: question.platform,
        gradeCode,
        telecomCustomer: visitor.telecomCustomer,
        hasPurchased,
      },
      pointBalance: addWon(won(rows?.points ?? 0), creditedAmt),
      pointPolicy: DEFAULT_POINT_POLICY,
    },
  };
}
