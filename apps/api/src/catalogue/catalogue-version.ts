import type { EpochMs } from '@dealstore/commerce-core/domain';
import type { Database, Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';

/** The version of all that an anonymous page shows; it grows with every write that changes such a page. */
export async function catalogueVersion(database: Database): Promise<number> {
  const row = await database.selectFrom('catalogueVersion').select('version').where('id', '=', 1).executeTakeFirst();
  return row?.version ?? 0;
}

/** Says that something an anonymous page shows has changed; called in the transaction that changed it, last. */
export async function raiseCatalogueVersion(transaction: Transaction | Database, now: EpochMs): Promise<void> {
  await transaction
    .updateTable('catalogueVersion')
    .set((row) => ({ version: row('version', '+', 1), changedAt: toTimestamp(now) }))
    .where('id', '=', 1)
    .execute();
}
