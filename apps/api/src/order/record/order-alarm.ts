import type {
  AlarmGoods,
  DeliveryNo,
  EpochMs,
  LatePaymentAlarm,
  MemberNo,
  OrderNo,
} from '@dealstore/commerce-core/domain';
import { addAlarms } from '../../alarm/alarm.ts';
import type { Transaction } from '../../database/database.ts';
import type { MovedOption } from './option-status.ts';

/** An order whose money has come. */
export interface PaidOrderEvent {
  readonly orderNo: OrderNo;
  readonly memberNo: MemberNo;
  /** Whether it waited for a deposit. */
  readonly isDeposit: boolean;
  readonly at: EpochMs;
}

/** Writes the alarm of a paid order, once. */
export async function addPaidAlarm(transaction: Transaction, event: PaidOrderEvent): Promise<void> {
  const { orderNo, memberNo, isDeposit, at } = event;
  const goods = await readAlarmGoods(transaction, orderNo, null);
  if (goods === null) return;
  const alarm = { type: isDeposit ? 'DEPOSIT_RECEIVED' : 'ORDER_PAID', goods } as const;
  await addAlarms(transaction, [{ memberNo, effectKey: `order:${orderNo}:paid`, event: alarm }], at);
}

/** A payment that came after its order had ended. */
export interface LatePayment {
  readonly orderNo: OrderNo;
  readonly memberNo: MemberNo;
  readonly type: LatePaymentAlarm;
  /** Distinguishes effects of one type. */
  readonly effect: string;
  readonly at: EpochMs;
}

/** Adds the alarm of a late payment; it links to the order, where the account is named. */
export async function addLatePaymentAlarm(transaction: Transaction, payment: LatePayment): Promise<void> {
  const { orderNo, memberNo, type, effect, at } = payment;
  const goods = await readAlarmGoods(transaction, orderNo, null);
  if (goods === null) return;
  await addAlarms(transaction, [{ memberNo, effectKey: `late:${effect}:${type}`, event: { type, goods } }], at);
}

/** Writes the alarm of a parcel that has left or arrived, once for all its options. */
export async function addParcelAlarm(
  transaction: Transaction,
  { orderNo, deliveryNo, memberNo }: MovedOption,
  type: 'DELIVERY_STARTED' | 'DELIVERY_DONE',
  at: EpochMs,
): Promise<void> {
  const goods = await readAlarmGoods(transaction, orderNo, deliveryNo);
  if (goods === null) return;
  await addAlarms(transaction, [{ memberNo, effectKey: `delivery:${deliveryNo}:${type}`, event: { type, goods } }], at);
}

/** Ordered goods as an alarm names them; null for none. @param deliveryNo null for the whole order */
async function readAlarmGoods(
  transaction: Transaction,
  orderNo: OrderNo,
  deliveryNo: DeliveryNo | null,
): Promise<AlarmGoods | null> {
  let options = transaction
    .selectFrom('orderOption')
    .select(['orderNo', 'orderOptionNo', 'productNo', 'optionNo', 'productName', 'productNameEn'])
    .where('orderNo', '=', orderNo)
    .orderBy('orderOptionNo');
  if (deliveryNo !== null) options = options.where('deliveryNo', '=', deliveryNo);
  const rows = await options.execute();
  const [first] = rows;
  if (first === undefined) return null;
  return { ...first, productNameEn: first.productNameEn || first.productName, otherCnt: rows.length - 1 };
}
