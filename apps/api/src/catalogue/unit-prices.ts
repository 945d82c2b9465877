import { displayPrice, type DisplayPrice, type EpochMs, won } from '@dealstore/commerce-core/domain';
import { fromNullableTimestamp } from '../database/instant.ts';

/** The price columns of a product, in won. */
export interface PriceColumns {
  readonly salePrice: number;
  readonly immediateDiscountAmt: number;
  readonly immediateDiscountStartAt: Date | null;
  readonly immediateDiscountEndAt: Date | null;
  readonly additionDiscountAmt: number;
}

/** Prices a product as its columns say at an instant. */
export function unitPricesAt(product: PriceColumns, now: EpochMs): DisplayPrice {
  const window = {
    startAt: fromNullableTimestamp(product.immediateDiscountStartAt),
    endAt: fromNullableTimestamp(product.immediateDiscountEndAt),
  };
  const discount = { unitType: 'WON', value: product.immediateDiscountAmt, window } as const;
  return displayPrice(won(product.salePrice), discount, won(product.additionDiscountAmt), now);
}
