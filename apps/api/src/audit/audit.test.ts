import { after, DAY_MS, HOUR_MS } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../database/database.ts';
import { insertCoupon, insertIssue } from '../testing/rows/coupon-rows.ts';
import type { TestMember } from '../testing/rows/member-rows.ts';
import { claim, optionsOf } from '../testing/shop/claim-shop.ts';
import { sendGift } from '../testing/shop/gift-shop.ts';
import {
  approve,
  decide,
  insertBuyer,
  openOrderShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
} from '../testing/shop/order-shop.ts';
import { auditBooks, auditShop, invariantsOf, type Finding } from './audit.ts';

const WHOLE = { answeredPaid: new Set<string>(), keysSince: null, countsEverySale: true };
/** Lets rows be planted that a foreign key would refuse. */
const NO_FOREIGN_KEYS = 'set local session_replication_role = replica';

let shop: OrderShop;

/**
 * A shop with an order that was paid with a coupon and points and partly given back, and one that waits for its
 * payment.
 */
beforeAll(async () => {
  shop = await openOrderShop();
  const buyer = await insertBuyer(shop, 2_000);
  const couponNo = await insertCoupon(shop.test.database);
  const cartCouponIssueNo = await insertIssue(shop.test.database, couponNo, buyer.memberNo);
  const coupons = { cartCouponIssueNo, deliveryCouponIssueNo: null, productCoupons: [] };
  const sheetNo = await openSheet(shop, buyer, [{ productNo: 1, orderCnt: 3 }, { productNo: 2 }]);
  const held = await reserve(shop, buyer, sheetNo, reserveBody(35_500, { coupons, subPayAmt: 1_500 }));
  await decide(shop, held.body.key, 'APPROVE');
  const { order } = (await approve(shop, buyer, held.body)).body;
  if (order === null) throw new Error('not paid');
  const [{ orderOptionNo } = { orderOptionNo: 0 }] = optionsOf(order);
  await claim(shop, buyer, { orderNo: order.orderNo, options: [{ orderOptionNo, productCnt: 1 }] });
  await shop.jobs.runDue();
  await shop.jobs.runDue();
  const [receiver, ...gifts] = [await insertBuyer(shop), await sendGift(shop, buyer), await sendGift(shop, buyer)];
  const receiverPhone = await phoneOf(receiver);
  const refused = await sendGift(shop, buyer, { over: { receiverPhone } });
  await shop.jobs.runDue();
  await shop.call('refuseGift', { bearer: receiver.bearer, path: { giftId: refused.giftId }, body: { message: '' } });
  await shop.jobs.runDue();
  expect(gifts).toHaveLength(2);
  const waiting = await reserve(shop, buyer, await openSheet(shop, buyer), reserveBody(10_000));
  expect(waiting.code).toBeNull();
});
afterAll(() => shop.test.drop());

async function phoneOf({ memberNo }: TestMember): Promise<string> {
  const member = shop.test.database.selectFrom('member').select('phone').where('memberNo', '=', memberNo);
  return (await member.executeTakeFirstOrThrow()).phone ?? '';
}

class RolledBack extends Error {}

/** What an audit finds when statements have been run; they are rolled back after it. */
async function findingsAfter(
  statements: string,
  audit: (transaction: Transaction) => Promise<{ readonly findings: readonly Finding[] }> = (transaction) =>
    auditBooks(transaction, WHOLE),
): Promise<readonly Finding[]> {
  let found: readonly Finding[] = [];
  const run = shop.test.database.transaction().execute(async (transaction) => {
    await sql.raw(statements).execute(transaction);
    found = (await audit(transaction)).findings;
    throw new RolledBack();
  });
  await expect(run).rejects.toBeInstanceOf(RolledBack);
  return found;
}

const address = (type: string, count: number) => `
  insert into address (member_no, address_type, receiver_name, receiver_zip_cd, receiver_address, receiver_contact1,
    created_at, last_used_at)
  select member_no, '${type}', '', '06236', '', '', now(), now() from member, generate_series(1, ${count})`;
const leave = `update member set status = 'WITHDRAWN'`;

/** Two reviews of one product by its buyer. */
const REVIEWS = `
  insert into review (product_no, member_no, order_option_no, writer_name, rate, content, registered_at)
  select product_no, member_no, order_option_no, '', 5, '', now() from order_option
  where product_no = 1 order by order_option_no limit 2;
  update order_option set reviewed = true`;

