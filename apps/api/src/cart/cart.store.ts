import {
  CART_LINE_LIMIT,
  commerceError,
  LINE_COUNT_LIMIT,
  lineKey,
  type CartAddition,
  type CartChange,
  type GuestCartLine,
  type OptionInput,
  type CartNo,
  type MemberNo,
  type OptionNo,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { lockMemberRow } from '../member/lock-member.ts';
import { readOptionInputs } from '../order/order.ts';
import { digest } from '../secret/secret.ts';

/** The lines of a member's cart, newest first. */
export async function findLines(database: Database, memberNo: MemberNo): Promise<readonly GuestCartLine[]> {
  const rows = await database
    .selectFrom('cartLine')
    .select(['cartNo', 'productNo', 'optionNo', 'orderCnt', 'optionInputs'])
    .where('memberNo', '=', memberNo)
    .orderBy('cartNo', 'desc')
    .limit(CART_LINE_LIMIT)
    .execute();
  return rows.map((row) => ({ ...row, optionInputs: readOptionInputs(row.optionInputs) }));
}

/** How many lines a member's cart has, looking no further than one more than it may hold. */
export async function countLines(database: Database, memberNo: MemberNo): Promise<number> {
  const lines = await database
    .selectFrom('cartLine')
    .select('cartNo')
    .where('memberNo', '=', memberNo)
    .orderBy('cartNo', 'desc')
    .limit(CART_LINE_LIMIT + 1)
    .execute();
  return lines.length;
}

/**
 * Puts options into a cart and answers how many lines it has then; the same option with the same texts adds up to the
 * limit of a line, however many requests come at once.
 */
export async function addLines(
  transaction: Transaction,
  memberNo: MemberNo,
  additions: readonly CartAddition[],
): Promise<number> {
  await lockMemberRow(transaction, memberNo);
  const rows = additions.map((addition) => ({
    memberNo,
    productNo: addition.productNo,
    optionNo: addition.optionNo,
    orderCnt: Math.min(LINE_COUNT_LIMIT, addition.orderCnt),
    optionInputs: JSON.stringify(addition.optionInputs ?? []),
    inputKey: inputKey(addition),
  }));
  await transaction
    .insertInto('cartLine')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['memberNo', 'optionNo', 'inputKey']).doUpdateSet({
        orderCnt: sql`least(${LINE_COUNT_LIMIT}, cart_line.order_cnt + excluded.order_cnt)`,
      }),
    )
    .execute();
  return countLines(transaction, memberNo);
}

/**
 * Changes counts, texts and options of a member's own lines. Rejects with NOT_FOUND, and
 * changes nothing, for any other.
 */
export async function changeLines(
  transaction: Transaction,
  memberNo: MemberNo,
  changes: readonly CartChange[],
): Promise<void> {
  await lockMemberRow(transaction, memberNo);
  for (const change of changes) {
    const { cartNo, orderCnt } = change;
    const changed = await transaction
      .updateTable('cartLine')
      .set({ orderCnt: Math.min(LINE_COUNT_LIMIT, orderCnt) })
      .where('cartNo', '=', cartNo)
      .where('memberNo', '=', memberNo)
      .returning(['optionNo', 'optionInputs'])
      .executeTakeFirst();
    if (changed === undefined) throw commerceError('NOT_FOUND');
    const { optionNo = changed.optionNo, optionInputs = readOptionInputs(changed.optionInputs) } = change;
    if (change.optionNo === undefined && change.optionInputs === undefined) continue;
    await changeGoods(transaction, memberNo, { cartNo, optionNo, optionInputs });
  }
}

/**
 * Takes a member's own lines out; one that is gone already counts as taken. Rejects with NOT_FOUND, and takes nothing,
 * when one is another member's or none is left.
 */
export async function deleteLines(database: Database, memberNo: MemberNo, cartNos: readonly CartNo[]): Promise<void> {
  const other = await database
    .selectFrom('cartLine')
    .select('cartNo')
    .where('cartNo', 'in', [...cartNos])
    .where('memberNo', '<>', memberNo)
    .executeTakeFirst();
  if (other !== undefined) throw commerceError('NOT_FOUND');
  const { numDeletedRows } = await database
    .deleteFrom('cartLine')
    .where('memberNo', '=', memberNo)
    .where('cartNo', 'in', [...cartNos])
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw commerceError('NOT_FOUND');
}

/** Changes option and texts of a line; when another line has just these, the two become one. */
async function changeGoods(
  transaction: Transaction,
  memberNo: MemberNo,
  line: { readonly cartNo: CartNo; readonly optionNo: OptionNo; readonly optionInputs: readonly OptionInput[] },
): Promise<void> {
  const key = inputKey(line);
  const duplicate = await transaction
    .deleteFrom('cartLine')
    .where('memberNo', '=', memberNo)
    .where('optionNo', '=', line.optionNo)
    .where('inputKey', '=', key)
    .where('cartNo', '<>', line.cartNo)
    .returning('orderCnt')
    .executeTakeFirst();
  await transaction
    .updateTable('cartLine')
    .set({
      optionNo: line.optionNo,
      inputKey: key,
      optionInputs: JSON.stringify(line.optionInputs),
      orderCnt: sql`least(${LINE_COUNT_LIMIT}, order_cnt + ${duplicate?.orderCnt ?? 0})`,
    })
    .where('cartNo', '=', line.cartNo)
    .execute();
}

function inputKey(line: { readonly optionNo: OptionNo; readonly optionInputs?: readonly OptionInput[] }): string {
  return (line.optionInputs ?? []).length === 0 ? '' : digest(lineKey(line));
}
