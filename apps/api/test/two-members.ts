import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createApp } from '../src/app.ts';
import { type Database, withTransaction } from '../src/database/database.ts';
import { countReview } from '../src/review/review-count.ts';
import { insertCoupon, insertIssue } from '../src/testing/rows/coupon-rows.ts';
import { logInAs, insertMember, type TestMember } from '../src/testing/rows/member-rows.ts';
import { sendGift } from '../src/testing/shop/gift-shop.ts';
import {
  buy,
  openOrderShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
  insertBuyer,
} from '../src/testing/shop/order-shop.ts';
import { readCode } from '../src/testing/session/phone-code.ts';
import { callerTo, type TestCaller } from '../src/testing/http/test-call.ts';

/** What one member has, by the names the contract gives it. */
export interface MembersThings {
  readonly bearer: string;
  readonly userToken: string;
  readonly cartNo: number;
  readonly addressNo: number;
  readonly orderSheetNo: string;
  /** An order that waits for its payment, and the key of that payment. */
  readonly orderNo: string;
  readonly key: string;
  readonly paidOrderNo: string;
  readonly orderOptionNo: number;
  /** The option of the order that waits. */
  readonly waitingOptionNo: number;
  /** A claim that its buyer may take back. */
  readonly claimNo: number;
  /** A gift this member has sent. */
  readonly giftId: number;
  /** A gift this member may accept, and the token of a link to it. */
  readonly receivedGiftId: number;
  readonly giftToken: string;
  readonly couponIssueNo: number;
  /** A review this member has written, and a writer they have blocked. */
  readonly reviewNo: number;
  readonly blockNo: number;
  /** What this member has asked the shop. */
  readonly inquiryNo: number;
  /** A session of the member, not the one that calls. */
  readonly sessionNo: number;
  /** An alarm that is unread. */
  readonly alarmNo: number;
  /** A code that was sent for a new phone and not typed yet, and its digits. */
  readonly verificationId: string;
  readonly messageCode: string;
  /** A proof for leaving. */
  readonly provenId: string;
  /** Texts that no other member may ever read. */
  readonly secrets: readonly string[];
}

/** A whole backend with two members who each have one of everything. */
export interface TwoMembers {
  readonly shop: OrderShop;
  readonly call: TestCaller;
  readonly owner: MembersThings;
  readonly stranger: MembersThings;
  /** Unknown ids and secrets, in the shapes of real ones. */
  readonly nobody: MembersThings;
}

/** Opens the shop, or takes one that is open, and gives both members their things through the shop's own calls. */
export async function openTwoMembers(opened?: OrderShop): Promise<TwoMembers> {
  const shop = opened ?? (await openOrderShop());
  // Each of them buys, claims, gives and is given: more than the shop of one order test has in stock.
  await sql`update product_option set stock_cnt = stock_cnt + 20, opening_cnt = opening_cnt + 20`.execute(
    shop.test.database,
  );
  const app = createApp({ ...shop.parts, sandbox: true });
  const call = callerTo(app);
  const owner = await fillMember(shop, call, '남궁비밀', '01077001234');
  const stranger = await fillMember(shop, call, '제갈낯선', '01066001234');
  return { shop, call, owner, stranger, nobody: nobodyLike(owner) };
}

