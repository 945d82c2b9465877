import { MINUTE_MS } from '@dealstore/commerce-core/domain';
import { toTimestamp } from '../database/instant.ts';
import { enqueueRest, type JobKind } from '../jobs/job.ts';
import { expireLot } from './expire-lots.ts';

/**
 * How often expired points are taken off balances: every 10 min. Assumed; they cannot be spent from their instant on.
 */
export const EXPIRE_POINTS_EVERY_MS = 10 * MINUTE_MS;
const NAME = 'expire-points';
/** Lots ended in one transaction. */
const BATCH = 200;

/** Removes expired points from balances, each lot once, with a ledger entry. */
export const expirePointsJob: JobKind = {
  name: NAME,
  everyMs: EXPIRE_POINTS_EVERY_MS,
  async run(transaction, { now }) {
    const due = await transaction
      .selectFrom('pointLot')
      .select(['pointLotNo', 'memberNo'])
      .where('restAmt', '>', 0)
      .where('expiresAt', '<=', toTimestamp(now))
      .orderBy('expiresAt')
      .limit(BATCH)
      .execute();
    // Balances are locked by member, before lots, as every transaction that spends points does.
    const lots = due.toSorted((one, other) => one.memberNo - other.memberNo || one.pointLotNo - other.pointLotNo);
    for (const lot of lots) await expireLot(transaction, lot, now);
    if (due.length === BATCH) await enqueueRest(transaction, NAME, { now });
  },
};
