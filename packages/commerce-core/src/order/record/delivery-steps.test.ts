import { describe, expect, it } from 'vitest';
import { deliveryStepsAhead } from './delivery-steps.ts';
import type { DeliveryStep, DeliveryStepType, OrderStatusDate } from './order-record.ts';
import type { OrderStatusType } from './order-status.ts';

const step = (deliveryStepType: DeliveryStepType, hour: string): DeliveryStep => ({
  deliveryStepType,
  place: null,
  stepYmdt: `2026-11-21 ${hour}:00:00`,
});

const option = (orderStatusType: OrderStatusType, deliveryStartYmdt: string | null = '2026-11-21 07:00:00') => {
  const orderStatusDate = { deliveryStartYmdt } as OrderStatusDate;
  return { orderStatusType, orderStatusDate };
};
const onItsWay = option('DELIVERY_ING');
const ALL = ['PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED'];

describe('what a parcel has still to pass', () => {
  it('is all of it before its courier has written anything', () => {
    expect(deliveryStepsAhead(onItsWay, [])).toEqual(ALL);
    expect(deliveryStepsAhead(option('PRODUCT_PREPARE', null), null)).toEqual(ALL);
  });

  it('is nothing once it is there, before payment, after a claim, and where only a silent courier knows', () => {
    expect(deliveryStepsAhead(onItsWay, [step('DELIVERED', '18')])).toEqual([]);
    expect(deliveryStepsAhead(option('DELIVERY_DONE'), [])).toEqual([]);
    expect(deliveryStepsAhead(option('DEPOSIT_WAIT', null), null)).toEqual([]);
    expect(deliveryStepsAhead(option('CANCEL_DONE'), [])).toEqual([]);
    expect(deliveryStepsAhead(onItsWay, null)).toEqual([]);
  });

  it('follows the step written last, also within one second', () => {
    const tried = [step('IN_TRANSIT', '21'), step('OUT_FOR_DELIVERY', '10'), step('PICKED_UP', '08')];
    expect(deliveryStepsAhead(onItsWay, tried)).toEqual(['OUT_FOR_DELIVERY', 'DELIVERED']);
    const atOnce = [step('OUT_FOR_DELIVERY', '10'), step('IN_TRANSIT', '10')];
    expect(deliveryStepsAhead(onItsWay, atOnce)).toEqual(['DELIVERED']);
  });

  it('skips a courier’s own step names', () => {
    const own = { ...step('PICKED_UP', '23'), deliveryStepType: 'CUSTOMS' as DeliveryStepType };
    expect(deliveryStepsAhead(onItsWay, [own, step('IN_TRANSIT', '09')])).toEqual(['OUT_FOR_DELIVERY', 'DELIVERED']);
  });
});
