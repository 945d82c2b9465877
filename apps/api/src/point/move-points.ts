import { after, DAY_MS, type EpochMs, type PointReason } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { lockBalance } from './lock-balance.ts';

/** How long points last that are given for something else than a purchase: 365 days. Assumed. */
const GIVEN_POINT_LIFE_MS = 365 * DAY_MS;

/** Points a member is given. */
export interface GivenPoints {
  readonly memberNo: number;
  /** Won, more than 0. */
  readonly amount: number;
  readonly reason: PointReason;
  /** Names what has this effect once. */
  readonly effectKey: string;
  /** The review that brought them; left out for everything else. */
  readonly reviewNo?: number;
  /** When they end; 365 days later when left out. */
  readonly endsAt?: EpochMs;
  readonly at: EpochMs;
}

/** Whether an effect has given points already. */
export async function wereGiven(transaction: Transaction, effectKey: string): Promise<boolean> {
  const entry = await transaction
    .selectFrom('pointLedger')
    .select('accumulationNo')
    .where('effectKey', '=', effectKey)
    .executeTakeFirst();
  return entry !== undefined;
}

/**
 * Gives points in a lot of their own, once per effect: the ledger takes no second entry of a key.
 * NOTE: the member must be locked, so that two of one effect come one after the other.
 */
export async function givePoints(transaction: Transaction, given: GivenPoints): Promise<void> {
  const { memberNo, amount, reason, effectKey, reviewNo = null, at, endsAt = after(at, GIVEN_POINT_LIFE_MS) } = given;
  if (await wereGiven(transaction, effectKey)) return;
  const expiresAt = toTimestamp(endsAt);
  const { balanceAmt } = await transaction
    .insertInto('pointBalance')
    .values({ memberNo, balanceAmt: amount })
    .onConflict((conflict) =>
      conflict.column('memberNo').doUpdateSet((row) => ({ balanceAmt: row('pointBalance.balanceAmt', '+', amount) })),
    )
    .returning('balanceAmt')
    .executeTakeFirstOrThrow();
  const { pointLotNo } = await transaction
    .insertInto('pointLot')
    .values({ memberNo, grantedAmt: amount, restAmt: amount, startsAt: toTimestamp(at), expiresAt })
    .returning('pointLotNo')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('pointLedger')
    .values({
      memberNo,
      effectKey,
      status: 'GIVE',
      reason,
      pointAmt: amount,
      balanceAmt,
      pointLotNo,
      reviewNo,
      registeredAt: toTimestamp(at),
      expiresAt,
    })
    .execute();
}

/** Takes back what an effect has given, as far as it is left. Assumed: what a member has spent of it stays with the member. */
export async function takePointsBack(
  transaction: Transaction,
  taken: Omit<GivenPoints, 'amount'> & { readonly givenBy: string },
): Promise<void> {
  const { memberNo, reason, effectKey, reviewNo = null, at, givenBy } = taken;
  const balance = await lockBalance(transaction, memberNo);
  const lot = await transaction
    .selectFrom('pointLedger')
    .innerJoin('pointLot', 'pointLot.pointLotNo', 'pointLedger.pointLotNo')
    .select(['pointLot.pointLotNo', 'pointLot.restAmt'])
    .where('effectKey', '=', givenBy)
    .executeTakeFirst();
  if (balance === null || lot === undefined || lot.restAmt === 0) return;
  const balanceAmt = balance - lot.restAmt;
  await transaction.updateTable('pointLot').set({ restAmt: 0 }).where('pointLotNo', '=', lot.pointLotNo).execute();
  await transaction.updateTable('pointBalance').set({ balanceAmt }).where('memberNo', '=', memberNo).execute();
  await transaction
    .insertInto('pointLedger')
    .values({
      memberNo,
      effectKey,
      status: 'SUBTRACTION',
      reason,
      pointAmt: -lot.restAmt,
      balanceAmt,
      reviewNo,
      registeredAt: toTimestamp(at),
    })
    .execute();
}
