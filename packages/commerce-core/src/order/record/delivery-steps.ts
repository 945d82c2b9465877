import type { DeliveryStep, DeliveryStepType, OrderOption } from './order-record.ts';
import { TIMELINE_STEPS, timelineStep } from './order-status.ts';

/** The step of the goods that have arrived. */
const ARRIVED = timelineStep('DELIVERY_DONE') ?? TIMELINE_STEPS;

/** What a parcel passes, in its order. */
const STATIONS: readonly DeliveryStepType[] = ['PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED'];

/**
 * What a parcel has still to pass, in its order: all of it before its courier has written anything; nothing once it has
 * arrived, is claimed back, or is on its way without a known step. Assumed.
 * @param steps what its courier has written, the last one first, as `OrderApi.deliverySteps` gives it; null while
 *   that is not known
 */
export function deliveryStepsAhead(
  { orderStatusType, orderStatusDate }: Pick<OrderOption, 'orderStatusType' | 'orderStatusDate'>,
  steps: readonly DeliveryStep[] | null,
): readonly DeliveryStepType[] {
  const reached = timelineStep(orderStatusType);
  const isComing = reached !== null && reached < ARRIVED;
  if (!isComing || (steps === null && orderStatusDate.deliveryStartYmdt !== null)) return [];
  const last = steps?.find(({ deliveryStepType }) => STATIONS.includes(deliveryStepType));
  return last === undefined ? STATIONS : STATIONS.slice(STATIONS.indexOf(last.deliveryStepType) + 1);
}
