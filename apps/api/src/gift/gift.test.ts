import { DAY_MS, GIFT_ARRIVED_LINK_MS, kst, PHONE_CODE_RESEND_MS } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { housekeeping } from '../jobs/housekeeping.ts';
import { fulfill } from '../sandbox/fulfillment/fulfillment.ts';
import { logInAs, type TestMember } from '../testing/rows/member-rows.ts';
import { brokenInvariants } from '../testing/race/invariants.ts';
import { readCode } from '../testing/session/phone-code.ts';
import { GIFT_ADDRESS, newKey, RECEIVER_PHONE, sendGift, insertGiftParties } from '../testing/shop/gift-shop.ts';
import { insertBuyer, openOrderShop, type OrderShop } from '../testing/shop/order-shop.ts';

let shop: OrderShop;
let sender: TestMember;
let receiver: TestMember;

beforeAll(async () => {
  shop = await openOrderShop([{ productNo: 1 }, { productNo: 2, adult: true }]);
  ({ sender, receiver } = await insertGiftParties(shop, 5_000));
});
afterAll(() => shop.test.drop());

const broken = () => brokenInvariants(shop.test.database, shop.answeredPaid);
const linkTo = async (giftId: number) =>
  (await shop.call('createGiftLink', { bearer: sender.bearer, path: { giftId } })).body.token;
const texts = async (phone: string) => {
  const messages = shop.test.database.selectFrom('messageSent').select('body').where('recipient', '=', phone);
  return (await messages.orderBy('messageNo').execute()).map(({ body }) => body);
};
/** Purpose and occurrence of each message sent of a gift. */
const purposes = async (giftId: number) => {
  const messages = shop.test.database.selectFrom('messageSent').select('effectKey');
  const mine = await messages.where('effectKey', 'like', `gift:${giftId}:%`).orderBy('messageNo').execute();
  return mine.map(({ effectKey }) => effectKey?.split(':').slice(2).join(':'));
};