/** For each rule a change of the tables that breaks it; where the schema forbids one, its constraint goes first. */
const BREAKS: Readonly<Record<string, string>> = {
  'opening = on hand + held + taken, and none is negative': 'update product_option set stock_cnt = stock_cnt + 1',
  'an option has sold what paid orders took': 'update product_option set sale_cnt = sale_cnt + 1',
  'a product has sold what its options sold': 'update product set sale_cnt = sale_cnt + 1',
  'a list repeats its product': 'update product_listing set sale_cnt = sale_cnt + 1',
  'a wish knows whether its product is shown': `
    insert into wish (member_no, product_no, wished_at, displayable) select min(member_no), 1, now(), false from member`,
  'holds follow the order': `update stock_hold set status = 'HELD'`,
  'an order holds what it sells': 'update stock_hold set hold_cnt = hold_cnt + 1',
  'what a member bought is counted': `insert into purchase_count (member_no, product_no, bought_cnt, window_started_at)
    select member_no, 1, 99, now() from member`,
  'answered paid is stored paid': `update payment set status = 'UNKNOWN'`,
  'captured = payable': `delete from payment_ledger where kind = 'PAYMENT'`,
  'canceled <= captured': `alter table payment drop constraint payment_check;
    update payment set canceled_amt = pay_amt + 1`,
  'money that is not owed has gone back, is on its way, or asks where to': `
    update payment set status = 'CANCELED' where status = 'APPROVED'`,
  'the refund of a claim is done, is on its way, or asks where to': `update refund set status = 'REQUESTED'`,
  'no refund is given up': `update job set status = 'FAILED' where kind = 'refund-claim'`,
  'refunds <= paid': 'update refund set refund_main_pay_amt = refund_main_pay_amt + 1000000',
  'an order has given back what its claims say': 'update shop_order set refunded_charge_amt = 0',
  'a refund adds up from its entries': `delete from payment_ledger where kind = 'REFUND'`,
  'a payment has given back what is refunded': 'update payment set canceled_amt = 0',
  'points go back with their refund': 'update refund set refund_sub_pay_amt = refund_sub_pay_amt + 1',
  'a cash receipt is for what was paid, less what went back': `
    insert into cash_receipt (order_no, issue_amt, requested_at) select order_no, charge_amt + 1, now() from shop_order`,
  'a delivery fee goes back with the last of its goods': `
    update order_delivery set delivery_amt = 3000, fee_refunded = true`,
  'pieces go back once': 'update order_option set claimed_cnt = 0',
  'an option says which claim is open, and there is one at most': `
    update order_option set claim_status_type = 'CANCEL_REQUEST'`,
  'a claim is done with its refund': `update refund set status = 'REQUESTED'`,
  'a coupon is used once, as often as it says': 'update coupon_issue set used_at = null, used_order_no = null',
  'a coupon is used by the order that says so': `update coupon_issue set used_order_no = 'another'`,
  'coupons follow the order': 'update coupon_use set discount_amt = discount_amt + 1',
  'a coupon is issued no more often than its limit': 'update coupon set total_issue_cnt = 0, issued_cnt = 0',
  'a membership coupon counts for the month it was issued in': `
    insert into membership_issue select member_no, '2020-01', coupon_issue_no, now() from coupon_issue`,
  'balance = ledger, and no balance is negative': 'update point_balance set balance_amt = balance_amt + 1',
  'balance = lots': 'update point_lot set rest_amt = 0',
  'points follow the order': 'update point_spend set spent_amt = spent_amt + 1',
  'points owed = ledger, and no member owes points while having some': `
    alter table point_balance drop constraint point_balance_owed; update point_balance set owed_amt = 1`,
  'points of what has gone back are taken back, or owed': `
    insert into point_lot (member_no, granted_amt, rest_amt, starts_at, expires_at)
    select member_no, 900, 0, now(), now() from order_option where claimed_cnt > 0 limit 1;
    insert into point_ledger (member_no, effect_key, status, reason, point_amt, balance_amt, order_option_no, point_lot_no,
      registered_at)
    select member_no, 'confirm', 'GIVE', 'ADD_AFTER_PAYMENT', 900, 900, order_option_no, (select max(point_lot_no)
      from point_lot), now() from order_option where claimed_cnt > 0 limit 1`,
  'points that went out of lots are in the ledger': 'update point_spend set spent_amt = spent_amt + 1',
  'a product pays a member for one photo review at most': `${REVIEWS};
    insert into point_ledger (member_no, effect_key, status, reason, point_amt, balance_amt, review_no, registered_at)
    select review.member_no, 'photo:' || review_no, 'GIVE', 'ADD_POSTING', 500, 500, review_no, now() from review`,
  'a review says what it has brought': `${REVIEWS}; update review set given_accumulation_amt = 500`,
  'a review is of what its writer has bought or was given, and the option knows': `${REVIEWS};
    update order_option set reviewed = false`,
  'the bars of a product count its reviews': `
    insert into review_rating (product_no, rate, review_cnt, photo_cnt) values (1, 5, 0, 1)`,
  'an option counts its reviews': `
    insert into review_option_count (product_no, option_no, review_cnt, photo_cnt) values (1, 10, 1, 0)`,
  'a product counts its reviews': 'update product set review_rate_sum = review_rate_sum + 5',
  'lines and parcels add up to the order': 'update order_delivery set delivery_amt = delivery_amt + 1',
  'the bill adds up to the charge': `delete from payment_ledger where kind = 'BILL'`,
  'an order is whole': `${NO_FOREIGN_KEYS}; delete from payment`,
  'options agree with an unpaid order': `update order_option set order_status_type = 'PAY_DONE'`,
  'a sheet is closed by its order that is paid or waits for a deposit': `update order_sheet set status = 'OPEN', order_no = null`,
  'a sheet has one living order': `drop index shop_order_sheet;
    update shop_order set order_sheet_no = (select min(order_sheet_no) from order_sheet)`,
  'an order has its key': 'delete from idempotency',
  'a key has its order': `${NO_FOREIGN_KEYS}; delete from shop_order`,
  'a day of attendance is the Korean day it was on, and has paid its points': `${NO_FOREIGN_KEYS};
    insert into event_attendance (event_no, member_no, attended_on, point_amt, attended_at)
    values (1, 1, '2026-11-20', 100, '2026-11-20 12:00+09')`,
  'an event with a limit counts who has joined': `${NO_FOREIGN_KEYS};
    insert into event (event_no, label, label_en, join_limit_cnt, starts_at, ends_at) values (1, '', '', 5, now(), now());
    insert into event_join (event_no, member_no, joined_at) values (1, 1, now())`,
  'a gift ends once': `${NO_FOREIGN_KEYS}; drop index gift_event_terminal;
    insert into gift_event (gift_no, to_status, terminal, caused_by, happened_at)
    select 1, 'EXPIRED', true, 'SYSTEM', now() from generate_series(1, 2)`,
  'a gift stands where its last step took it': `update gift set ended_at = null where status = 'REFUSED'`,
  'an option knows whether it is given': 'update order_option set given = not given',
  'a gift that has ended without being had gives all of it back once, and no other does': `
    update shop_order set refunded_charge_amt = 0`,
  'a gift that waits for its address will end': `update job set status = 'FAILED' where kind = 'expire-gift'`,
  'a gift is sent where its recipient said, and waits until then': `
    update order_delivery set receiver_address = '어디'`,
  'a link opens a gift that is not over, or has arrived': `
    insert into gift_link (token_hash, gift_no, created_at) select gift_no, gift_no, now() from gift`,
  'a message of a gift is sent once': `alter table message_sent drop constraint message_sent_effect_key_key;
    insert into message_sent (effect_key, channel, purpose, recipient, body, created_at, due_at, sent_at)
    select effect_key, channel, purpose, recipient, body, created_at, due_at, sent_at from message_sent`,
  'no invitation is sent for a gift that is accepted or over': `
    insert into message_sent (effect_key, channel, purpose, recipient, body, created_at, due_at, sent_at)
    select 'gift:' || gift_no || ':RESENT:9', 'SMS', 'NOTICE', '', '', now(), now(), ended_at + interval '31 seconds'
    from gift where ended_at is not null`,
  'a member with booked addresses has one default, a booked one': address('BOOK', 1),
  'a book has its limits': address('RECENT', 100),
  'a withdrawn member has no name, phone, mail address and person key': leave,
  'a withdrawn member has no points and owes none': leave,
  'a withdrawn member has nothing under way': leave,
  'a withdrawn member is logged in nowhere': leave,
};

