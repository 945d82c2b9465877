import type { EpochMs, MemberNo } from '@dealstore/commerce-core/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';

/** Years a record is kept, by the day in Korea. 전자상거래법 시행령 6조. */
const KEPT_YEARS = { CONTRACT: 5, DISPUTE: 3 } as const;

/**
 * Moves what names a person out of the orders, claims and inquiries the law wants kept, into records that the shop does
 * not read; sums, goods and statuses stay. The parcel of a gift that has arrived is its receiver's: it stays when the
 * sender leaves, and so does what the receiver asks for, who may still send the goods back; both go when the receiver
 * does.
 */
export async function separateRecords(transaction: Transaction, memberNo: MemberNo, now: EpochMs): Promise<void> {
  await separateOrders(transaction, memberNo, now);
  await separateGifts(transaction, memberNo, now);
  await separatePreviousOrders(transaction, memberNo, now);
  await separateInquiries(transaction, memberNo, now);
}

async function separateOrders(transaction: Transaction, memberNo: MemberNo, now: EpochMs): Promise<void> {
  const orders = sql`select order_no from shop_order where member_no = ${memberNo}`;
  const completedGift = sql`gift where gift.order_no = shop_order.order_no and gift.status = 'COMPLETED'`;
  await sql`insert into retention.record (kind, reference, person, separated_at, keep_until)
    select 'CONTRACT', 'order:' || order_no, jsonb_build_object(
        'ordererName', orderer_name, 'ordererContact1', orderer_contact1, 'ordererContact2', orderer_contact2,
        'ordererEmail', orderer_email, 'cashReceipt', cash_receipt, 'refundAccount', refund_account,
        'deliveries', ${parcelsOf(sql`shop_order.order_no`)},
        'inputs', (select jsonb_agg(jsonb_build_object('orderOptionNo', order_option_no, 'inputs', option_inputs)
            order by order_option_no)
          from order_option option where option.order_no = shop_order.order_no and option_inputs <> '[]'),
        'claims', ${claimsOf(sql`shop_order.order_no`)},
        'gift', (select jsonb_build_object('senderName', sender_name, 'receiverName', receiver_name,
          'receiverPhone', receiver_phone, 'message', message) from gift where gift.order_no = shop_order.order_no)),
      ${toTimestamp(now)}, ${endOf('CONTRACT', sql`coalesce(paid_at, ordered_at)`)}
    from shop_order where member_no = ${memberNo}
    on conflict (kind, reference) do nothing`.execute(transaction);
  await sql`update shop_order set orderer_name = '', orderer_contact1 = '', orderer_contact2 = null,
    orderer_email = null, delivery_memo = '', cash_receipt = null, refund_account = null
    where member_no = ${memberNo}`.execute(transaction);
  await emptyParcels(transaction, sql`${orders} and not exists (select from ${completedGift})`);
  await sql`update order_option set option_inputs = '[]'
    where order_no in (${orders}) and option_inputs <> '[]'`.execute(transaction);
  await sql`update claim set return_address = null, exchange_address = null, refund_account = null,
    claim_reason_detail = '', image_urls = '{}'
    where order_no in (${orders}) and asked_by <> 'RECIPIENT'`.execute(transaction);
  await sql`update gift set sender_name = '', message = '' where sender_member_no = ${memberNo}`.execute(transaction);
  await sql`update gift set receiver_name = '', receiver_phone = ''
    where sender_member_no = ${memberNo} and status <> 'COMPLETED'`.execute(transaction);
}

