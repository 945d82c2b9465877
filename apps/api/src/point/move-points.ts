import {
  after,
  type ClaimNo,
  type EpochMs,
  type MemberNo,
  type OrderNo,
  type OrderOptionNo,
  type PointReason,
  POINT_LIFE_MS,
  pointsToTakeBack,
  type ReviewNo,
  setOffPoints,
  takeBackPoints,
  type Won,
  won,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { expireLots } from './expire-lots.ts';
import { lockBalance } from './lock-balance.ts';
import { takeFromLots } from './take-from-lots.ts';

/** Points a member is given. */
export interface GivenPoints {
  readonly memberNo: MemberNo;
  /** Won, more than 0. */
  readonly amount: number;
  readonly reason: PointReason;
  /** Names what has this effect once. */
  readonly effectKey: string;
  /** The review, or the order and its option, that earned them; absent for everything else. */
  readonly reviewNo?: ReviewNo;
  readonly orderNo?: OrderNo;
  readonly orderOptionNo?: OrderOptionNo;
  /** When they end; `POINT_LIFE_MS` later when left out. */
  readonly endsAt?: EpochMs;
  readonly at: EpochMs;
}

/** Whether an effect has given points already. */
export async function havePointsBeenGiven(transaction: Transaction, effectKey: string): Promise<boolean> {
  const entry = await transaction
    .selectFrom('pointLedger')
    .select('accumulationNo')
    .where('effectKey', '=', effectKey)
    .executeTakeFirst();
  return entry !== undefined;
}

/**
 * Grants points in a lot of their own, once per effect: the keys of the ledger are unique.
 * NOTE: the member must be locked, so that concurrent calls of one effect are serialized.
 */
export async function givePoints(transaction: Transaction, given: GivenPoints): Promise<void> {
  const { endsAt = after(given.at, POINT_LIFE_MS), ...entry } = given;
  if (await havePointsBeenGiven(transaction, given.effectKey)) return;
  const expiresAt = toTimestamp(endsAt);
  const { pointLotNo } = await transaction
    .insertInto('pointLot')
    .values({
      memberNo: given.memberNo,
      grantedAmt: given.amount,
      restAmt: given.amount,
      startsAt: toTimestamp(given.at),
      expiresAt,
    })
    .returning('pointLotNo')
    .executeTakeFirstOrThrow();
  await creditPoints(transaction, { ...entry, status: 'GIVE', pointLotNo, expiresAt });
}

/** Points that are in lots already. */
interface Credit extends Omit<GivenPoints, 'endsAt'> {
  readonly status: 'GIVE' | 'GIVE_BY_CANCELED';
  readonly pointLotNo?: number;
  readonly claimNo?: ClaimNo | null;
  readonly expiresAt?: Date;
}

/** Adds points of lots to the balance and the ledger, and sets them off against what is owed. */
export async function creditPoints(transaction: Transaction, credit: Credit): Promise<void> {
  const { amount, at, ...entry } = credit;
  const { memberNo, effectKey } = entry;
  const registeredAt = toTimestamp(at);
  const { balanceAmt, owedAmt } = await openBalance(transaction, memberNo);
  const { setOffAmt, creditedAmt } = setOffPoints(won(amount), won(owedAmt));
  const moved = { balanceAmt: balanceAmt + creditedAmt, owedAmt: owedAmt - setOffAmt };
  await transaction.updateTable('pointBalance').set(moved).where('memberNo', '=', memberNo).execute();
  await transaction
    .insertInto('pointLedger')
    .values({ ...entry, pointAmt: amount, balanceAmt: balanceAmt + amount, registeredAt })
    .execute();
  if (setOffAmt === 0) return;
  const { accumulationNo } = await transaction
    .insertInto('pointLedger')
    .values({
      memberNo,
      effectKey: `${effectKey}:set-off`,
      status: 'SUBTRACTION',
      reason: 'SUB_SET_OFF',
      pointAmt: -setOffAmt,
      owedAmt: -setOffAmt,
      balanceAmt: moved.balanceAmt,
      registeredAt,
    })
    .returning('accumulationNo')
    .executeTakeFirstOrThrow();
  // A member who owes has nothing but what has just come.
  await takeAll(transaction, { memberNo, amount: setOffAmt, accumulationNo });
}

/** Locks the balance of a member; makes one where there is none. */
function openBalance(transaction: Transaction, memberNo: MemberNo) {
  return transaction
    .insertInto('pointBalance')
    .values({ memberNo })
    .onConflict((conflict) => conflict.column('memberNo').doUpdateSet({ memberNo }))
    .returning(['balanceAmt', 'owedAmt'])
    .executeTakeFirstOrThrow();
}

/** Why and by what points are taken back. */
interface TakenPoints extends Omit<GivenPoints, 'amount' | 'endsAt'> {
  readonly status: 'SUBTRACTION' | 'SUBTRACTION_BY_CANCELED';
  readonly claimNo?: ClaimNo;
  /** The effect that gave them. */
  readonly givenBy: string;
  /** How many may stay, in won. */
  readonly keptAmt: Won;
}

/** Takes back what an effect has given; what a member has spent of it meanwhile is owed. */
export async function takePointsBack(transaction: Transaction, taken: TakenPoints): Promise<void> {
  const { at, givenBy, keptAmt, ...entry } = taken;
  const { memberNo } = entry;
  await lockBalance(transaction, memberNo);
  await expireLots(transaction, memberNo, at);
  const balance = await lockBalance(transaction, memberNo);
  const lot = await findGivenLot(transaction, givenBy);
  if (balance === null || lot === undefined) return;
  const { pointLotNo, grantedAmt, goneAmt } = lot;
  const amount = pointsToTakeBack({ grantedAmt: won(grantedAmt), keptAmt, goneAmt: won(goneAmt) });
  if (amount === 0) return;
  const { takenAmt, owedAmt } = takeBackPoints(amount, balance.balanceAmt);
  const moved = { balanceAmt: balance.balanceAmt - takenAmt, owedAmt: balance.owedAmt + owedAmt };
  await transaction.updateTable('pointBalance').set(moved).where('memberNo', '=', memberNo).execute();
  const { accumulationNo } = await transaction
    .insertInto('pointLedger')
    .values({
      ...entry,
      pointAmt: -takenAmt,
      owedAmt,
      balanceAmt: moved.balanceAmt,
      pointLotNo,
      registeredAt: toTimestamp(at),
    })
    .returning('accumulationNo')
    .executeTakeFirstOrThrow();
  await takeAll(transaction, { memberNo, amount: takenAmt, accumulationNo, firstLotNo: pointLotNo });
}

/** The lot of an effect, and how much of it was taken back, owed or expired unspent. */
function findGivenLot(transaction: Transaction, givenBy: string) {
  return transaction
    .selectFrom('pointLedger as given')
    .innerJoin('pointLot', 'pointLot.pointLotNo', 'given.pointLotNo')
    .select(['pointLot.pointLotNo', 'pointLot.grantedAmt'])
    .select(
      sql<number>`(forgiven_amt + (select coalesce(sum(gone.owed_amt - gone.point_amt), 0) from point_ledger gone
        where gone.point_lot_no = point_lot.point_lot_no and gone.point_amt <= 0))::bigint`.as('goneAmt'),
    )
    .where('given.effectKey', '=', givenBy)
    .executeTakeFirst();
}

async function takeAll(transaction: Transaction, take: Parameters<typeof takeFromLots>[1]): Promise<void> {
  const missing = await takeFromLots(transaction, take);
  if (missing > 0) throw new Error(`lots of member ${take.memberNo} hold ${missing} points less than the balance`);
}