describe('a gift to a member', () => {
  it('is found by its phone, accepted without a code, and its address is shown to its recipient alone [CALL-48, ENTITY-26, GAP-21]', async () => {
    const { giftId, orderNo } = await sendGift(shop, sender);
    const box = await shop.call('getUsableReceivedGifts', { bearer: receiver.bearer });
    expect(box.body.items.map((gift) => gift.giftId)).toEqual([giftId]);
    expect(JSON.stringify(box.body)).not.toMatch(/"\w*(?:price|amt|amount)\w*"/i);
    const path = { giftId };
    const seen = await shop.call('getGift', { bearer: receiver.bearer, path });
    expect(seen.body).toMatchObject({ side: 'RECEIVE', phoneCodeNeeded: false, address: null, senderName: '보*이' });
    const confirmed = await shop.call('confirmGift', { bearer: receiver.bearer, path, body: GIFT_ADDRESS });
    expect(confirmed.body).toMatchObject({ status: 'CONFIRMED', address: { receiverDetailAddress: '비밀의 7호' } });
    const again = await shop.call('confirmGift', { bearer: receiver.bearer, path, body: GIFT_ADDRESS });
    expect(again.body).toEqual(confirmed.body);
    for (const over of [
      { receiverDetailAddress: '비밀의 8호' },
      { deliveryMemo: '경비실' },
      { receiverZipCd: '06237' },
    ]) {
      const elsewhere = { bearer: receiver.bearer, path, body: { ...GIFT_ADDRESS, ...over } };
      const { status, code, details } = await shop.call('confirmGift', elsewhere);
      expect([status, code, details]).toEqual([409, 'STATE_CONFLICT', { reason: 'CONFIRMED' }]);
    }
    const bySender = [
      await shop.call('getGift', { bearer: sender.bearer, path }),
      await shop.call('getOrder', { bearer: sender.bearer, path: { orderNo: orderNo ?? '' } }),
      await shop.call('getClaimable', { bearer: sender.bearer, path: { orderNo: orderNo ?? '' } }),
      await shop.call('getUsableSentGifts', { bearer: sender.bearer }),
    ];
    for (const { code, body } of bySender) {
      expect(code).toBeNull();
      expect(JSON.stringify(body)).not.toContain('비밀의 7호');
    }
    const counts = await shop.call('getGiftCounts', { bearer: receiver.bearer });
    expect(counts.body).toMatchObject({ usableReceiveCnt: 1, usableSendCnt: 0 });
    expect(await broken()).toEqual([]);
  });

  it('is among those to use until it is over, and then among those that are done [CALL-47, CALL-48, ENTITY-26, ENTITY-27]', async () => {
    const { giftId } = await sendGift(shop, sender);
    const boxes = () =>
      Promise.all(
        (['getUsableReceivedGifts', 'getCompleteReceivedGifts'] as const).map(async (box) =>
          (await shop.call(box, { bearer: receiver.bearer })).body.items.map((gift) => gift.giftId),
        ),
      );
    const [usable = [], done = []] = await boxes();
    expect(usable).toContain(giftId);
    expect(done).not.toContain(giftId);
    await shop.call('refuseGift', { bearer: receiver.bearer, path: { giftId }, body: { message: '' } });
    expect(await boxes()).toEqual([usable.filter((other) => other !== giftId), [giftId, ...done]]);
  });

  it('is not its sender’s to accept, nor anybody else’s', async () => {
    const { giftId } = await sendGift(shop, sender);
    const stranger = await insertBuyer(shop);
    for (const { bearer } of [sender, stranger]) {
      const path = { giftId };
      expect((await shop.call('confirmGift', { bearer, path, body: GIFT_ADDRESS })).code).toBe('NOT_FOUND');
      expect((await shop.call('refuseGift', { bearer, path, body: { message: '' } })).code).toBe('NOT_FOUND');
    }
    const path = { giftId };
    expect((await shop.call('confirmGift', { path, body: GIFT_ADDRESS })).code).toBe('AU99');
    await shop.call('cancelGift', { bearer: sender.bearer, path, headers: newKey() });
  });

  it('by its link needs no code from the member with its phone, but from its sender and others', async () => {
    const { giftId } = await sendGift(shop, sender);
    const token = await linkTo(giftId);
    const seenBy = async (bearer?: string) =>
      (await shop.call('getGiftByToken', { path: { token }, ...(bearer !== undefined && { bearer }) })).body;
    expect(await seenBy(receiver.bearer)).toMatchObject({ giftId, phoneCodeNeeded: false, address: null });
    expect(await seenBy()).toMatchObject({ giftId, phoneCodeNeeded: true });
    expect(await seenBy(sender.bearer)).toMatchObject({ phoneCodeNeeded: true });
    expect(await seenBy((await insertBuyer(shop)).bearer)).toMatchObject({ phoneCodeNeeded: true });
    await shop.call('confirmGift', { bearer: receiver.bearer, path: { giftId }, body: GIFT_ADDRESS });
    expect(await seenBy(receiver.bearer)).toMatchObject({ address: { receiverDetailAddress: '비밀의 7호' } });
    for (const bearer of [undefined, sender.bearer]) expect(await seenBy(bearer)).toMatchObject({ address: null });
  });

  it('for adults is withheld by its link, and accepted after an age check alone', async () => {
    const adult = await insertBuyer(shop);
    const prove = (memberNo: number) =>
      shop.test.database
        .updateTable('member')
        .set({ adultVerifiedAt: new Date(0), adultMethod: 'PASS', adultExpiresAt: new Date('2100-01-01') })
        .where('memberNo', '=', memberNo)
        .execute();
    await prove(adult.memberNo);
    const { giftId } = await sendGift(shop, adult, { productNo: 2 });
    const link = await shop.call('createGiftLink', { bearer: adult.bearer, path: { giftId } });
    const card = await shop.call('getGiftByToken', { path: { token: link.body.token } });
    expect(card.body).toMatchObject({ adult: true, productName: '', imageUrl: '' });
    const listed = async () =>
      (await shop.call('getUsableReceivedGifts', { bearer: receiver.bearer })).body.items.find(
        (gift) => gift.giftId === giftId,
      );
    expect(await listed()).toMatchObject({ productName: '' });
    expect(await listed()).not.toHaveProperty('adult');
    const confirm = () => shop.call('confirmGift', { bearer: receiver.bearer, path: { giftId }, body: GIFT_ADDRESS });
    expect((await confirm()).code).toBe('ADULT_ONLY');
    await prove(receiver.memberNo);
    expect(await listed()).toMatchObject({ adult: true, productName: expect.stringMatching(/./) });
    expect((await confirm()).code).toBeNull();
  });
});