describe('an audit of the books', () => {
  it('reports no violation in a consistent database', async () => {
    expect(await auditBooks(shop.test.database, WHOLE)).toEqual({
      ruleCount: invariantsOf(WHOLE).length,
      findings: [],
    });
    expect((await auditShop(shop.test.database, shop.clock.now())).findings).toEqual([]);
  });

  it('knows how each rule is broken', () => {
    expect(Object.keys(BREAKS)).toEqual(invariantsOf(WHOLE).map(({ name }) => name));
  });

  it.each(Object.entries(BREAKS))('finds where this is broken: %s', async (rule, statements) => {
    const found = await findingsAfter(statements);
    expect(found.map((finding) => finding.rule)).toContain(rule);
    // By numbers alone: a name or a phone number has no place in a report.
    for (const { place } of found) expect(place).toMatch(/^[a-z]+ [\w-]+( option \d+| product \d+)?$/);
  });

  it("finds a stranger's review of a gift that was accepted by its link, and none of its recipient's", async () => {
    const reviewed = (writer: string) => `
      update gift set receiver_member_no = null;
      insert into review (product_no, member_no, order_option_no, writer_name, rate, content, registered_at)
      select product_no, ${writer}, order_option_no, '', 5, '', now() from order_option where given limit 1;
      update order_option set reviewed = true`;
    const rule = 'a review is of what its writer has bought or was given, and the option knows';
    const found = async (writer: string, accepted = '') =>
      (await findingsAfter(`${reviewed(writer)};${accepted}`)).filter((finding) => finding.rule === rule);
    const stranger = '(select min(member_no) from member where member_no <> order_option.member_no)';
    expect(await found(stranger)).toHaveLength(1);
    expect(await found(stranger, `update gift set receiver_member_no = (select member_no from review)`)).toEqual([]);
    expect(await found('order_option.member_no')).toHaveLength(1);
  });

  it('finds an order that was answered as paid and is not stored', async () => {
    const answeredPaid = new Set(['20261120-LOST']);
    expect((await auditBooks(shop.test.database, { ...WHOLE, answeredPaid })).findings).toEqual([
      { rule: 'answered paid is stored paid', place: 'order 20261120-LOST' },
    ]);
  });
});