async function fillMember(shop: OrderShop, call: TestCaller, name: string, phone: string): Promise<MembersThings> {
  const { database } = shop.test;
  const email = `${randomUUID()}@secret.test`;
  const memberNo = await insertMember(database, { name, email, phone });
  const member = await logInAs(database, memberNo);
  const { bearer, userToken } = member;
  const { shopbyId } = await database
    .selectFrom('member')
    .select('shopbyId')
    .where('memberNo', '=', memberNo)
    .executeTakeFirstOrThrow();
  const paid = await buy(shop, member);
  const line = { productNo: 2, optionNo: 20, orderCnt: 1 };
  const { optionNo, productNo, orderCnt } = line;
  const added = await call('addToCart', { bearer, body: [{ productNo, optionNo, orderCnt }] });
  if (added.code !== null) throw new Error(`no cart: ${added.code}`);
  const orderSheetNo = await openSheet(shop, member);
  const sheet = await call('getOrderSheet', { bearer, path: { orderSheetNo } });
  const receiver = { receiverName: `${name}받는이`, receiverDetailAddress: `${randomUUID()}호` };
  const held = await reserve(shop, member, orderSheetNo, {
    ...reserveBody(sheet.body.paymentInfo.paymentAmt),
    shippingAddress: { ...reserveAddress(), ...receiver },
    saveAddressBook: true,
  });
  if (held.code !== null) throw new Error(`not reserved: ${held.code}`);
  const [cart, address, option, alarm] = await Promise.all([
    database.selectFrom('cartLine').select('cartNo').where('memberNo', '=', memberNo).executeTakeFirstOrThrow(),
    database
      .selectFrom('address')
      .select('addressNo')
      .where('memberNo', '=', memberNo)
      .where('receiverName', '=', receiver.receiverName)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('orderOption')
      .select('orderOptionNo')
      .where('orderNo', '=', paid.orderNo)
      .executeTakeFirstOrThrow(),
    database.selectFrom('alarm').select('alarmNo').where('memberNo', '=', memberNo).executeTakeFirstOrThrow(),
  ]);
  const waiting = await optionOf(shop, held.body.orderNo);
  const claimNo = await askForCancel(shop, call, member);
  const gifts = await giveGifts(shop, call, member, phone);
  const reviews = await writeReview(shop, memberNo, option.orderOptionNo);
  const codes = await proveAndAsk(shop, call, bearer, phone);
  const couponIssueNo = await insertIssue(database, await insertCoupon(database, { minSalePrice: 0 }), memberNo);
  const { sessionNo } = await logInAs(database, memberNo);
  return {
    bearer,
    userToken,
    sessionNo,
    ...cart,
    ...address,
    ...option,
    ...alarm,
    orderSheetNo: await openSheet(shop, member),
    orderNo: held.body.orderNo,
    key: held.body.key,
    waitingOptionNo: waiting,
    claimNo,
    ...gifts,
    ...reviews,
    paidOrderNo: paid.orderNo,
    couponIssueNo,
    ...codes,
    secrets: [name, email, phone, shopbyId, ...Object.values(receiver), held.body.orderNo, paid.orderNo],
  };
}

/** A gift of a member to another person, and one of another person to the member. */
async function giveGifts(shop: OrderShop, call: TestCaller, member: TestMember, receiverPhone: string) {
  const { giftId } = await sendGift(shop, member);
  const giver = await insertBuyer(shop);
  const { giftId: receivedGiftId } = await sendGift(shop, giver);
  const link = await call('createGiftLink', { bearer: giver.bearer, path: { giftId: receivedGiftId } });
  const gift = shop.test.database
    .updateTable('gift')
    .set({ receiverPhone, receiverMemberNo: member.memberNo })
    .where('giftNo', '=', receivedGiftId);
  await gift.execute();
  return { giftId, receivedGiftId, giftToken: link.body.token };
}

/** A review in words of its own, and a blocked writer of a name of their own. */
async function writeReview({ test: { database } }: OrderShop, memberNo: number, orderOptionNo: number) {
  const { reviewNo } = await database
    .insertInto('review')
    .values({ productNo: 1, memberNo, writerName: '', rate: 5, content: '비밀이 아닌 리뷰', registeredAt: new Date() })
    .returning('reviewNo')
    .executeTakeFirstOrThrow();
  const { blockNo } = await database
    .insertInto('reviewBlock')
    .values({ memberNo, writerName: `writer${orderOptionNo}`, blockedAt: new Date() })
    .returning('blockNo')
    .executeTakeFirstOrThrow();
  const counted = { productNo: 1, optionNo: null, rate: 5, hasFiles: false };
  await withTransaction(database, (transaction) => countReview(transaction, counted));
  const { inquiryNo } = await database
    .insertInto('inquiry')
    .values({ kind: 'SERVICE', type: 'OTHER', memberNo, writerName: '', content: '문의', registeredAt: new Date() })
    .returning('inquiryNo')
    .executeTakeFirstOrThrow();
  return { reviewNo, blockNo, inquiryNo };
}