async function separateGifts(transaction: Transaction, memberNo: MemberNo, now: EpochMs): Promise<void> {
  const orders = sql`select order_no from gift where receiver_member_no = ${memberNo}`;
  await sql`insert into retention.record (kind, reference, person, separated_at, keep_until)
    select 'CONTRACT', 'gift:' || gift_no, jsonb_build_object('receiverName', receiver_name,
        'receiverPhone', receiver_phone, 'deliveries', ${parcelsOf(sql`gift.order_no`)},
        'claims', ${claimsOf(sql`gift.order_no`)}),
      ${toTimestamp(now)}, ${endOf('CONTRACT', sql`created_at`)}
    from gift where receiver_member_no = ${memberNo}
    on conflict (kind, reference) do nothing`.execute(transaction);
  await emptyParcels(transaction, orders);
  await sql`update claim set return_address = null, exchange_address = null, claim_reason_detail = '', image_urls = '{}'
    where asked_by = 'RECIPIENT' and order_no in (${orders})`.execute(transaction);
  await sql`update gift set receiver_name = '', receiver_phone = '', receiver_member_no = null
    where receiver_member_no = ${memberNo}`.execute(transaction);
}

async function separatePreviousOrders(transaction: Transaction, memberNo: MemberNo, now: EpochMs): Promise<void> {
  await sql`insert into retention.record (kind, reference, person, separated_at, keep_until)
    select 'CONTRACT', 'previous:' || order_no, jsonb_build_object('receiver', receiver),
      ${toTimestamp(now)}, ${endOf('CONTRACT', sql`ordered_at`)}
    from previous_order where member_no = ${memberNo}
    on conflict (kind, reference) do nothing`.execute(transaction);
  await sql`update previous_order set receiver = '{}' where member_no = ${memberNo}`.execute(transaction);
}

/** What was said in private is a dispute at most; what everyone could read stays without a name. */
async function separateInquiries(transaction: Transaction, memberNo: MemberNo, now: EpochMs): Promise<void> {
  const isPrivate = sql`member_no = ${memberNo} and (kind = 'SERVICE' or secreted)`;
  await sql`insert into retention.record (kind, reference, person, separated_at, keep_until)
    select 'DISPUTE', 'inquiry:' || inquiry_no, jsonb_build_object('writerName', writer_name, 'title', title,
        'content', content, 'answers', (select jsonb_agg(answer.content order by answer_no)
          from inquiry_answer answer where answer.inquiry_no = inquiry.inquiry_no)),
      ${toTimestamp(now)}, ${endOf('DISPUTE', sql`registered_at`)}
    from inquiry where ${isPrivate}
    on conflict (kind, reference) do nothing`.execute(transaction);
  await sql`delete from inquiry where ${isPrivate}`.execute(transaction);
  await sql`update inquiry set member_no = null, writer_name = '' where member_no = ${memberNo}`.execute(transaction);
}

function parcelsOf(orderNo: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select jsonb_agg(jsonb_build_object('deliveryNo', delivery_no, 'receiverName', parcel.receiver_name,
      'receiverZipCd', receiver_zip_cd, 'receiverAddress', receiver_address,
      'receiverJibunAddress', receiver_jibun_address, 'receiverDetailAddress', receiver_detail_address,
      'receiverContact1', receiver_contact1, 'receiverContact2', receiver_contact2,
      'customsIdNumber', customs_id_number) order by delivery_no)
    from order_delivery parcel where parcel.order_no = ${orderNo})`;
}

function claimsOf(orderNo: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select jsonb_agg(jsonb_build_object('claimNo', claim_no, 'returnAddress', return_address,
      'exchangeAddress', exchange_address, 'refundAccount', refund_account, 'reasonDetail', claim_reason_detail)
      order by claim_no)
    from claim where claim.order_no = ${orderNo})`;
}

async function emptyParcels(transaction: Transaction, orders: RawBuilder<unknown>): Promise<void> {
  await sql`update order_delivery set receiver_name = '', receiver_zip_cd = '', receiver_address = '',
    receiver_jibun_address = '', receiver_detail_address = '', receiver_contact1 = '', receiver_contact2 = null,
    customs_id_number = null, delivery_memo = '', entrance_code = null, shipping_info_later_input_contact = null
    where order_no in (${orders})`.execute(transaction);
}

/** The same day some years later, in Korea. */
function endOf(kind: keyof typeof KEPT_YEARS, since: RawBuilder<unknown>): RawBuilder<unknown> {
  const zone = 'Asia/Seoul';
  return sql`((${since} at time zone ${zone}) + make_interval(years => ${KEPT_YEARS[kind]})) at time zone ${zone}`;
}
