import { simulatedClock } from '@dealstore/commerce-core/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import type { OperationId } from './contract/operation.ts';
import type { Database, OpenDatabase } from './database/database.ts';
import { openRecorder, type Recorder } from './testing/database/statement-costs.ts';
import { freshDatabase, type TestDatabase } from './testing/database/test-database.ts';
import { vacuum } from './testing/database/vacuum.ts';
import { callerTo, testParts } from './testing/http/test-call.ts';
import { logInAs, type TestMember } from './testing/rows/member-rows.ts';
import { fillLoadedShop, FREQUENT_BUYER } from './testing/shop/loaded-shop.ts';

/** Buffers all statements of a request may touch together. */
const BUDGET = 400;
/** Alarms, inquiries and movements of points of the member, each one in ten of the shop's: more than is counted. */
const MANY = 3_000;
/** Reviews of the member, gifts sent, and as many received. */
const SOME = 1_000;
const SHARE = 10;
const NOW = new Date(simulatedClock().now());

let test: TestDatabase;
let recorder: Recorder;
let member: TestMember;

beforeAll(async () => {
  test = await freshDatabase({ template: { name: 'template_own_lists', fill: fillOwnLists } });
  member = await logInAs(test.database, FREQUENT_BUYER);
  recorder = openRecorder(test.connection);
});
afterAll(async () => {
  await recorder.close();
  await test.drop();
});

/** The loaded shop, whose member with ten thousand orders has as much of everything else. Rows of others lie between. */
async function fillOwnLists(opened: OpenDatabase): Promise<void> {
  await fillLoadedShop(opened);
  const { database } = opened;
  const numbered = sql`generate_series(1, ${MANY * SHARE}::integer) n`;
  const owner = sql`case n % ${SHARE}::integer when 0 then ${FREQUENT_BUYER}::bigint else 2 end`;
  const minutes = sql`interval '1 minute'`;
  await sql`insert into alarm (member_no, alarm_type, title, content, created_at, read_at)
    select ${owner}, (array['ORDER', 'COUPON', 'POINT'])[1 + n / ${SHARE} % 3], '알림', repeat('안내 ', 20),
      ${NOW}::timestamptz - (${MANY * SHARE} - n) * interval '20 seconds', case when n % 7 = 0 then ${NOW}::timestamptz end
    from ${numbered}`.execute(database);
  await sql`insert into inquiry (kind, type, product_no, member_no, writer_name, content, status, registered_at)
    select (array['PRODUCT', 'SERVICE'])[1 + n / ${SHARE} % 2], 'PRODUCT', 1, ${owner}, '홍길동', repeat('언제 오나요 ', 10),
      'ANSWERED', ${NOW}::timestamptz - n * ${minutes} from ${numbered}`.execute(database);
  await sql`insert into inquiry_answer (inquiry_no, answerer_name, content, registered_at)
    select inquiry_no, '판매자', '내일 도착합니다', registered_at from inquiry`.execute(database);
  await sql`insert into review (product_no, member_no, writer_name, rate, content, registered_at)
    select 1 + n % 2, case n % 5 when 0 then ${FREQUENT_BUYER}::bigint else 2 end, 'hong****', 1 + n % 5, repeat('좋아요 ', 20), ${NOW}::timestamptz - n * ${minutes}
    from generate_series(1, ${SOME * 5}::integer) n`.execute(database);
  await sql`insert into point_ledger (member_no, effect_key, status, reason, point_amt, balance_amt, registered_at)
    select ${owner}, 'own:' || n, 'GIVE', 'ADMIN', 1, n, ${NOW}::timestamptz - n * ${minutes} from ${numbered}`.execute(
    database,
  );
  await sql`insert into gift (order_no, sender_member_no, sender_name, receiver_name, receiver_phone, receiver_member_no, status,
      created_at, expires_at)
    select order_no, numbered.member_no, '보낸이', '김받음', case when n % 4 < 2 then receiver.phone else '01099990000' end,
      case when numbered.member_no <> receiver.member_no and n % 4 = 0 then receiver.member_no end,
      (array['COMPLETED', 'REFUSED', 'EXPIRED', 'WAITING_ADDRESS'])[1 + n / 4 % 4], ordered_at, ordered_at + interval '90 days'
    from (select order_no, member_no, ordered_at, row_number() over (partition by member_no order by ordered_at) as n
      from shop_order) numbered
    cross join member receiver
    where n <= ${SOME} and receiver.member_no = ${FREQUENT_BUYER}`.execute(database);
  await sql`insert into gift_event (gift_no, to_status, caused_by, happened_at)
    select gift_no, status, 'SYSTEM', created_at from gift`.execute(database);
  // Most was delivered too long ago to be reviewed.
  await sql`update order_option set delivered_at = registered_at - interval '89 days',
      reviewable_until = registered_at + interval '1 day',
      given = exists (select from gift where gift.order_no = order_option.order_no),
      confirmed_at = case when order_status_type = 'BUY_CONFIRM' then registered_at + interval '7 days' end`.execute(
    database,
  );
  await vacuum(opened.pool);
}

/** The buffers all statements of an answer touch together, as a process that remembers nothing asks them. */
async function buffersOf(operation: OperationId, query: Readonly<Record<string, string>>): Promise<number> {
  const ask = async (database: Database) => {
    const call = callerTo(createApp(testParts(database)));
    const { status } = await call(operation, { bearer: member.bearer, query });
    expect(status).toBe(200);
  };
  const costs = await recorder.costsOf(ask);
  return costs.reduce((sum, { buffers }) => sum + buffers, 0);
}

const page = (pageNumber: string) => ({ pageNumber, pageSize: '20' });

describe('a member with ten thousand orders and thousands of everything else is answered within 400 buffers', () => {
  it.each<readonly [OperationId, Readonly<Record<string, string>>]>([
    ['getAlarms', page('1')],
    ['getAlarms', page('50')],
    ['getAlarms', { ...page('1'), kind: 'BENEFIT' }],
    ['getMyInquiries', { ...page('1'), kind: 'PRODUCT' }],
    ['getMyInquiries', { ...page('50'), kind: 'SERVICE' }],
    ['getMyReviews', page('1')],
    ['getMyReviews', page('50')],
    ['getWritableReviews', {}],
    ['getPoints', {}],
    ['getPointHistory', {}],
    ['getWaitingPoints', {}],
    ['getExpiringPoints', {}],
    ['getUsableSentGifts', {}],
    ['getCompleteSentGifts', {}],
    ['getUsableReceivedGifts', {}],
    ['getCompleteReceivedGifts', {}],
    ['getGiftCounts', {}],
    ['getOrders', {}],
    ['getOrderSummary', {}],
    ['getClaims', {}],
    ['getMostBought', {}],
    ['getPreviousOrders', {}],
    ['getCoupons', page('1')],
    ['getCouponSummary', {}],
    ['getGrade', {}],
    ['getAccount', {}],
  ])('%s %j', async (operation, query) => {
    expect(await buffersOf(operation, query)).toBeLessThanOrEqual(BUDGET);
  });
});
