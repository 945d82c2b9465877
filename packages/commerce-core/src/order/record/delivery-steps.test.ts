import { describe, expect, it } from 'vitest';
import { deliveryStepsAhead } from './delivery-steps.ts';
import type { DeliveryStep, DeliveryStepType } from './order-record.ts';

const step = (deliveryStepType: DeliveryStepType, hour: string): DeliveryStep => ({
  deliveryStepType,
  place: null,
  stepYmdt: `2026-11-21 ${hour}:00:00`,
});

describe('what a parcel has still to pass', () => {
  it('is all of it before its courier has written anything, and nothing once it is there', () => {
    expect(deliveryStepsAhead([])).toEqual(['PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED']);
    expect(deliveryStepsAhead([step('DELIVERED', '18')])).toEqual([]);
  });

  it('goes by what was written last, in whatever order it comes and whatever was tried before', () => {
    const tried = [step('OUT_FOR_DELIVERY', '10'), step('IN_TRANSIT', '21'), step('PICKED_UP', '08')];
    expect(deliveryStepsAhead(tried)).toEqual(['OUT_FOR_DELIVERY', 'DELIVERED']);
    expect(deliveryStepsAhead(tried.toReversed())).toEqual(['OUT_FOR_DELIVERY', 'DELIVERED']);
  });

  it('passes over what a courier calls by a name of its own', () => {
    const own = { ...step('PICKED_UP', '23'), deliveryStepType: 'CUSTOMS' as DeliveryStepType };
    expect(deliveryStepsAhead([step('IN_TRANSIT', '09'), own])).toEqual(['OUT_FOR_DELIVERY', 'DELIVERED']);
  });
});
