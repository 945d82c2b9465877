import { type EpochMs, won } from '@dealstore/commerce-core/domain';
import type { Database } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';

/** Inserts a member's wish for a product of ₩12,000, which then costs ₩10,000. */
export async function insertCheaperWish(
  database: Database,
  { memberNo, productNo, at }: { readonly memberNo: number; readonly productNo: number; readonly at: EpochMs },
): Promise<void> {
  const before = won(12_000);
  const product = database.updateTable('product').where('productNo', '=', productNo);
  await product.set({ salePrice: before }).execute();
  await database
    .insertInto('wish')
    .values({ memberNo, productNo, wishedAt: toTimestamp(at), wishedPrice: before })
    .execute();
  await product.set({ salePrice: won(10_000) }).execute();
}
