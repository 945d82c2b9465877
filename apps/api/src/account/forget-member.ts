import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';

/** Who is forgotten. */
export interface Leaver {
  readonly memberNo: number;
  readonly phone: string | null;
  readonly email: string | null;
}

/** What belongs to a member alone and goes with them; optional consents too, required ones prove the contract. */
const OWN_TABLES = [
  'address',
  'member_device',
  'cart_line',
  'wish',
  'recent_product',
  'restock_request',
  'event_join',
  'alarm',
  'review_recommend',
  'review_report',
] as const;

/**
 * Takes away what the shop knows of a person besides their orders: addresses, cart, wishes, devices, messages, unused
 * coupons. Reviews stay without a name. 개인정보보호법 21조; which rows are personal is Assumed.
 */
export async function forgetMember(transaction: Transaction, { memberNo, phone, email }: Leaver): Promise<void> {
  for (const table of OWN_TABLES) {
    await sql`delete from ${sql.table(table)} where member_no = ${memberNo}`.execute(transaction);
  }
  await sql`delete from consent where member_no = ${memberNo}
    and not exists (select from terms where terms.type = consent.type and terms.version = consent.version
      and terms.required)`.execute(transaction);
  await sql`update review set member_no = null, writer_name = '' where member_no = ${memberNo}`.execute(transaction);
  await sql`update inquiry set member_no = null, writer_name = '' where member_no = ${memberNo}`.execute(transaction);
  await sql`update behavior_history set member_no = null where member_no = ${memberNo}`.execute(transaction);
  await sql`delete from message_sent where member_no = ${memberNo} or recipient in (${phone}, ${email})`.execute(
    transaction,
  );
  await sql`update gift set phone_verified_id = null where phone_verified_id in (
    select verification_id from identity_verification where member_no = ${memberNo} or phone = ${phone})`.execute(
    transaction,
  );
  await sql`delete from identity_verification where member_no = ${memberNo} or phone = ${phone}`.execute(transaction);
  await sql`delete from membership_issue where member_no = ${memberNo}`.execute(transaction);
  await sql`delete from coupon_issue issue where member_no = ${memberNo} and used_at is null
    and not exists (select from coupon_use where coupon_use.coupon_issue_no = issue.coupon_issue_no)
    and not exists (select from shop_order where issue.coupon_issue_no
      in (cart_coupon_issue_no, delivery_coupon_issue_no))
    and not exists (select from order_option where product_coupon_issue_no = issue.coupon_issue_no)`.execute(
    transaction,
  );
  await sql`update order_sheet set selection = '{}' where member_no = ${memberNo}`.execute(transaction);
}
