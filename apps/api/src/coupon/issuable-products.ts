import {
  commerceError,
  hidesContent,
  withheldFrom,
  type EpochMs,
  type ProductNo,
  type CouponNo,
} from '@dealstore/commerce-core/domain';
import { visitorOf } from '../catalogue/catalogue.ts';
import type { Caller } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import { findIssuable, findProduct, type IssuableRow } from './issuable.store.ts';

/** A coupon to get, and which of the products asked about it lowers. */
export type IssuableForProducts = IssuableRow & { readonly productNos: readonly ProductNo[] };

/**
 * The coupons to get that lower one of some products, each once; none for goods the caller may not see.
 * Rejects with NOT_FOUND when a product is not there.
 */
export async function issuableForProducts(
  database: Database,
  productNos: readonly ProductNo[],
  caller: Caller,
  now: EpochMs,
): Promise<readonly IssuableForProducts[]> {
  const visitor = await visitorOf(database, caller, now);
  const found = new Map<CouponNo, IssuableForProducts>();
  for (const productNo of new Set(productNos)) {
    const product = await findProduct(database, productNo);
    if (product === null) throw commerceError('NOT_FOUND');
    if (hidesContent(withheldFrom(visitor, product))) continue;
    for (const row of await findIssuable(database, product, caller.memberNo, now)) {
      found.set(row.couponNo, { ...row, productNos: [...(found.get(row.couponNo)?.productNos ?? []), productNo] });
    }
  }
  return [...found.values()].toSorted(
    (one, other) => one.displayOrder - other.displayOrder || one.couponNo - other.couponNo,
  );
}
