import { DAY_MS, HOUR_MS, WITHDRAWAL_PROOF_LIFE_MS } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { insertFile } from '../file/file.store.ts';
import { takeFiles } from '../file/file.ts';
import { advance } from '../order/order.ts';
import { askCode, codesOf, confirm, leave, openAccountShop, proveLeaving } from '../testing/shop/account-shop.ts';
import { boughtUpTo, claim, SELLER_COLLECTS, moveClaim } from '../testing/shop/claim-shop.ts';
import { insertCoupon, insertIssue } from '../testing/rows/coupon-rows.ts';
import { closeSoundShop } from '../testing/race/invariants.ts';
import { fillLogInShop, logIn, logInBackend, newPerson, WEB_AUTH } from '../testing/session/log-in.ts';
import { tablesWith, writeOfMember } from '../testing/rows/leaver-rows.ts';
import { insertMember, logInAs, type TestMember } from '../testing/rows/member-rows.ts';
import { buy, insertBuyer, openSheet, reserve, reserveBody, type OrderShop } from '../testing/shop/order-shop.ts';
import { readCode } from '../testing/session/phone-code.ts';
import { freshDatabase } from '../testing/database/test-database.ts';
import { FORGET_AGAIN_MS } from './forget-member.job.ts';

const PICTURE = { bytes: Uint8Array.of(1, 2, 3), width: 1, height: 1 };

let shop: OrderShop;

beforeEach(async () => {
  shop = await openAccountShop();
});
afterEach(() => closeSoundShop(shop));

const JOURNEY = ['PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING', 'DELIVERY_DONE', 'BUY_CONFIRM'] as const;

/** Takes a paid order to its end: sent, arrived and confirmed. */
async function finish({ orderNo }: { readonly orderNo: string }): Promise<void> {
  const { database } = shop.test;
  const options = await database
    .selectFrom('orderOption')
    .select('orderOptionNo')
    .where('orderNo', '=', orderNo)
    .execute();
  for (const { orderOptionNo } of options) {
    for (const to of JOURNEY) {
      const step = { orderOptionNo, to, by: to === 'BUY_CONFIRM' ? 'BUYER' : 'SANDBOX', at: shop.clock.now() } as const;
      await withTransaction(database, (transaction) => advance(transaction, step));
    }
  }
}

interface Ordered {
  readonly orderNo: string;
}

/** A member asks for their money back, and another’s gift to them is confirmed. */
async function claimAndGift(of: {
  readonly member: TestMember;
  readonly sender: TestMember;
  readonly order: Ordered;
  readonly present: Ordered;
}) {
  const { database } = shop.test;
  const at = toTimestamp(shop.clock.now());
  const { memberNo } = of.member;
  const { claimNo } = await database
    .insertInto('claim')
    .values({
      orderNo: of.order.orderNo,
      memberNo,
      claimType: 'RETURN',
      claimClassType: 'RETURN',
      claimStatusType: 'RETURN_REQUEST',
      claimReasonType: 'CHANGE_MIND',
      responsibleObjectType: 'BUYER',
      estimate: '{}',
      requestedAt: at,
    })
    .returning('claimNo')
    .executeTakeFirstOrThrow();
  const refund = { claimNo, orderNo: of.order.orderNo, refundType: 'PG', refundMainPayAmt: 0 } as const;
  const row = { ...refund, requestedAt: at, dueAt: at };
  await database.insertInto('refund').values(row).execute();
  const { giftNo } = await database
    .insertInto('gift')
    .values({
      orderNo: of.present.orderNo,
      senderMemberNo: of.sender.memberNo,
      senderName: '보낸이',
      receiverName: '받는이',
      receiverPhone: '01066660010',
      receiverMemberNo: memberNo,
      status: 'CONFIRMED',
      createdAt: at,
    })
    .returning('giftNo')
    .executeTakeFirstOrThrow();
  const confirmed = { giftNo, toStatus: 'CONFIRMED', causedBy: 'RECIPIENT', happenedAt: at } as const;
  await database.insertInto('giftEvent').values(confirmed).execute();
  return { claimNo, giftNo };
}

