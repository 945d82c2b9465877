import type { OrderNo } from '@dealstore/commerce-core/domain';
import type { Database, Transaction } from '../../database/database.ts';

/** A payment whose result the shop does not know for certain. */
export interface OpenPayment {
  readonly paymentKey: string;
  readonly status: 'READY' | 'UNKNOWN' | 'EXPIRED';
}

/** The newest payment of an order, as long as the provider may still have news of it. */
export async function findOpenPayment(database: Database | Transaction, orderNo: OrderNo): Promise<OpenPayment | null> {
  const payment = await database
    .selectFrom('payment')
    .select(['paymentKey', 'status'])
    .where('orderNo', '=', orderNo)
    .orderBy('paymentNo', 'desc')
    .executeTakeFirst();
  if (payment === undefined) return null;
  const { paymentKey, status } = payment;
  return status === 'READY' || status === 'UNKNOWN' || status === 'EXPIRED' ? { paymentKey, status } : null;
}
