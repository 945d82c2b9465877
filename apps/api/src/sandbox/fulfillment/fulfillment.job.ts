import { after, SECOND_MS, type Random } from '@dealstore/commerce-core/domain';
import { toTimestamp } from '../../database/instant.ts';
import { enqueueRest, type JobKind } from '../../jobs/job.ts';
import { fulfill, FULFILLMENT_STEPS } from './fulfillment.ts';

/** How often the sellers of the sandbox look after their orders: every 10 s. Assumed. */
export const FULFILLMENT_EVERY_MS = 10 * SECOND_MS;
// Spelled as the jobs that wait in older shops are.
const NAME = 'sandbox-fulfilment';
/** Options one step moves on in one transaction. */
const BATCH = 50;

/** Lets the sellers of the sandbox move paid orders on with the clock. Assumed: only where the sandbox is on. */
export function fulfillmentJob(random: Random): JobKind {
  return {
    name: NAME,
    everyMs: FULFILLMENT_EVERY_MS,
    async run(transaction, { now }) {
      let isFull = false;
      for (const rule of FULFILLMENT_STEPS) {
        const due = await transaction
          .selectFrom('orderOption')
          .innerJoin('shopOrder', 'shopOrder.orderNo', 'orderOption.orderNo')
          .innerJoin('orderDelivery', 'orderDelivery.deliveryNo', 'orderOption.deliveryNo')
          .leftJoin('gift', 'gift.orderNo', 'orderOption.orderNo')
          .select('orderOptionNo')
          // a gift without an address waits for its recipient
          .where('receiverAddress', 'is not', null)
          .where('orderOption.orderStatusType', '=', rule.from)
          .where('claimStatusType', 'is', null)
          .where(
            (row) =>
              row.fn.coalesce(
                'orderOption.shippedAt',
                'orderOption.preparedAt',
                'gift.confirmedAt',
                'orderOption.paidAt',
              ),
            '<=',
            toTimestamp(after(now, -rule.afterMs)),
          )
          .limit(BATCH)
          .forUpdate(['shopOrder'])
          .skipLocked()
          .execute();
        for (const { orderOptionNo } of due)
          await fulfill(transaction, { orderOptionNo, step: rule.step, random, at: now });
        isFull ||= due.length === BATCH;
      }
      if (isFull) await enqueueRest(transaction, NAME, { now });
    },
  };
}