describe('leaving', () => {
  it('ends every session at once and lets points and coupons lapse [CALL-18, STATE-46]', async () => {
    const { database } = shop.test;
    const member = await insertBuyer(shop, 5_000);
    const elsewhere = await logInAs(database, member.memberNo);
    await insertIssue(database, await insertCoupon(database), member.memberNo);
    const proof = await proveLeaving(shop, member);
    expect((await leave(shop, member, proof)).status).toBe(204);
    const operations = ['getAccount', 'getAppConsents', 'getOrders', 'getPoints'] as const;
    expect(await codesOf(shop, member, operations)).toEqual(operations.map(() => 'A401'));
    expect(await codesOf(shop, elsewhere, operations)).toEqual(operations.map(() => 'A401'));
    const ledger = await database
      .selectFrom('pointLedger')
      .select(['reason', 'pointAmt', 'balanceAmt'])
      .where('memberNo', '=', member.memberNo)
      .orderBy('accumulationNo', 'desc')
      .executeTakeFirst();
    expect(ledger).toEqual({ reason: 'SUB_DELETE_ACCOUNT', pointAmt: -5_000, balanceAmt: 0 });
    const issue = await database.selectFrom('couponIssue').select('useEndAt').executeTakeFirstOrThrow();
    expect(issue.useEndAt).toEqual(toTimestamp(shop.clock.now()));
  });

  it('leaves no name, number or address of the person outside the records the law wants kept', async () => {
    const { database } = shop.test;
    const secrets = ['떠나는이', '01066660001', 'leaver@example.com', '떠나는길 77'];
    const [name = '', phone = '', email = '', place = ''] = secrets;
    const memberNo = await insertMember(database, { name, phone, email });
    const member = await logInAs(database, memberNo);
    const orderSheetNo = await openSheet(shop, member);
    const over = {
      payType: 'CREDIT_CARD',
      orderer: { ordererName: name, ordererContact1: phone, ordererEmail: email },
      saveAddressBook: true,
    };
    const body = reserveBody(10_000, over);
    const receiver = { ...Object(body['shippingAddress']), receiverName: name, receiverAddress: place };
    expect((await reserve(shop, member, orderSheetNo, { ...body, shippingAddress: receiver })).code).toBeNull();
    await finish(await buy(shop, member));
    shop.clock.advance(HOUR_MS);
    await shop.jobs.runDue();
    await writeOfMember(database, memberNo, { name, phone, now: shop.clock.now() });
    const fresh = await logInAs(database, memberNo, shop.clock.now());
    const before = await Promise.all(secrets.map((secret) => tablesWith(database, secret)));
    expect(before.every((tables) => tables.length > 0)).toBe(true);
    expect((await leave(shop, fresh, await proveLeaving(shop, fresh))).status).toBe(204);
    for (const secret of [...secrets, '김받음', '김주문']) expect(await tablesWith(database, secret)).toEqual([]);
    const records = await sql<{ readonly person: unknown; readonly keepUntil: Date }>`
      select person, keep_until from retention.record where kind = 'CONTRACT' order by record_no`.execute(database);
    expect(JSON.stringify(records.rows)).toContain(place);
    expect(records.rows[0]?.keepUntil.getUTCFullYear()).toBe(new Date(shop.clock.now()).getUTCFullYear() + 5);
  });

  it('forgets the photos and words of claims and the texts typed with goods, from the storage as well', async () => {
    const { database } = shop.test;
    const member = await insertBuyer(shop);
    const other = await insertBuyer(shop);
    const [secret, mine, others] = ['민지에게 주려던 잔', `${'a'.repeat(32)}.webp`, `${'b'.repeat(32)}.webp`];
    for (const [fileName, { memberNo }] of [[mine, member] as const, [others, other] as const]) {
      await insertFile(database, { ...PICTURE, fileName, memberNo, now: shop.clock.now() });
      await shop.parts.files.write(fileName, PICTURE.bytes);
    }
    await withTransaction(database, (transaction) =>
      takeFiles(transaction, other.memberNo, [others], { now: shop.clock.now() }),
    );
    const inputs = [{ inputLabel: '문구', inputValue: secret }];
    const texts = JSON.stringify([{ inputLabel: '문구' }]);
    await database.updateTable('product').set({ optionInputs: texts }).where('productNo', '=', 1).execute();
    const body = { products: [{ productNo: 1, optionNo: 10, orderCnt: 1, optionInputs: inputs }] };
    await shop.call('createOrderSheet', { bearer: member.bearer, path: { type: 'direct' }, body });
    const { orderNo, options } = await boughtUpTo(shop, member, 'DELIVERY_DONE');
    const optionInputs = JSON.stringify(inputs);
    await database.updateTable('orderOption').set({ optionInputs }).where('orderNo', '=', orderNo).execute();
    const [{ orderOptionNo } = { orderOptionNo: 0 }] = options;
    const over = {
      claimType: 'RETURN',
      claimReasonType: 'DEFECTIVE_PRODUCT',
      claimReasonDetail: secret,
      ...SELLER_COLLECTS,
    };
    const claimInput = { orderNo, options: [{ orderOptionNo, productCnt: 1 }], over: { ...over, fileNames: [mine] } };
    const { claimNo } = await claim(shop, member, claimInput);
    for (const event of ['approve', 'receive'] as const) await moveClaim(shop, claimNo, event);
    await shop.jobs.runDue();
    expect(await tablesWith(database, secret)).toEqual(['claim', 'idempotency', 'order_option', 'order_sheet']);
    expect((await leave(shop, member, await proveLeaving(shop, member))).status).toBe(204);
    expect(await tablesWith(database, secret)).toEqual([]);
    expect(await tablesWith(database, '/files/')).toEqual([]);
    shop.clock.advance(DAY_MS + 1);
    await shop.jobs.runDue();
    expect(await tablesWith(database, mine)).toEqual([]);
    expect([await shop.parts.files.read(mine), await shop.parts.files.read(others)]).toEqual([null, PICTURE.bytes]);
    const claims = await database.selectFrom('claim').select(['claimType', 'claimStatusType', 'estimate']).execute();
    expect(claims).toMatchObject([{ claimType: 'RETURN', claimStatusType: 'RETURN_DONE' }]);
    const { rows } = await sql<{ readonly person: unknown }>`select person from retention.record`.execute(database);
    expect(rows.map(({ person }) => person)).toContainEqual(
      expect.objectContaining({
        inputs: [{ orderOptionNo, inputs }],
        claims: [expect.objectContaining({ claimNo, reasonDetail: secret })],
      }),
    );
  });

  it('lets the person join again as a new member, with the terms to agree to [CALL-18]', async () => {
    const test = await freshDatabase();
    await fillLogInShop(test.database);
    const backend = logInBackend(test.database);
    const person = newPerson();
    const first = await logIn(backend, person);
    const { body: before } = await backend.call('getAccount', { bearer: first.bearer });
    const codeAnswer = await backend.call('requestPhoneCode', {
      bearer: first.bearer,
      body: { purpose: 'withdrawal' },
    });
    const { verificationId } = codeAnswer.body;
    const code = await readCode(test.database, person.phone);
    await backend.call('confirmPhoneCode', { bearer: first.bearer, body: { verificationId, code } });
    const withdrawal = { withdrawReason: '다른 곳을 써요', verificationId };
    expect((await backend.call('withdraw', { bearer: first.bearer, body: withdrawal })).status).toBe(204);
    const body = { auth: WEB_AUTH, grant: 'user_token', userToken: first.user.body.access_token };
    expect((await backend.call('issueToken', { body })).code).toBe('AU17');
    backend.clock.advance(HOUR_MS);
    const second = await logIn(backend, person);
    const { body: after } = await backend.call('getAccount', { bearer: second.bearer });
    expect(after).toEqual({ ...before, memberNo: expect.any(Number) });
    expect(after.memberNo).not.toBe(before.memberNo);
    const consents = test.database.selectFrom('consent').select('type').where('memberNo', '=', after.memberNo);
    expect(await consents.execute()).not.toEqual([]);
    await test.drop();
  });

  it('removes again what a concurrent call has written meanwhile', async () => {
    const { database } = shop.test;
    const member = await insertBuyer(shop);
    await leave(shop, member, await proveLeaving(shop, member));
    const at = toTimestamp(shop.clock.now());
    await database.insertInto('wish').values({ memberNo: member.memberNo, productNo: 1, wishedAt: at }).execute();
    shop.clock.advance(FORGET_AGAIN_MS);
    await shop.jobs.runDue();
    expect(await database.selectFrom('wish').selectAll().execute()).toEqual([]);
  });
});

