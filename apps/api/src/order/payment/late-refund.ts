import type { OrderNo } from '@dealstore/commerce-core/domain';
import type { JsonAnswer } from '../../contract/operation.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { needsRefundAccount } from './refund-account.ts';
import { fromNullableText, ymdtOrNull } from '../../database/instant.ts';

/** The late payment of an order, as the contract has it. */
export type LateRefundAnswer = JsonAnswer<'getOrder'>['lateRefund'];

/** Columns of a payment that tell whether it was late; instants as JSON has them. */
export interface LateRefundRow {
  readonly payType: string;
  readonly status: string;
  readonly canceledAmt: number;
  readonly endedAt: string | null;
  readonly refundedAt: string | null;
  readonly hasAccount: boolean;
}

/** The columns of a LateRefundRow, of a payment joined with its order. */
export const LATE_REFUND_COLUMNS = `
  payment.pay_type as "payType", payment.status, payment.canceled_amt as "canceledAmt", payment.ended_at as "endedAt",
  payment.refunded_at as "refundedAt", shop_order.refund_account is not null as "hasAccount"`;

/** The refund of a late payment; null for any other payment. */
export function lateRefundOf(payment: LateRefundRow): LateRefundAnswer {
  const { status, canceledAmt, endedAt, refundedAt, hasAccount } = payment;
  if (status !== 'CANCELED' || canceledAmt === 0) return null;
  return {
    refundAmt: canceledAmt,
    paidYmdt: ymdtOrNull(fromNullableText(endedAt)) ?? '',
    refundYmdt: ymdtOrNull(fromNullableText(refundedAt)),
    needsBankAccount: refundedAt === null && !hasAccount && needsRefundAccount(payment),
  };
}

const readRows = preparedStatement<[orderNos: readonly OrderNo[]], { readonly late: LateRefundRow; orderNo: OrderNo }>(`
select order_no, row_to_json(late) as late from shop_order
cross join lateral (
  select ${LATE_REFUND_COLUMNS} from payment
  where payment.order_no = shop_order.order_no and payment.status = 'CANCELED' order by payment_no desc limit 1) late
where order_no = any ($1::text[])`);

/** Late payments of orders, by their numbers. */
export async function readLateRefunds(
  database: Database | Transaction,
  orderNos: readonly OrderNo[],
): Promise<ReadonlyMap<OrderNo, LateRefundAnswer>> {
  const rows = await readRows(database, orderNos);
  return new Map(rows.map(({ orderNo, late }) => [orderNo, lateRefundOf(late)]));
}
