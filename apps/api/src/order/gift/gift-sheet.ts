import { commerceError } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { refuseNotGiven } from '../sheet/create-sheet.ts';
import type { StoredSheet } from '../sheet/order-sheet.store.ts';
import type { SheetLine } from '../sheet/sheet-line.ts';

/** Rejects with INVALID_REQUEST while it is not said who receives a gift, and with NOT_ON_SALE for goods that cannot be given. */
export async function refuseUngivable(
  transaction: Transaction,
  { orderSheetNo }: StoredSheet,
  lines: readonly SheetLine[],
): Promise<void> {
  refuseNotGiven(lines);
  const gift = await transaction
    .selectFrom('gift')
    .select('giftNo')
    .where('orderSheetNo', '=', orderSheetNo)
    .executeTakeFirst();
  if (gift === undefined) throw commerceError('INVALID_REQUEST', { details: { place: 'orderSheetNo', rule: 'gift' } });
}
