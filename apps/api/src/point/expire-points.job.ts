import { MINUTE_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { enqueueRest, type JobKind } from '../jobs/job.ts';
import { lockBalance } from './lock-balance.ts';

/** How often expired points are taken off balances: every 10 min. Assumed; they cannot be spent from their instant on. */
export const EXPIRE_POINTS_EVERY_MS = 10 * MINUTE_MS;
const NAME = 'expire-points';
/** Lots ended in one transaction. */
const BATCH = 200;

/** Takes points whose time is over off the balance, each lot once, with an entry in the ledger that says so. */
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
    // Balances are locked by member, before lots, as whoever spends points does.
    const lots = due.toSorted((one, other) => one.memberNo - other.memberNo || one.pointLotNo - other.pointLotNo);
    for (const lot of lots) await expireLot(transaction, lot, now);
    if (due.length === BATCH) await enqueueRest(transaction, NAME, { now });
  },
};

async function expireLot(
  transaction: Transaction,
  { pointLotNo, memberNo }: { readonly pointLotNo: number; readonly memberNo: number },
  now: EpochMs,
): Promise<void> {
  const balance = await lockBalance(transaction, memberNo);
  const lot = await transaction
    .selectFrom('pointLot')
    .select('restAmt')
    .where('pointLotNo', '=', pointLotNo)
    .where('restAmt', '>', 0)
    .forUpdate()
    .executeTakeFirst();
  if (balance === null || lot === undefined) return;
  const balanceAmt = balance - lot.restAmt;
  await transaction.updateTable('pointLot').set({ restAmt: 0 }).where('pointLotNo', '=', pointLotNo).execute();
  await transaction.updateTable('pointBalance').set({ balanceAmt }).where('memberNo', '=', memberNo).execute();
  await transaction
    .insertInto('pointLedger')
    .values({
      memberNo,
      // A refund may bring points back into a lot that has ended before.
      effectKey: `lot:${pointLotNo}:expire:${now}`,
      status: 'SUBTRACTION',
      reason: 'SUB_EXPIRED',
      pointAmt: -lot.restAmt,
      balanceAmt,
      pointLotNo,
      registeredAt: toTimestamp(now),
    })
    .execute();
}
