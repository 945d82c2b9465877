import type { DeliveryStep, DeliveryStepType } from './order-record.ts';

/** What a parcel passes, in its order. */
const STATIONS: readonly DeliveryStepType[] = ['PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED'];

/**
 * What a parcel has still to pass after the last that its courier has written, in its order; all of it before the first.
 * Assumed.
 */
export function deliveryStepsAhead(steps: readonly DeliveryStep[]): readonly DeliveryStepType[] {
  const known = steps.filter(({ deliveryStepType }) => STATIONS.includes(deliveryStepType));
  const last = known.reduce<DeliveryStep | null>(
    (latest, step) => (latest === null || step.stepYmdt >= latest.stepYmdt ? step : latest),
    null,
  );
  return last === null ? STATIONS : STATIONS.slice(STATIONS.indexOf(last.deliveryStepType) + 1);
}
