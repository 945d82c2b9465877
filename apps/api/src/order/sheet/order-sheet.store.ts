import { randomBytes } from 'node:crypto';
import {
  after,
  commerceError,
  HOUR_MS,
  type EpochMs,
  type CartNo,
  type MemberNo,
  type OrderSheetNo,
} from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import type { JsonRow } from '../../database/json-rows.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import type { OrderSheetRow } from '../../database/schema/schema.ts';
import { readSelection, readSheetProducts, type SheetProduct, type SheetSelection } from './sheet-product.ts';

/** How long a sheet may be ordered from: 24 h. Assumed. */
export const SHEET_LIFE_MS = 24 * HOUR_MS;

/** What a sheet is for. */
export type OrderType = 'DIRECT' | 'CART' | 'GIFT';

/** An open order sheet of a member. */
export interface StoredSheet {
  readonly orderSheetNo: OrderSheetNo;
  readonly memberNo: MemberNo;
  readonly orderType: OrderType;
  readonly products: readonly SheetProduct[];
  readonly cartNos: readonly CartNo[];
  readonly selection: SheetSelection | null;
}

/** Columns of a sheet that are read. */
export const SHEET_COLUMNS = [
  'orderSheetNo',
  'memberNo',
  'orderType',
  'products',
  'cartNos',
  'selection',
  'status',
  'orderNo',
  'createdAt',
] as const satisfies readonly (keyof OrderSheetRow)[];

/** A sheet as it is read. */
export type SheetRow = JsonRow<Pick<Selectable<OrderSheetRow>, (typeof SHEET_COLUMNS)[number]>>;

/** Opens a sheet under an unguessable number and answers it. */
export async function insertSheet(
  database: Database,
  sheet: Pick<StoredSheet, 'memberNo' | 'orderType' | 'products' | 'cartNos'>,
  now: EpochMs,
): Promise<string> {
  const orderSheetNo = randomBytes(16).toString('base64url');
  const { memberNo, orderType, products, cartNos } = sheet;
  await database
    .insertInto('orderSheet')
    .values({
      orderSheetNo,
      memberNo,
      orderType,
      products: JSON.stringify(products),
      cartNos: [...cartNos],
      createdAt: toTimestamp(now),
      expiresAt: toTimestamp(after(now, SHEET_LIFE_MS)),
    })
    .execute();
  return orderSheetNo;
}

/**
 * Makes an open sheet of what was read. Rejects with NOT_FOUND where nothing was, as for another's sheet or an old one,
 * with STATE_CONFLICT for one that was ordered from already.
 */
export function sheetOf(row: SheetRow | null): StoredSheet {
  if (row === null) throw commerceError('NOT_FOUND');
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
  orderSheetNo: OrderSheetNo,
  selection: SheetSelection,
): Promise<void> {
  await database
    .updateTable('orderSheet')
    .set({ selection: JSON.stringify(selection) })
    .where('orderSheetNo', '=', orderSheetNo)
    .execute();
}
