import {
  commerceError,
  type EpochMs,
  formatYmdt,
  type MemberNo,
  parseYmdt,
  type ProductNo,
  RECENT_PRODUCT_LIMIT,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { JsonAnswer } from '../contract/operation.ts';
import { type Database, withTransaction } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';

/** The products a member has viewed, newest first. */
export async function readRecentProducts(
  database: Database,
  memberNo: MemberNo,
): Promise<JsonAnswer<'getRecentProducts'>> {
  const rows = await database
    .selectFrom('recentProduct')
    .select(['productNo', 'seenAt'])
    .where('memberNo', '=', memberNo)
    .orderBy('seenAt', 'desc')
    .orderBy('productNo', 'desc')
    .limit(RECENT_PRODUCT_LIMIT)
    .execute();
  return {
    items: rows.map(({ productNo, seenAt }) => ({ productNo, seenYmdt: formatYmdt(fromTimestamp(seenAt)) })),
  };
}

/**
 * Remembers viewed products, each at its latest time; the oldest beyond the limit are let go.
 * Rejects with INVALID_REQUEST.
 */
export async function addRecentProducts(
  database: Database,
  { memberNo, now }: { readonly memberNo: MemberNo; readonly now: EpochMs },
  items: JsonAnswer<'getRecentProducts'>['items'],
): Promise<void> {
  const seen = new Map<ProductNo, EpochMs>();
  for (const { productNo, seenYmdt } of items) {
    const sent = readSeenYmdt(seenYmdt);
    const seenAt = sent > now ? now : sent;
    if (seenAt > (seen.get(productNo) ?? -Infinity)) seen.set(productNo, seenAt);
  }
  await withTransaction(database, async (transaction) => {
    const products = await transaction
      .selectFrom('product')
      .select('productNo')
      .where('productNo', 'in', [...seen.keys()])
      .where('displayable', '=', true)
      .execute();
    if (products.length === 0) return;
    const rows = products.map(({ productNo }) => ({
      memberNo,
      productNo,
      seenAt: toTimestamp(seen.get(productNo) ?? now),
    }));
    await transaction
      .insertInto('recentProduct')
      .values(rows.toSorted((one, other) => one.productNo - other.productNo))
      .onConflict((conflict) =>
        conflict
          .columns(['memberNo', 'productNo'])
          .doUpdateSet({ seenAt: sql`greatest(recent_product.seen_at, excluded.seen_at)` }),
      )
      .execute();
    const newest = transaction
      .selectFrom('recentProduct')
      .select('productNo')
      .where('memberNo', '=', memberNo)
      .orderBy('seenAt', 'desc')
      .orderBy('productNo', 'desc')
      .limit(RECENT_PRODUCT_LIMIT);
    await transaction
      .deleteFrom('recentProduct')
      .where('memberNo', '=', memberNo)
      .where('productNo', 'not in', newest)
      .execute();
  });
}

/** Takes products off those a member has viewed. */
export async function removeRecentProducts(
  database: Database,
  memberNo: MemberNo,
  productNos: readonly ProductNo[],
): Promise<void> {
  await database
    .deleteFrom('recentProduct')
    .where('memberNo', '=', memberNo)
    .where('productNo', 'in', [...productNos])
    .execute();
}

function readSeenYmdt(text: string): EpochMs {
  const seenAt = parseYmdt(text);
  if (seenAt === null) throw commerceError('INVALID_REQUEST', { details: { place: 'seenYmdt', rule: 'date' } });
  return seenAt;
}
