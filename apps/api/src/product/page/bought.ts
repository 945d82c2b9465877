import {
  countedPieces,
  type MemberNo,
  personLimit,
  type ProductNo,
  type PurchaseLimits,
} from '@dealstore/commerce-core/domain';
import type { View } from '../../catalogue/catalogue.ts';
import { fromTimestamp } from '../../database/instant.ts';

/**
 * Pieces of a product that a member has bought and that count against the limit for one person; 0 where there is none.
 */
export async function boughtCntOf(
  { database, now }: View,
  product: PurchaseLimits & { readonly productNo: ProductNo },
  memberNo: MemberNo | null,
): Promise<number> {
  if (memberNo === null || personLimit(product) === null) return 0;
  const bought = await database
    .selectFrom('purchaseCount')
    .select(['boughtCnt', 'windowStartedAt'])
    .where('memberNo', '=', memberNo)
    .where('productNo', '=', product.productNo)
    .executeTakeFirst();
  if (bought === undefined) return 0;
  return countedPieces(product, { ...bought, windowStartedAt: fromTimestamp(bought.windowStartedAt) }, now);
}
