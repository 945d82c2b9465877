import type { EpochMs, MemberNo } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { releaseFilesOf } from '../file/file.ts';
import { forgetReviews } from '../review/review.ts';
import { separateRecords } from './separate-records.ts';

/** Whose data is deleted; phone and address are null when they are not known any more. */
export interface Leaver {
  readonly memberNo: MemberNo;
  readonly phone: string | null;
  readonly email: string | null;
}

/** What belongs to a member alone and goes with them. */
const OWN_TABLES = [
  'address',
  'login_device',
  'cart_line',
  'wish',
  'recent_product',
  'restock_request',
  'event_join',
  'event_attendance',
  'alarm',
  'review_report',
  'review_block',
] as const;

/**
 * Takes away what the shop knows of a person: addresses, cart, wishes, devices, messages and optional consents; coupons
 * lapse, pictures of claims and reviews go, the words of reviews stay without a name, what the law keeps goes to its
 * own place. Doing it again takes what came since. 개인정보보호법 21조; which rows are personal is Assumed.
 */
export async function forgetMember(transaction: Transaction, leaver: Leaver, now: EpochMs): Promise<void> {
  const { memberNo } = leaver;
  for (const table of OWN_TABLES) {
    await sql`delete from ${sql.table(table)} where member_no = ${memberNo}`.execute(transaction);
  }
  await forgetConsents(transaction, memberNo);
  await forgetMessages(transaction, leaver);
  await forgetAnswers(transaction, memberNo);
  await forgetVerifications(transaction, leaver);
  await releaseFilesOf(transaction, memberNo);
  await separateRecords(transaction, memberNo, now);
  await forgetReviews(transaction, memberNo);
  await sql`update behavior_history set member_no = null where member_no = ${memberNo}`.execute(transaction);
  await sql`update coupon_issue set use_end_at = ${toTimestamp(now)} where member_no = ${memberNo}
    and used_at is null and use_end_at > ${toTimestamp(now)}`.execute(transaction);
  await forgetUnpaidGifts(transaction, memberNo);
  await forgetSheets(transaction, memberNo);
}

/** The shop forgets who was to receive a gift that was never paid. */
async function forgetUnpaidGifts(transaction: Transaction, memberNo: MemberNo): Promise<void> {
  const unpaid = sql`select gift_no from gift where sender_member_no = ${memberNo} and order_no is null`;
  await sql`delete from gift_event where gift_no in (${unpaid})`.execute(transaction);
  await sql`delete from gift where gift_no in (${unpaid})`.execute(transaction);
}

/** A yes to a required text proves the contract; every other word was the member's own. */
async function forgetConsents(transaction: Transaction, memberNo: MemberNo): Promise<void> {
  await sql`delete from consent where member_no = ${memberNo} and not exists (
    select from terms where terms.type = consent.type and terms.version = consent.version and required)
  `.execute(transaction);
}

async function forgetMessages(transaction: Transaction, { memberNo, phone, email }: Leaver): Promise<void> {
  await sql`delete from message_sent where member_no = ${memberNo}
    or recipient = ${phone}::text or recipient = ${email}::text`.execute(transaction);
}

/** Answers kept for a repeated request contain orders with their names. */
async function forgetAnswers(transaction: Transaction, memberNo: MemberNo): Promise<void> {
  await sql`delete from idempotency where scope like ${`member:${memberNo}:%`}`.execute(transaction);
}

async function forgetVerifications(transaction: Transaction, { memberNo, phone }: Leaver): Promise<void> {
  const mine = sql`select verification_id from identity_verification
    where member_no = ${memberNo} or phone = ${phone}::text`;
  await sql`update gift set phone_verified_id = null where phone_verified_id in (${mine})`.execute(transaction);
  await sql`delete from identity_verification where verification_id in (${mine})`.execute(transaction);
}

/**
 * What was chosen and typed on a sheet goes; which goods it was for stays with its order.
 * NOTE: never waits for a sheet: a transaction that holds one may be waiting for the member, who is held here.
 */
async function forgetSheets(transaction: Transaction, memberNo: MemberNo): Promise<void> {
  await sql`update order_sheet set selection = '{}', products = (
      select coalesce(jsonb_agg(product - 'optionInputs'), '[]') from jsonb_array_elements(products) product)
    where order_sheet_no in (
    select order_sheet_no from order_sheet where member_no = ${memberNo} for update skip locked)`.execute(transaction);
}