describe('an audit of a shop at work', () => {
  it('asks for the idempotency key of an order until housekeeping may have deleted it', async () => {
    const auditAt = (sinceMs: number) =>
      findingsAfter('delete from idempotency', (transaction) =>
        auditBooks(transaction, { ...WHOLE, keysSince: new Date(after(shop.clock.now(), sinceMs)) }),
      );
    expect(new Set((await auditAt(0)).map(({ rule }) => rule))).toEqual(new Set(['an order has its key']));
    expect(await auditAt(1)).toEqual([]);
    const deleteKeys = sql`delete from idempotency`;
    await deleteKeys.execute(shop.test.database);
    const rulesAt = async (ms: number) => (await auditShop(shop.test.database, after(shop.clock.now(), ms))).findings;
    expect((await rulesAt(DAY_MS - HOUR_MS)).length).toBe(5);
    expect(await rulesAt(DAY_MS - HOUR_MS + 1)).toEqual([]);
  });

  it('asks for no key that housekeeping has deleted by a clock that was ahead', async () => {
    const { database } = shop.test;
    await sql`delete from idempotency`.execute(database);
    const found = async () => (await auditShop(database, shop.clock.now())).findings.length;
    expect(await found()).toBe(5);
    const ran = new Date(after(shop.clock.now(), 30 * DAY_MS));
    const job = { kind: 'housekeeping', status: 'DONE', dueAt: ran, createdAt: ran, endedAt: ran } as const;
    await database.insertInto('job').values(job).execute();
    expect(await found()).toBe(0);
    await database.deleteFrom('job').where('kind', '=', 'housekeeping').execute();
  });

  it('lets a product have sold more than its options, and never less', async () => {
    const live = (transaction: Transaction) =>
      auditBooks(transaction, { ...WHOLE, keysSince: new Date('2100-01-01'), countsEverySale: false });
    const sold = (count: string) => `
      update product set sale_cnt = ${count} where product_no = 1;
      update product_listing set sale_cnt = ${count} where product_no = 1`;
    expect(await findingsAfter(sold('sale_cnt + 1'), live)).toEqual([]);
    expect(await findingsAfter(sold('0'), live)).toEqual([
      { rule: 'a product has sold at least what its options sold', place: 'product 1' },
    ]);
  });
});