describe('leaving is refused', () => {
  it('without a proof of this session that is fresh and for leaving [CALL-18]', async () => {
    const member = await insertBuyer(shop);
    const elsewhere = await logInAs(shop.test.database, member.memberNo);
    const unproven = await askCode(shop, member, { purpose: 'withdrawal' });
    expect((await leave(shop, member, unproven.verificationId)).code).toBe('CERTIFICATION_REQUIRED');
    await confirm(shop, member, unproven.verificationId, unproven.right);
    expect((await leave(shop, elsewhere, unproven.verificationId)).code).toBe('CERTIFICATION_REQUIRED');
    shop.clock.advance(WITHDRAWAL_PROOF_LIFE_MS + 1);
    expect((await leave(shop, member, unproven.verificationId)).code).toBe('CERTIFICATION_REQUIRED');
    const changed = await askCode(shop, member, { purpose: 'phone', phone: '01066660004' });
    await confirm(shop, member, changed.verificationId, changed.right);
    expect((await leave(shop, member, changed.verificationId)).code).toBe('CERTIFICATION_REQUIRED');
    expect((await shop.call('getAccount', { bearer: member.bearer })).code).toBeNull();
  });

  it.each(['', '   ', '가'.repeat(201)])('for the reason %j [CALL-18]', async (withdrawReason) => {
    const { bearer } = await insertBuyer(shop);
    const verificationId = await proveLeaving(shop, { bearer });
    const refusal = await shop.call('withdraw', { bearer, body: { withdrawReason, verificationId } });
    expect(refusal).toMatchObject({ code: 'INVALID_REQUEST', details: { place: 'body/withdrawReason' } });
  });

  it('while an order is under way, and tells how many there are [CALL-18]', async () => {
    const member = await insertBuyer(shop);
    const order = await buy(shop, member);
    const proof = await proveLeaving(shop, member);
    const refusal = await leave(shop, member, proof);
    expect(refusal).toMatchObject({ status: 409, code: 'OPEN_ORDERS', details: { openOrderCnt: 1, openGiftCnt: 0 } });
    await finish(order);
    expect((await leave(shop, member, proof)).code).toBeNull();
  });

  it('while a claim is open or its money not back, and while a gift is on its way [CALL-18]', async () => {
    const { database } = shop.test;
    const [member, sender] = [await insertBuyer(shop), await insertBuyer(shop)];
    const [order, present] = [await buy(shop, member), await buy(shop, sender)];
    await finish(order);
    const { claimNo, giftNo } = await claimAndGift({ member, sender, order, present });
    const proof = await proveLeaving(shop, member);
    const details = async () => (await leave(shop, member, proof)).details;
    expect(await details()).toEqual({ openOrderCnt: 1, openGiftCnt: 1 });
    const at = toTimestamp(shop.clock.now());
    const claimEnd = { completedAt: at, claimStatusType: 'RETURN_DONE' };
    await database.updateTable('claim').set(claimEnd).where('claimNo', '=', claimNo).execute();
    await database.updateTable('gift').set({ status: 'COMPLETED', endedAt: at }).where('giftNo', '=', giftNo).execute();
    const arrived = { giftNo, toStatus: 'COMPLETED', terminal: true, causedBy: 'SYSTEM', happenedAt: at } as const;
    await database.insertInto('giftEvent').values(arrived).execute();
    expect(await details()).toEqual({ openOrderCnt: 1, openGiftCnt: 0 });
    await database.updateTable('refund').set({ status: 'DONE' }).where('claimNo', '=', claimNo).execute();
    expect((await leave(shop, member, proof)).code).toBeNull();
  });
});
