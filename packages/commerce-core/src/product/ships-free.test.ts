import { describe, expect, it } from 'vitest';
import { won } from '../value/won.ts';
import type { DeliveryConditionType } from './delivery-condition.ts';
import { shipsFree } from './ships-free.ts';

const goods = (
  deliveryConditionType: DeliveryConditionType,
  price: number,
  minBuyCnt = 0,
): Parameters<typeof shipsFree>[0] =>
  ({
    deliveryFee: {
      deliveryConditionType,
      deliveryDays: 2,
      aboveDeliveryAmt: won(30_000),
      deliveryAmt: won(3_000),
      deliveryConditionDetails: [{ aboveOrEqual: 2, below: null, deliveryAmt: won(0) }],
    },
    price: { discountedPrice: won(price) },
    limitations: { minBuyCnt },
  }) as unknown as Parameters<typeof shipsFree>[0];

describe('free delivery of one product', () => {
  it.each([
    ['FREE', 1_000, 0, true],
    ['CONDITIONAL', 29_999, 0, false],
    ['CONDITIONAL', 30_000, 0, true],
    ['CONDITIONAL', 15_000, 2, true],
    ['CONDITIONAL', 14_999, 2, false],
    ['FIXED_FEE', 90_000, 0, false],
    ['QUANTITY_PROPOSITIONAL_FEE', 90_000, 0, false],
    ['QUANTITY_FEE', 1_000, 0, false],
    ['QUANTITY_FEE', 1_000, 2, true],
    ['PRICE_FEE', 1_000, 0, true],
  ] as const)('of kind %s at %d won, %d at least, is %s', (kind, price, least, isFree) => {
    expect(shipsFree(goods(kind, price, least))).toBe(isFree);
  });

  it('is not shown for goods that are not sent', () => {
    const product = goods('FREE', 1_000);
    expect(shipsFree({ ...product, deliveryFee: { ...product.deliveryFee, deliveryDays: 0 } })).toBe(false);
  });
});
