import type {
  DeliveryNo,
  EpochMs,
  MemberNo,
  OrderNo,
  OrderOptionNo,
  OrderStatusType,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import type { StoredStatus } from './order-lock.ts';

/** Who moved an option on. */
export type ChangedBy = 'BUYER' | 'SELLER' | 'SYSTEM' | 'RECIPIENT' | 'SANDBOX';

/** The column for the instant of a status. */
const REACHED_COLUMN: Readonly<Partial<Record<OrderStatusType, string>>> = {
  PAY_DONE: 'paid_at',
  PRODUCT_PREPARE: 'prepared_at',
  DELIVERY_ING: 'shipped_at',
  DELIVERY_DONE: 'delivered_at',
  BUY_CONFIRM: 'confirmed_at',
};

/** One step of options from a status to the next. */
export interface StatusStep {
  readonly from: StoredStatus;
  readonly to: OrderStatusType;
  readonly by: ChangedBy;
  readonly at: EpochMs;
}

/** An option after a transition. */
export interface MovedOption {
  readonly orderOptionNo: OrderOptionNo;
  readonly orderNo: OrderNo;
  readonly deliveryNo: DeliveryNo;
  readonly memberNo: MemberNo;
  /** Points its confirmation earns, in won. */
  readonly accumulationAmt: number;
}

/**
 * Moves options on that still have the status the step begins with, and writes it into their history; answers those
 * that moved. Whether the step is allowed is the core's rule. Two at once: one moves, the other finds nothing to move.
 */
export async function moveOptions(
  transaction: Transaction,
  which: { readonly orderNo: OrderNo } | { readonly orderOptionNo: OrderOptionNo },
  step: StatusStep,
): Promise<readonly MovedOption[]> {
  const at = toTimestamp(step.at);
  const column = REACHED_COLUMN[step.to];
  const reached = column === undefined ? sql`` : sql`, ${sql.ref(column)} = ${at}`;
  const place =
    'orderNo' in which ? sql`order_no = ${which.orderNo}` : sql`order_option_no = ${which.orderOptionNo}::bigint`;
  const { rows } = await sql<MovedOption>`
    with moved as (
      update order_option set order_status_type = ${step.to}${reached}
      where ${place} and order_status_type = ${step.from}
        and (claim_status_type is null or ${step.to}::text = 'DELIVERY_DONE')
      returning order_option_no, order_no, delivery_no, member_no, accumulation_amt),
    kept as (
      insert into order_option_history (order_option_no, from_status, to_status, changed_by, changed_at)
      select order_option_no, ${step.from}, ${step.to}, ${step.by}, ${at} from moved)
    select order_option_no as "orderOptionNo", order_no as "orderNo", delivery_no as "deliveryNo",
      member_no as "memberNo", accumulation_amt as "accumulationAmt"
    from moved order by order_option_no`.execute(transaction);
  return rows;
}
