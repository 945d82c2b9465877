import { commerceError, type EpochMs, type MemberNo, type OrderNo } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';

/** Order, caller and instant. */
interface Question {
  readonly orderNo: OrderNo;
  readonly memberNo: MemberNo;
  readonly now: EpochMs;
}

/**
 * Whether this is the first call: two at once are answered one after the other. Rejects with NOT_FOUND for another's
 * order, and with STATE_CONFLICT for one that is not paid.
 */
export async function acquirePurchaseEvent(
  transaction: Transaction,
  { orderNo, memberNo, now }: Question,
): Promise<boolean> {
  const order = await transaction
    .selectFrom('shopOrder')
    .select(['paidAt', 'purchaseToldAt'])
    .where('orderNo', '=', orderNo)
    .where('memberNo', '=', memberNo)
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) throw commerceError('NOT_FOUND');
  if (order.paidAt === null) throw commerceError('STATE_CONFLICT', { details: { orderNo } });
  if (order.purchaseToldAt !== null) return false;
  await transaction
    .updateTable('shopOrder')
    .set({ purchaseToldAt: toTimestamp(now) })
    .where('orderNo', '=', orderNo)
    .execute();
  return true;
}
