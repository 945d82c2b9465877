import { type GiftId, type MemberNo, OPEN_ORDER_STATUSES, type OrderNo } from '@dealstore/commerce-core/domain';
import type { Database, Transaction } from '../database/database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { findOrdersIn, type StoredStatus } from '../order/order.ts';

/** What keeps a member from leaving; a gift counts for its sender by its order, for its receiver by itself. */
export interface OpenObligations {
  readonly openOrderCnt: number;
  readonly openGiftCnt: number;
}

const OPEN: readonly StoredStatus[] = [...OPEN_ORDER_STATUSES, 'EXCHANGE_WAIT'];

/** Orders with a claim that is open, or closed with money still to go back. */
const readClaimed = preparedStatement<[memberNo: MemberNo], { readonly orderNo: OrderNo }>(`
select claim.order_no from claim left join refund on refund.claim_no = claim.claim_no
where claim.member_no = $1::bigint and (completed_at is null and withdrawn_at is null or refund.status <> 'DONE')`);

/** Orders whose money came late and has not gone back yet. */
const readLate = preparedStatement<[memberNo: MemberNo], { readonly orderNo: OrderNo }>(`
select order_no from shop_order join payment using (order_no)
where member_no = $1::bigint and payment.status = 'CANCELED' and refunded_at is null`);

const readGifts = preparedStatement<[memberNo: MemberNo], { readonly giftNo: GiftId }>(`
select gift_no from gift where receiver_member_no = $1::bigint and (status in ('CONFIRMED', 'DELIVERING')
  or exists (select from claim where claim.order_no = gift.order_no and asked_by = 'RECIPIENT'
    and completed_at is null and withdrawn_at is null))`);

/** Finds the open obligations of a member, however long ago it was ordered. */
export async function findOpenObligations(
  database: Database | Transaction,
  memberNo: MemberNo,
): Promise<OpenObligations> {
  const claimed = await readClaimed(database, memberNo);
  const late = await readLate(database, memberNo);
  const gifts = await readGifts(database, memberNo);
  const open = await findOrdersIn(database, memberNo, OPEN);
  const orders = new Set([...open, ...[...claimed, ...late].map(({ orderNo }) => orderNo)]);
  return { openOrderCnt: orders.size, openGiftCnt: gifts.length };
}
