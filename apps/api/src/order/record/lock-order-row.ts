import type { OrderNo } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';

/**
 * Locks an order's row until the transaction ends, as every transaction that moves the order, its options or its claims
 * does.
 */
export async function lockOrderRow(transaction: Transaction, orderNo: OrderNo): Promise<void> {
  await transaction.selectFrom('shopOrder').select('orderNo').where('orderNo', '=', orderNo).forNoKeyUpdate().execute();
}
