import { randomBytes } from 'node:crypto';
import { after, commerceError, HOUR_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import type { Database, Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { readSelection, readSheetProducts, type SheetProduct, type SheetSelection } from './sheet-product.ts';

/** How long a sheet may be ordered from: 24 h. Assumed. */
export const SHEET_LIFE_MS = 24 * HOUR_MS;

/** What a sheet is for. */
export type OrderType = 'DIRECT' | 'CART' | 'GIFT';

/** An open order sheet of a member. */
export interface StoredSheet {
  readonly orderSheetNo: string;
  readonly memberNo: number;
  readonly orderType: OrderType;
  readonly products: readonly SheetProduct[];
  readonly cartNos: readonly number[];
  readonly selection: SheetSelection | null;
}

/** What the unpaid order of a sheet keeps from everyone but the sheet itself. */
export interface HeldBySheet {
  readonly orderNo: string | null;
  /** Units by option. */
  readonly options: ReadonlyMap<number, number>;
  /** Pieces by product. */
  readonly products: ReadonlyMap<number, number>;
  readonly couponIssueNos: readonly number[];
  /** Points, in won. */
  readonly points: number;
}

/** Nothing held: a sheet without an unpaid order. */
export const NOTHING_HELD: HeldBySheet = {
  orderNo: null,
  options: new Map(),
  products: new Map(),
  couponIssueNos: [],
  points: 0,
};

/** Opens a sheet under an unguessable number and answers it. */
export async function insertSheet(
  database: Database,
  sheet: Pick<StoredSheet, 'memberNo' | 'orderType' | 'products' | 'cartNos'>,
  now: EpochMs,
): Promise<string> {
  const orderSheetNo = randomBytes(16).toString('base64url');
  await database
    .insertInto('orderSheet')
    .values({
      orderSheetNo,
      memberNo: sheet.memberNo,
      orderType: sheet.orderType,
      products: JSON.stringify(sheet.products),
      cartNos: sheet.cartNos,
      createdAt: toTimestamp(now),
      expiresAt: toTimestamp(after(now, SHEET_LIFE_MS)),
    })
    .execute();
  return orderSheetNo;
}

/**
 * Reads an open sheet, locked when asked.
 * Rejects with NOT_FOUND for another's or an old one, with STATE_CONFLICT for one that was ordered from already.
 */
export async function readSheet(
  database: Database | Transaction,
  question: {
    readonly orderSheetNo: string;
    readonly memberNo: number;
    readonly now: EpochMs;
    readonly isLocked?: boolean;
  },
): Promise<StoredSheet> {
  const query = database
    .selectFrom('orderSheet')
    .select(['orderSheetNo', 'memberNo', 'orderType', 'products', 'cartNos', 'selection', 'status', 'orderNo'])
    .where('orderSheetNo', '=', question.orderSheetNo)
    .where('memberNo', '=', question.memberNo)
    .where('expiresAt', '>', toTimestamp(question.now));
  const row = await (question.isLocked === true ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) throw commerceError('NOT_FOUND');
  if (row.status === 'ORDERED') throw commerceError('STATE_CONFLICT', { details: { orderNo: row.orderNo } });
  return {
    orderSheetNo: row.orderSheetNo,
    memberNo: row.memberNo,
    orderType: row.orderType,
    products: readSheetProducts(row.products),
    cartNos: row.cartNos,
    selection: readSelection(row.selection),
  };
}

/** Keeps what the shopper chose, for a reload and for another try after a declined payment. */
export async function saveSelection(
  database: Database | Transaction,
  orderSheetNo: string,
  selection: SheetSelection,
): Promise<void> {
  await database
    .updateTable('orderSheet')
    .set({ selection: JSON.stringify(selection) })
    .where('orderSheetNo', '=', orderSheetNo)
    .execute();
}

/** What the sheet's own unpaid order holds. */
export async function readHeld(database: Database | Transaction, orderSheetNo: string): Promise<HeldBySheet> {
  const order = await database
    .selectFrom('shopOrder')
    .select(['orderNo', 'subPayAmt'])
    .where('orderSheetNo', '=', orderSheetNo)
    .where('orderStatusType', '=', 'PAY_WAIT')
    .executeTakeFirst();
  if (order === undefined) return NOTHING_HELD;
  const options = await database
    .selectFrom('orderOption')
    .select(['optionNo', 'productNo', 'orderCnt'])
    .where('orderNo', '=', order.orderNo)
    .execute();
  const uses = await database
    .selectFrom('couponUse')
    .select('couponIssueNo')
    .where('orderNo', '=', order.orderNo)
    .where('restoredAt', 'is', null)
    .execute();
  return {
    orderNo: order.orderNo,
    options: piecesBy(options, (option) => option.optionNo),
    products: piecesBy(options, (option) => option.productNo),
    couponIssueNos: uses.map((use) => use.couponIssueNo),
    points: order.subPayAmt,
  };
}

/** Adds up pieces by one of their numbers. */
export function piecesBy<Line extends { readonly orderCnt: number }>(
  lines: readonly Line[],
  numberOf: (line: Line) => number,
): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const line of lines) pieces.set(numberOf(line), (pieces.get(numberOf(line)) ?? 0) + line.orderCnt);
  return pieces;
}
