import { autoConfirmCutoff, MINUTE_MS } from '@dealstore/commerce-core/domain';
import { toTimestamp } from '../../database/instant.ts';
import type { JobKind } from '../../jobs/job.ts';
import { advance } from './advance.ts';

/** How often purchases are looked for that confirm themselves: every 10 min. Assumed. */
export const AUTO_CONFIRM_EVERY_MS = 10 * MINUTE_MS;
/** Options confirmed in one run; the rest follow in the next. */
const BATCH = 200;

/** Confirms purchases whose week for sending back is over, each once; one with an open claim waits. */
export const autoConfirmJob: JobKind = {
  name: 'auto-confirm',
  everyMs: AUTO_CONFIRM_EVERY_MS,
  async run(transaction, { now }) {
    const due = await transaction
      .selectFrom('orderOption')
      .innerJoin('shopOrder', 'shopOrder.orderNo', 'orderOption.orderNo')
      .select('orderOptionNo')
      .where('orderOption.orderStatusType', '=', 'DELIVERY_DONE')
      .where('claimStatusType', 'is', null)
      .where('deliveredAt', '<', toTimestamp(autoConfirmCutoff(now)))
      .orderBy('shopOrder.memberNo')
      .orderBy('orderOptionNo')
      .limit(BATCH)
      .forNoKeyUpdate(['shopOrder'])
      .skipLocked()
      .execute();
    for (const { orderOptionNo } of due) {
      await advance(transaction, { orderOptionNo, to: 'BUY_CONFIRM', by: 'SYSTEM', at: now });
    }
  },
};
