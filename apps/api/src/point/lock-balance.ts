import type { Transaction } from '../database/database.ts';

/** Locks the points of a member, the balance before its lots as everybody does, and answers it; null where there is none. */
export async function lockBalance(transaction: Transaction, memberNo: number): Promise<number | null> {
  const balance = await transaction
    .selectFrom('pointBalance')
    .select('balanceAmt')
    .where('memberNo', '=', memberNo)
    .forUpdate()
    .executeTakeFirst();
  return balance?.balanceAmt ?? null;
}