describe('messages of a gift', () => {
  it('are sent once each: at payment, three days and one day before the end, and never after it [GAP-33]', async () => {
    const { clock, jobs } = shop;
    const { giftId, expireYmdt } = await sendGift(shop, sender);
    expect(await purposes(giftId)).toEqual([]);
    await Promise.all([jobs.runDue(), jobs.runDue()]);
    expect(await purposes(giftId)).toEqual(['SENT:0']);
    const [message] = (await texts(RECEIVER_PHONE)).slice(-1);
    expect(message).toContain('보*이님이 김받음님에게');
    expect(await texts(RECEIVER_PHONE).then(String)).not.toContain('보낸이');
    const link = message?.split('/').at(-1) ?? '';
    expect((await shop.call('getGiftByToken', { path: { token: link } })).body).toMatchObject({ giftId });
    const payloads = await shop.test.database.selectFrom('job').select('payload').execute();
    expect(JSON.stringify(payloads)).not.toContain(link);
    const stored = await shop.test.database.selectFrom('giftLink').select('tokenHash').execute();
    expect(JSON.stringify(stored)).not.toContain(link);
    const end = kst(expireYmdt ?? '');
    const sentUntil = async (daysLeft: number) => {
      clock.advance(end - daysLeft * DAY_MS - clock.now());
      // what is due, and then its message; by two processes
      for (let turn = 0; turn < 2; turn += 1) await Promise.all([jobs.runDue(), jobs.runDue()]);
      return purposes(giftId);
    };
    expect(await sentUntil(4)).toEqual(['SENT:0']);
    expect(await sentUntil(2)).toEqual(['SENT:0', 'REMINDER:3']);
    expect(await sentUntil(0.5)).toEqual(['SENT:0', 'REMINDER:3', 'REMINDER:1']);
    expect(await sentUntil(-1)).toEqual(['SENT:0', 'REMINDER:3', 'REMINDER:1', 'EXPIRED:0']);
    expect(await sentUntil(-9)).toEqual(['SENT:0', 'REMINDER:3', 'REMINDER:1', 'EXPIRED:0']);
    Object.assign(sender, await logInAs(shop.test.database, sender.memberNo, clock.now()));
    expect(await broken()).toEqual([]);
  });
});

/** The seller sends the goods, and they arrive. */
async function deliver(orderOptionNo: number | null): Promise<void> {
  for (const step of ['prepare', 'ship', 'deliver'] as const) {
    const work = { orderOptionNo: orderOptionNo ?? 0, step, random: { next: () => 0.5 }, at: shop.clock.now() };
    await withTransaction(shop.test.database, (transaction) => fulfill(transaction, work));
  }
}

