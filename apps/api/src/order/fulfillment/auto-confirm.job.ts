import { autoConfirmCutoff, MINUTE_MS } from '@dealstore/commerce-core/domain';
import { toTimestamp } from '../../database/instant.ts';
import { enqueueRest, type JobKind } from '../../jobs/job.ts';
import { advance } from './advance.ts';

/** How often purchases are looked for that confirm themselves: every 10 min. Assumed. */
export const AUTO_CONFIRM_EVERY_MS = 10 * MINUTE_MS;
const NAME = 'auto-confirm';
/** Options confirmed in one transaction. */
const BATCH = 200;

/** Confirms purchases whose week for returns is over, each once; one with an open claim waits. */
export const autoConfirmJob: JobKind = {
  name: NAME,
  everyMs: AUTO_CONFIRM_EVERY_MS,
  async run(transaction, { now }) {
    const due = await transaction
      .selectFrom('orderOption')
      .innerJoin('shopOrder', 'shopOrder.orderNo', 'orderOption.orderNo')
      .select(['orderOptionNo', 'shopOrder.memberNo'])
      .where('orderOption.orderStatusType', '=', 'DELIVERY_DONE')
      .where('claimStatusType', 'is', null)
      .where('deliveredAt', '<', toTimestamp(autoConfirmCutoff(now)))
      .orderBy('deliveredAt')
      .limit(BATCH)
      .forNoKeyUpdate(['shopOrder'])
      .skipLocked()
      .execute();
    // Balances are locked by member, as every transaction that ends points does.
    const options = due.toSorted(
      (one, other) => one.memberNo - other.memberNo || one.orderOptionNo - other.orderOptionNo,
    );
    for (const { orderOptionNo } of options) {
      await advance(transaction, { orderOptionNo, to: 'BUY_CONFIRM', by: 'SYSTEM', at: now });
    }
    if (due.length === BATCH) await enqueueRest(transaction, NAME, { now });
  },
};
