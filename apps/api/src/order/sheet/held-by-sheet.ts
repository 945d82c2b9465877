import type { OptionNo, OrderNo, ProductNo } from '@dealstore/commerce-core/domain';
import { piecesBy } from './pieces.ts';

/** What the unpaid order of a sheet holds, which only the sheet itself may reuse. */
export interface HeldBySheet {
  readonly orderNo: OrderNo | null;
  /** Units by option. */
  readonly options: ReadonlyMap<OptionNo, number>;
  /** Pieces by product. */
  readonly products: ReadonlyMap<ProductNo, number>;
  /** Points, in won. */
  readonly points: number;
}

/** Nothing held: a sheet without an unpaid order. */
export const NOTHING_HELD: HeldBySheet = { orderNo: null, options: new Map(), products: new Map(), points: 0 };

/** What an unpaid order holds, as heldQuery reads it. */
export interface HeldRow {
  readonly orderNo: OrderNo;
  readonly points: number;
  readonly options: readonly {
    readonly optionNo: OptionNo;
    readonly productNo: ProductNo;
    readonly orderCnt: number;
  }[];
}

/**
 * Writes the query for what an unpaid order holds, as JSON; null without one.
 * @param held the table of its `order_no` and `sub_pay_amt`, in SQL
 */
export function heldQuery(held: string): string {
  return `
    select json_build_object('orderNo', order_no, 'points', sub_pay_amt, 'options', (
      select coalesce(json_agg(line), '[]') from (
        select option_no as "optionNo", product_no as "productNo", order_cnt as "orderCnt"
        from order_option where order_option.order_no = ${held}.order_no) line))
    from ${held}`;
}

/** What is held, added up. */
export function heldOf(row: HeldRow | null): HeldBySheet {
  if (row === null) return NOTHING_HELD;
  return {
    orderNo: row.orderNo,
    options: piecesBy(
      row.options,
      (option) => option.optionNo,
      (option) => option.orderCnt,
    ),
    products: piecesBy(
      row.options,
      (option) => option.productNo,
      (option) => option.orderCnt,
    ),
    points: row.points,
  };
}
