import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { amount, deliveryTemplate } from '../testing/arbitraries.ts';
import { won } from '../value/won.ts';
import {
  type DeliveryCondition,
  deliveryConditionOf,
  type DeliveryConditionType,
  deliveryFee,
  feeChangesAbove,
} from './delivery-condition.ts';

const parcel = (buyAmt: number, orderCnt = 1) => ({ buyAmt: won(buyAmt), orderCnt });

/** A fee of 3,000 won of a kind, free from 30,000 won on where that counts. */
const feeOf = (deliveryConditionType: DeliveryConditionType, over: Partial<DeliveryCondition> = {}) => ({
  deliveryConditionType,
  deliveryAmt: won(3_000),
  aboveDeliveryAmt: won(30_000),
  returnDeliveryAmt: won(0),
  remoteDeliveryAmt: won(0),
  jejuDeliveryAmt: won(0),
  ...over,
});

const step = (aboveOrEqual: number, below: number | null, deliveryAmt: number) => ({
  aboveOrEqual,
  below,
  deliveryAmt: won(deliveryAmt),
});
const CLIMBING = { deliveryConditionDetails: [step(0, 10, 4_000), step(10, 20, 2_000), step(20, null, 0)] };

describe('what delivery costs', () => {
  it('is nothing from the threshold on, inclusive', () => {
    expect(deliveryFee(feeOf('CONDITIONAL'), parcel(29_999))).toBe(3_000);
    expect(deliveryFee(feeOf('CONDITIONAL'), parcel(30_000))).toBe(0);
  });

  it('is nothing, a fixed fee, or one fee per so many pieces', () => {
    expect(deliveryFee(feeOf('FREE'), parcel(1))).toBe(0);
    expect(deliveryFee(feeOf('FIXED_FEE'), parcel(99_999_999))).toBe(3_000);
    const counts = [1, 3, 4, 99];
    const perThree = feeOf('QUANTITY_PROPOSITIONAL_FEE', { perOrderCnt: 3 });
    expect(counts.map((count) => deliveryFee(perThree, parcel(1, count)))).toEqual([3_000, 3_000, 6_000, 99_000]);
    expect(deliveryFee(feeOf('QUANTITY_PROPOSITIONAL_FEE'), parcel(1, 2))).toBe(6_000);
  });

  it('climbs by steps of amount or number', () => {
    const byPrice = feeOf('PRICE_FEE', CLIMBING);
    const amounts = [0, 9, 10, 19, 20];
    expect(amounts.map((buyAmt) => deliveryFee(byPrice, parcel(buyAmt)))).toEqual([4_000, 4_000, 2_000, 2_000, 0]);
    const byQuantity = feeOf('QUANTITY_FEE', CLIMBING);
    expect([9, 10, 20].map((count) => deliveryFee(byQuantity, parcel(1, count)))).toEqual([4_000, 2_000, 0]);
  });

  it('is the fee itself outside of every step, in whatever order they stand', () => {
    expect(deliveryFee(feeOf('PRICE_FEE'), parcel(5))).toBe(3_000);
    const unsorted = feeOf('PRICE_FEE', { deliveryConditionDetails: [step(20, 30, 500), step(10, 20, 700)] });
    expect([9, 10, 20, 30].map((buyAmt) => deliveryFee(unsorted, parcel(buyAmt)))).toEqual([3_000, 700, 500, 3_000]);
  });

  it.prop([deliveryTemplate()])('of nothing is nothing', (any) => {
    expect(deliveryFee(any, parcel(0, 0))).toBe(0);
  });
});

describe('where steps make another fee', () => {
  it('is above the parcel, the nearest first, gaps and ends included', () => {
    expect(feeChangesAbove(feeOf('PRICE_FEE', CLIMBING), parcel(1))).toEqual([
      { from: 10, deliveryAmt: 2_000 },
      { from: 20, deliveryAmt: 0 },
    ]);
    expect(feeChangesAbove(feeOf('PRICE_FEE', CLIMBING), parcel(10))).toEqual([{ from: 20, deliveryAmt: 0 }]);
    expect(feeChangesAbove(feeOf('QUANTITY_FEE', CLIMBING), parcel(1, 20))).toEqual([]);
    const gaping = feeOf('QUANTITY_FEE', { deliveryConditionDetails: [step(5, 7, 0), step(1, 3, 1_000)] });
    expect(feeChangesAbove(gaping, parcel(1))).toEqual([
      { from: 3, deliveryAmt: 3_000 },
      { from: 5, deliveryAmt: 0 },
      { from: 7, deliveryAmt: 3_000 },
    ]);
  });

  it('is nowhere for a fee of another kind', () => {
    for (const kind of ['FREE', 'CONDITIONAL', 'FIXED_FEE', 'QUANTITY_PROPOSITIONAL_FEE'] as const)
      expect(feeChangesAbove(feeOf(kind, CLIMBING), parcel(1))).toEqual([]);
  });

  it.prop([deliveryTemplate(), amount(60_000), amount(60_000), fc.integer({ min: 1, max: 99 })])(
    'tells the fee of every larger parcel',
    (any, buyAmt, more, orderCnt) => {
      fc.pre(any.deliveryConditionType === 'PRICE_FEE');
      const changes = feeChangesAbove(any, { buyAmt, orderCnt });
      const larger = won(buyAmt + more);
      const last = changes.findLast(({ from }) => from <= larger);
      expect(deliveryFee(any, { buyAmt: larger, orderCnt })).toBe(
        last?.deliveryAmt ?? deliveryFee(any, { buyAmt, orderCnt }),
      );
    },
  );
});

describe('deliveryConditionOf', () => {
  it.prop([deliveryTemplate(), amount(60_000), fc.integer({ min: 0, max: 99 })])(
    'costs the same, with pieces and steps only where they count',
    (any, buyAmt, orderCnt) => {
      const condition = deliveryConditionOf(any);
      expect(deliveryFee(condition, { buyAmt, orderCnt })).toBe(deliveryFee(any, { buyAmt, orderCnt }));
      expect('perOrderCnt' in condition).toBe(any.deliveryConditionType === 'QUANTITY_PROPOSITIONAL_FEE');
      expect('deliveryConditionDetails' in condition).toBe(/^(?:PRICE|QUANTITY)_FEE$/.test(any.deliveryConditionType));
      expect(condition).not.toHaveProperty('deliveryTemplateNo');
    },
  );
});
