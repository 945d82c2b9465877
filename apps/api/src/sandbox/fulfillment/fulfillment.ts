import {
  HOUR_MS,
  MINUTE_MS,
  type EpochMs,
  type OrderStatusType,
  type Random,
  type OrderOptionNo,
} from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { advance } from '../../order/order.ts';

/** What a seller of the sandbox does with an ordered option. Assumed. */
export type FulfillmentStep = 'prepare' | 'ship' | 'deliver';

/** A step: from where, over which statuses, and how long a seller takes to do it by itself. Assumed times. */
export interface StepRule {
  readonly step: FulfillmentStep;
  readonly from: OrderStatusType;
  readonly over: readonly OrderStatusType[];
  readonly afterMs: number;
}

/** Every step of a seller, in order. */
export const FULFILLMENT_STEPS: readonly StepRule[] = [
  { step: 'prepare', from: 'PAY_DONE', over: ['PRODUCT_PREPARE'], afterMs: 30 * MINUTE_MS },
  { step: 'ship', from: 'PRODUCT_PREPARE', over: ['DELIVERY_PREPARE', 'DELIVERY_ING'], afterMs: 3 * HOUR_MS },
  { step: 'deliver', from: 'DELIVERY_ING', over: ['DELIVERY_DONE'], afterMs: 24 * HOUR_MS },
];

/** Who does what, and when. */
export interface FulfillmentWork {
  readonly orderOptionNo: OrderOptionNo;
  readonly step: FulfillmentStep;
  readonly random: Random;
  readonly at: EpochMs;
}

/**
 * Does one step of a seller; rejects with STATE_CONFLICT when the option has another status, with NOT_FOUND for none.
 */
export async function fulfill(transaction: Transaction, work: FulfillmentWork): Promise<void> {
  const rule = FULFILLMENT_STEPS.find(({ step }) => step === work.step);
  for (const to of rule?.over ?? []) {
    await advance(transaction, { orderOptionNo: work.orderOptionNo, to, by: 'SANDBOX', at: work.at });
  }
  if (work.step === 'ship') await labelParcel(transaction, work);
}

/** A parcel gets one label, whichever of its options leaves first. */
export async function labelParcel(
  transaction: Transaction,
  work: Pick<FulfillmentWork, 'orderOptionNo' | 'random'>,
): Promise<void> {
  await transaction
    .updateTable('orderDelivery')
    .set({ invoiceNo: invoiceNo(work.random) })
    .where('deliveryNo', '=', (delivery) =>
      delivery.selectFrom('orderOption').select('deliveryNo').where('orderOptionNo', '=', work.orderOptionNo),
    )
    .where('invoiceNo', 'is', null)
    .execute();
}

/** Twelve digits, as carriers write them. */
export function invoiceNo(random: Random): string {
  return Array.from({ length: 12 }, () => Math.floor(random.next() * 10)).join('');
}