async function optionOf({ test: { database } }: OrderShop, orderNo: string): Promise<number> {
  const option = database.selectFrom('orderOption').select('orderOptionNo').where('orderNo', '=', orderNo);
  return (await option.executeTakeFirstOrThrow()).orderOptionNo;
}

/** Asks for a cancel that the seller has to agree to, for it is the seller's fault. */
async function askForCancel(shop: OrderShop, call: TestCaller, member: Pick<TestMember, 'bearer'>): Promise<number> {
  const { orderNo } = await buy(shop, member);
  const answer = await call('requestClaim', {
    bearer: member.bearer,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      orderNo,
      claimType: 'CANCEL',
      claimReasonType: 'DELAY_DELIVERY',
      claimReasonDetail: '',
      claimedProductOptions: [{ orderOptionNo: await optionOf(shop, orderNo), productCnt: 1 }],
      refundAmtForVerification: 10_000,
    },
  });
  if (answer.code !== null) throw new Error(`no claim: ${answer.code}`);
  return answer.body.claimNo;
}

/** Proves the own phone for leaving, and asks for a code for a new one. */
async function proveAndAsk({ test: { database } }: OrderShop, call: TestCaller, bearer: string, phone: string) {
  const own = await call('requestPhoneCode', { bearer, body: { purpose: 'withdrawal' } });
  const provenId = own.body.verificationId;
  await call('confirmPhoneCode', { bearer, body: { verificationId: provenId, code: await readCode(database, phone) } });
  const newPhone = `0${Number(phone) + 500_000}`;
  const codeAnswer = await call('requestPhoneCode', { bearer, body: { purpose: 'phone', phone: newPhone } });
  const { verificationId } = codeAnswer.body;
  return { provenId, verificationId, messageCode: await readCode(database, newPhone) };
}

function reserveAddress() {
  const { shippingAddress } = reserveBody(0);
  return typeof shippingAddress === 'object' ? shippingAddress : {};
}

function nobodyLike(real: MembersThings): MembersThings {
  const unlike = (text: string) => text.replace(/[0-9A-Za-z]$/, (last) => (last === '7' ? '3' : '7'));
  const far = 900_000_000;
  return {
    ...real,
    cartNo: far,
    addressNo: far,
    orderSheetNo: unlike(real.orderSheetNo),
    orderNo: unlike(real.orderNo),
    key: unlike(real.key),
    paidOrderNo: unlike(real.paidOrderNo),
    orderOptionNo: far,
    waitingOptionNo: far,
    claimNo: far,
    reviewNo: far,
    blockNo: far,
    inquiryNo: far,
    sessionNo: far,
    giftId: far,
    receivedGiftId: far,
    couponIssueNo: far,
    alarmNo: far,
    verificationId: unlike(real.verificationId),
    provenId: unlike(real.provenId),
    secrets: [],
  };
}

/** Turns and log-ins are counted for every caller, refused or not. */
const COUNTED = ['rate_limit'];

/** One text that is another one when any row of any table is. */
export async function fingerprint(database: Database): Promise<string> {
  const tables = await sql<{ readonly name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(database);
  const parts: string[] = [];
  for (const { name } of tables.rows) {
    if (COUNTED.includes(name)) continue;
    const { rows } = await sql<{ readonly hash: string | null }>`
      select md5(string_agg(md5(row::text), '' order by md5(row::text))) as hash
      from ${sql.table(name)} as row`.execute(database);
    parts.push(`${name}=${rows[0]?.hash ?? ''}`);
  }
  return parts.join('\n');
}
