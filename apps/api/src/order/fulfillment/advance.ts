import {
  commerceError,
  moveRefusal,
  ORDER_PROGRESS,
  refuse,
  reviewableUntil,
  type EpochMs,
  type OrderActor,
  type OrderStatusType,
  type MemberNo,
  type OrderOptionNo,
  type OrderNo,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { givePoints } from '../../point/point.ts';
import { followOrder } from '../../gift-record/gift-record.ts';
import type { LockedOrder } from '../record/order-lock.ts';
import { lockOrderRow } from '../record/lock-order-row.ts';
import { openClaimOf, statusOf } from '../record/option-action.ts';
import { moveOptions, type MovedOption } from '../record/option-status.ts';
import { addParcelAlarm } from '../record/order-alarm.ts';

/** A transition of one option, and its actor. */
export interface Advance {
  readonly orderOptionNo: OrderOptionNo;
  readonly to: OrderStatusType;
  readonly by: OrderActor;
  readonly at: EpochMs;
  /** Only this member's option, when given. */
  readonly memberNo?: MemberNo;
}

/**
 * Applies a transition of the core's table to one option, with its effects: a delivered parcel, points of a confirmed
 * purchase. Rejects with NOT_FOUND for another's option, and with STATE_CONFLICT and the status when the transition is
 * not allowed; of two concurrent ones one is refused.
 */
export async function advance(transaction: Transaction, request: Advance): Promise<void> {
  const option = await lockOption(transaction, request);
  const { orderStatusType, claimStatusType, orderType, receiverAddress } = option;
  const facts = {
    orderStatusType: statusOf(orderStatusType),
    hasOpenClaim: openClaimOf(claimStatusType) !== null,
    isGift: orderType === 'GIFT',
    awaitsAddress: receiverAddress === null,
  };
  refuse(moveRefusal(facts, request.to, request.by));
  const [moved] = await moveOptions(
    transaction,
    { orderOptionNo: request.orderOptionNo },
    { from: orderStatusType, to: request.to, by: request.by, at: request.at },
  );
  if (moved === undefined) throw commerceError('STATE_CONFLICT', { details: { orderStatusType } });
  if (request.to === 'DELIVERY_ING' || request.to === 'DELIVERY_DONE') {
    await moveParcel(transaction, moved, request);
    const type = request.to === 'DELIVERY_ING' ? 'DELIVERY_STARTED' : 'DELIVERY_DONE';
    // Gifts notify both sides by alarms of their own.
    if (!facts.isGift) await addParcelAlarm(transaction, moved, type, request.at);
  }
  if (request.to === 'DELIVERY_DONE') await openReview(transaction, moved, request.at);
  if (request.to === 'BUY_CONFIRM') await bringPoints(transaction, moved, request.at);
  await refreshOrder(transaction, moved.orderNo, request.at);
}

/** The order's row is locked before the option's, as every transaction that moves a whole order does. */
async function lockOption(transaction: Transaction, { orderOptionNo, memberNo }: Advance) {
  const found = await transaction
    .selectFrom('orderOption')
    .select(['orderNo', 'memberNo'])
    .where('orderOptionNo', '=', orderOptionNo)
    .executeTakeFirst();
  if (found === undefined || (memberNo !== undefined && found.memberNo !== memberNo)) throw commerceError('NOT_FOUND');
  await lockOrderRow(transaction, found.orderNo);
  return transaction
    .selectFrom('orderOption')
    .innerJoin('orderDelivery', 'orderDelivery.deliveryNo', 'orderOption.deliveryNo')
    .innerJoin('shopOrder', 'shopOrder.orderNo', 'orderOption.orderNo')
    .select(['orderOption.orderStatusType', 'claimStatusType', 'receiverAddress', 'orderType'])
    .where('orderOptionNo', '=', orderOptionNo)
    .executeTakeFirstOrThrow();
}

async function moveParcel(transaction: Transaction, option: MovedOption, { to, at }: Advance): Promise<void> {
  const column = to === 'DELIVERY_ING' ? 'shippedAt' : 'deliveredAt';
  await transaction
    .updateTable('orderDelivery')
    // the door need not be opened any more
    .set({ [column]: toTimestamp(at), ...(to === 'DELIVERY_DONE' && { entranceCode: null }) })
    .where('deliveryNo', '=', option.deliveryNo)
    .where(column, 'is', null)
    .execute();
}

/** What has come may be reviewed from now on, for a while. */
async function openReview(transaction: Transaction, { orderOptionNo }: MovedOption, at: EpochMs): Promise<void> {
  await transaction
    .updateTable('orderOption')
    .set({ reviewableUntil: toTimestamp(reviewableUntil(at)) })
    .where('orderOptionNo', '=', orderOptionNo)
    .where('reviewableUntil', 'is', null)
    .execute();
}

/** Points arrive as a lot of their own, once per option whatever happens. */
async function bringPoints(transaction: Transaction, option: MovedOption, at: EpochMs): Promise<void> {
  await transaction.deleteFrom('pointWaiting').where('orderOptionNo', '=', option.orderOptionNo).execute();
  if (option.accumulationAmt === 0) return;
  await givePoints(transaction, {
    memberNo: option.memberNo,
    orderNo: option.orderNo,
    orderOptionNo: option.orderOptionNo,
    amount: option.accumulationAmt,
    reason: 'ADD_AFTER_PAYMENT',
    effectKey: `option:${option.orderOptionNo}:confirm`,
    at,
  });
}

/** The order has the status of its slowest option, and its gift follows it. */
export async function refreshOrder(transaction: Transaction, orderNo: OrderNo, at: EpochMs): Promise<void> {
  const { rows } = await sql<Pick<LockedOrder, 'orderType' | 'orderStatusType'>>`
    update shop_order set order_status_type = (
      select order_status_type from order_option where order_no = ${orderNo}
      order by array_position(${[...ORDER_PROGRESS]}::text[], order_status_type) nulls last, order_option_no limit 1)
    where order_no = ${orderNo}
    returning order_type as "orderType", order_status_type as "orderStatusType"`.execute(transaction);
  const [order] = rows;
  if (order?.orderType !== 'GIFT') return;
  await followOrder(transaction, { orderNo, orderStatusType: statusOf(order.orderStatusType) }, at);
}
