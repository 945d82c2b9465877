import { expect } from 'vitest';
import { auditBooks, type Finding } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import type { OrderShop } from '../shop/order-shop.ts';

/**
 * Where the books of a test's shop are broken: every order still has its idempotency key, and every sale was an order.
 * @param answeredPaid numbers of the orders that an answer called paid
 */
export async function brokenInvariants(
  database: Database,
  answeredPaid: ReadonlySet<string> = new Set(),
): Promise<readonly Finding[]> {
  const { findings } = await auditBooks(database, { answeredPaid, keysSince: null, countsEverySale: true });
  return findings;
}

/** Closes the shop of a test whose books must be whole at its end. */
export async function closeSoundShop(shop: OrderShop): Promise<void> {
  expect(await brokenInvariants(shop.test.database, shop.answeredPaid)).toEqual([]);
  await shop.test.drop();
}
