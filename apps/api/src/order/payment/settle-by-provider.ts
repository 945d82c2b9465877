import type { OrderNo } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import { withTransaction, type Database } from '../../database/database.ts';
import { askProvider } from './ask-provider.ts';
import { settle } from './settle.ts';

/**
 * Asks the provider for the status of an order's payment and acts on it: what a provider's notice sets off, for the
 * notice itself is not believed. Rejects with BUSY when the provider does not answer.
 */
export async function settleByProvider(
  { database, clock, providers }: Pick<AppParts, 'database' | 'clock' | 'providers'>,
  { orderNo, paymentKey }: { readonly orderNo: OrderNo; readonly paymentKey: string },
): Promise<void> {
  const provider = await askProvider({ providers, clock }, (provider) => provider.find(paymentKey));
  await withTransaction(database, (transaction) => settle(transaction, orderNo, provider, clock.now()));
}

/** Whether an order still waits for its payment and holds its goods. */
export async function isAwaitingPayment(database: Database, paymentKey: string): Promise<boolean> {
  const payment = await database
    .selectFrom('payment')
    .select('paymentNo')
    .where('paymentKey', '=', paymentKey)
    .where('status', 'in', ['READY', 'UNKNOWN'])
    .executeTakeFirst();
  return payment !== undefined;
}