describe('a gift that has left', () => {
  it('is told to its phone once with its carrier and number, and shown by its link for 30 days after it came', async () => {
    const { clock, jobs } = shop;
    Object.assign(sender, await logInAs(shop.test.database, sender.memberNo, clock.now()));
    Object.assign(receiver, await logInAs(shop.test.database, receiver.memberNo, clock.now()));
    const { giftId, orderOptionNo } = await sendGift(shop, sender, { headers: { 'accept-language': 'ko' } });
    const token = await linkTo(giftId);
    await shop.call('confirmGift', { bearer: receiver.bearer, path: { giftId }, body: GIFT_ADDRESS });
    await deliver(orderOptionNo);
    for (let round = 0; round < 2; round += 1) await Promise.all([jobs.runDue(), jobs.runDue()]);
    const messages = (await texts(RECEIVER_PHONE)).filter((text) => text.includes('출발'));
    expect(messages).toEqual(['[딜스토어] 보*이님이 보낸 선물이 출발했어요.\nCJ대한통운 555555555555']);
    const read = () => shop.call('getGiftByToken', { path: { token } });
    const seen = { status: 'COMPLETED', senderName: '보*이', address: null, claim: null, nextActions: [] };
    expect((await read()).body).toMatchObject(seen);
    expect((await shop.call('requestGiftCode', { path: { token } })).code).toBe('NOT_FOUND');
    expect(await broken()).toEqual([]);
    clock.advance(GIFT_ARRIVED_LINK_MS - 1_000);
    expect((await read()).code).toBeNull();
    clock.advance(2_000);
    expect((await read()).code).toBe('NOT_FOUND');
    const links = () =>
      shop.test.database.selectFrom('giftLink').select('giftNo').where('giftNo', '=', giftId).execute();
    expect(await links()).not.toEqual([]);
    await withTransaction(shop.test.database, (transaction) =>
      housekeeping.run(transaction, { jobNo: 0, payload: {}, now: clock.now(), dueAt: clock.now() }),
    );
    expect(await links()).toEqual([]);
    // what was missed is forgotten
    clock.advance(60_000);
  });
});

describe('links of gifts', () => {
  it('answer alike when unknown and when over, and 20 of them a minute [ROUTE-49]', async () => {
    const now = shop.clock.now();
    Object.assign(sender, await logInAs(shop.test.database, sender.memberNo, now));
    const { giftId } = await sendGift(shop, sender);
    const over = await linkTo(giftId);
    const otherGift = await sendGift(shop, sender);
    const alive = await linkTo(otherGift.giftId);
    await shop.call('cancelGift', { bearer: sender.bearer, path: { giftId }, headers: newKey() });
    const read = (token: string) => shop.call('getGiftByToken', { path: { token } });
    const { body: ended, ...overAnswer } = await read(over);
    const { body: unknown, ...unknownAnswer } = await read('A'.repeat(43));
    expect([overAnswer.status, overAnswer.code]).toEqual([404, 'NOT_FOUND']);
    expect([ended === undefined, overAnswer.code]).toEqual([unknown === undefined, unknownAnswer.code]);
    for (let miss = 2; miss < 20; miss += 1) expect((await read(`${'B'.repeat(40)}${100 + miss}`)).status).toBe(404);
    expect((await read('C'.repeat(43))).status).toBe(429);
    expect((await read(alive)).status).toBe(429);
    shop.clock.advance(60_000);
    expect((await read(alive)).body).toMatchObject({ giftId: otherGift.giftId });
  });

  it('take a code that was sent for their own gift alone', async () => {
    const first = await sendGift(shop, sender);
    const second = await sendGift(shop, sender, { over: { receiverPhone: '01000000008' } });
    const [own, other] = [await linkTo(first.giftId), await linkTo(second.giftId)];
    shop.clock.advance(PHONE_CODE_RESEND_MS);
    const codeAnswer = await shop.call('requestGiftCode', { path: { token: own } });
    const { verificationId } = codeAnswer.body;
    const code = await readCode(shop.test.database, RECEIVER_PHONE);
    const prove = (token: string) => shop.call('proveGiftCode', { path: { token }, body: { verificationId, code } });
    expect((await prove(other)).code).toBe('CODE_EXPIRED');
    expect((await prove(own)).code).toBeNull();
    const confirm = (giftId: number, token: string) =>
      shop.call('confirmGift', {
        path: { giftId },
        headers: { 'gift-token': token },
        body: { ...GIFT_ADDRESS, verificationId },
      });
    expect((await confirm(second.giftId, other)).code).toBe('CERTIFICATION_REQUIRED');
    expect((await confirm(second.giftId, own)).code).toBe('NOT_FOUND');
    expect((await confirm(first.giftId, own)).code).toBeNull();
  });
});
