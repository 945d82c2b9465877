import { type EpochMs, isWithin } from '@dealstore/commerce-core/domain';
import { fromNullableTimestamp } from '../database/instant.ts';

/** The price columns of a product, in won. */
export interface PriceColumns {
  readonly salePrice: number;
  readonly immediateDiscountAmt: number;
  readonly immediateDiscountStartAt: Date | null;
  readonly immediateDiscountEndAt: Date | null;
  readonly additionDiscountAmt: number;
}

/** What one piece costs at an instant, in won; the rate is whole percent, rounded down. */
export interface UnitPrices {
  readonly salePrice: number;
  readonly immediateDiscountAmt: number;
  readonly discountedPrice: number;
  readonly discountRate: number;
}

/** Prices a product as its columns say at an instant: a discount counts only while its window is open. */
export function unitPricesAt(product: PriceColumns, now: EpochMs): UnitPrices {
  const { salePrice } = product;
  const runs = isWithin(
    {
      startAt: fromNullableTimestamp(product.immediateDiscountStartAt),
      endAt: fromNullableTimestamp(product.immediateDiscountEndAt),
    },
    now,
  );
  const immediate = runs ? product.immediateDiscountAmt : 0;
  const discountedPrice = Math.max(0, salePrice - immediate - product.additionDiscountAmt);
  return {
    salePrice,
    immediateDiscountAmt: Math.min(salePrice, immediate),
    discountedPrice,
    discountRate: salePrice === 0 ? 0 : Math.floor(((salePrice - discountedPrice) * 100) / salePrice),
  };
}
