import { DAY_MS, GIFT_RESEND_PAUSE_MS, kst } from '@dealstore/commerce-core/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { advance } from '../order/fulfillment/advance.ts';
import { closeSoundShop } from '../testing/race/invariants.ts';
import { type TestMember } from '../testing/rows/member-rows.ts';
import { GIFT_ADDRESS, newKey, sendGift, insertGiftParties } from '../testing/shop/gift-shop.ts';
import { openOrderShop, type OrderShop } from '../testing/shop/order-shop.ts';

let shop: OrderShop;
let sender: TestMember;
let receiver: TestMember;

beforeEach(async () => {
  shop = await openOrderShop([{ productNo: 1 }]);
  ({ sender, receiver } = await insertGiftParties(shop));
});
afterEach(() => closeSoundShop(shop));

/** Titles of the alarms of gifts a member has, oldest first. */
async function alarmTitles({ memberNo }: TestMember): Promise<readonly string[]> {
  const alarms = shop.test.database.selectFrom('alarm').select(['title', 'giftNo', 'landingUrl', 'content']);
  const rows = await alarms
    .where('memberNo', '=', memberNo)
    .where('alarmType', '=', 'GIFT')
    .orderBy('alarmNo')
    .execute();
  const side = memberNo === sender.memberNo ? 'sendGift' : 'receiveGift';
  for (const { giftNo, landingUrl, content } of rows) {
    expect(landingUrl).toBe(`/myPage/gift/${side}/detail?giftId=${giftNo}`);
    expect(content).toContain(memberNo === sender.memberNo ? '김받음' : '보*이');
  }
  return rows.map(({ title }) => title);
}

const confirm = (giftId: number) =>
  shop.call('confirmGift', { bearer: receiver.bearer, path: { giftId }, body: GIFT_ADDRESS });

/** The seller sends the goods, and they arrive. */
async function deliver(orderOptionNo: number | null): Promise<void> {
  for (const to of ['PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING', 'DELIVERY_DONE'] as const) {
    const step = { orderOptionNo: orderOptionNo ?? 0, to, by: 'SELLER' as const, at: shop.clock.now() };
    await withTransaction(shop.test.database, (transaction) => advance(transaction, step));
  }
}

describe('alarms of a gift', () => {
  it('tell both sides of it once, from its payment to its arrival', async () => {
    const { giftId, orderOptionNo } = await sendGift(shop, sender);
    expect(await alarmTitles(receiver)).toEqual(['선물을 받았어요']);
    // nothing is prepared yet
    expect(await alarmTitles(sender)).toEqual(['선물 알림을 보냈어요']);
    const ofOrders = shop.test.database.selectFrom('alarm').select('title').where('alarmType', '=', 'ORDER');
    expect(await ofOrders.execute()).toEqual([]);
    await confirm(giftId);
    await confirm(giftId);
    expect(await alarmTitles(sender)).toEqual(['선물 알림을 보냈어요', '선물을 받기로 했어요']);
    await deliver(orderOptionNo);
    expect(await alarmTitles(sender)).toEqual([
      '선물 알림을 보냈어요',
      '선물을 받기로 했어요',
      '선물 배송이 시작됐어요',
      '선물이 도착했어요',
    ]);
    expect(await alarmTitles(receiver)).toEqual(['선물을 받았어요', '선물 배송이 시작됐어요', '선물이 도착했어요']);
    const parcels = shop.test.database.selectFrom('alarm').select('title').where('alarmType', '=', 'DELIVERY');
    expect(await parcels.execute()).toEqual([]);
  });

  it('tell the sender that it was refused, and the recipient that it was canceled', async () => {
    const refused = await sendGift(shop, sender);
    const path = { giftId: refused.giftId };
    await shop.call('refuseGift', { bearer: receiver.bearer, path, body: { message: '마음만' } });
    const canceled = await sendGift(shop, sender);
    await shop.call('cancelGift', {
      bearer: sender.bearer,
      path: { giftId: canceled.giftId },
      headers: newKey(),
    });
    expect(await alarmTitles(sender)).toEqual([
      '선물 알림을 보냈어요',
      '선물은 마음만 받기로 했어요',
      '선물 알림을 보냈어요',
    ]);
    expect(await alarmTitles(receiver)).toEqual(['선물을 받았어요', '선물을 받았어요', '선물이 취소됐어요']);
  });

  it('remind both sides twice, and tell both of its end, with several processes at work [GAP-33]', async () => {
    const { clock, jobs } = shop;
    const { giftId, expireYmdt } = await sendGift(shop, sender);
    const end = kst(expireYmdt ?? '');
    for (const days of [3, 1, 0]) {
      clock.advance(end - days * DAY_MS + 1_000 - clock.now());
      for (let round = 0; round < 3; round += 1) await Promise.all([jobs.runDue(), jobs.runDue(), jobs.runDue()]);
    }
    expect(await alarmTitles(sender)).toEqual([
      '선물 알림을 보냈어요',
      '선물이 아직 기다리고 있어요',
      '선물이 아직 기다리고 있어요',
      '기한이 지나 선물이 취소됐어요',
    ]);
    expect(await alarmTitles(receiver)).toEqual([
      '선물을 받았어요',
      '선물을 받을 수 있는 날이 얼마 남지 않았어요',
      '선물을 받을 수 있는 날이 얼마 남지 않았어요',
      '선물을 받을 수 있는 기간이 지났어요',
    ]);
    const gift = await shop.test.database.selectFrom('gift').select('status').where('giftNo', '=', giftId).execute();
    expect(gift).toEqual([{ status: 'EXPIRED' }]);
  });

  it('say nothing of days that are left once none is: what was to be sent is late', async () => {
    const { clock, jobs } = shop;
    const { expireYmdt } = await sendGift(shop, sender);
    await jobs.runDue();
    clock.advance(kst(expireYmdt ?? '') + DAY_MS - clock.now());
    for (let round = 0; round < 3; round += 1) await jobs.runDue();
    expect(await alarmTitles(sender)).toEqual(['선물 알림을 보냈어요', '기한이 지나 선물이 취소됐어요']);
    const messages = shop.test.database.selectFrom('messageSent').select('effectKey');
    const keys = (await messages.orderBy('messageNo').execute()).map(({ effectKey }) => effectKey?.split(':')[2]);
    expect(keys).toEqual(['SENT', 'EXPIRED']);
  });

  it('tell a recipient who has an account of each message that is sent again', async () => {
    const { giftId } = await sendGift(shop, sender);
    shop.clock.advance(GIFT_RESEND_PAUSE_MS);
    const headers = newKey();
    const resend = () => shop.call('resendGiftAlarm', { bearer: sender.bearer, body: { giftId }, headers });
    await Promise.all([resend(), resend()]);
    await resend();
    expect(await alarmTitles(receiver)).toEqual(['선물을 받았어요', '선물이 기다리고 있어요']);
  });
});
