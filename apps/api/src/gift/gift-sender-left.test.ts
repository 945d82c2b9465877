import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FORGET_AGAIN_MS } from '../account/forget-member.job.ts';
import { withTransaction } from '../database/database.ts';
import { stepClaim } from '../order/claim/step-claim.ts';
import { advance } from '../order/fulfillment/advance.ts';
import { closeSoundShop } from '../testing/race/invariants.ts';
import { type TestMember } from '../testing/rows/member-rows.ts';
import { tablesWith } from '../testing/rows/leaver-rows.ts';
import { leave, openAccountShop, proveLeaving } from '../testing/shop/account-shop.ts';
import { GIFT_ADDRESS, newKey, RECEIVER_PHONE, sendGift, insertGiftParties } from '../testing/shop/gift-shop.ts';
import { type OrderShop } from '../testing/shop/order-shop.ts';

let shop: OrderShop;
let sender: TestMember;
let receiver: TestMember;

beforeEach(async () => {
  shop = await openAccountShop();
  ({ sender, receiver } = await insertGiftParties(shop, 1_000));
});
afterEach(() => closeSoundShop(shop));

/** A gift of 10,000 won, 400 of it in points, that has arrived and whose sender has left since. */
async function leftGift() {
  const gift = await sendGift(shop, sender, { points: 400 });
  const path = { giftId: gift.giftId };
  await shop.call('confirmGift', { bearer: receiver.bearer, path, body: GIFT_ADDRESS });
  const { orderOptionNo } = gift;
  const { database } = shop.test;
  for (const to of ['PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING', 'DELIVERY_DONE', 'BUY_CONFIRM'] as const) {
    const by = to === 'BUY_CONFIRM' ? 'SYSTEM' : 'SELLER';
    await withTransaction(database, (transaction) =>
      advance(transaction, { orderOptionNo: orderOptionNo ?? 0, to, by, at: shop.clock.now() }),
    );
  }
  expect((await leave(shop, sender, await proveLeaving(shop, sender))).code).toBeNull();
  return { path, orderNo: gift.orderNo ?? '' };
}

const FAULT = { claimType: 'RETURN', claimReasonType: 'WRONG_PRODUCT_DETAIL', claimReasonDetail: '설명과 달라요' };

async function decide(event: 'approve' | 'receive'): Promise<void> {
  const { claimNo } = await shop.test.database.selectFrom('claim').select('claimNo').executeTakeFirstOrThrow();
  await withTransaction(shop.test.database, (transaction) =>
    stepClaim(transaction, { claimNo, event, by: 'SELLER', at: shop.clock.now() }),
  );
}

describe('a gift whose sender has left the shop', () => {
  it('is still sent back from where it went: the money goes the way it was paid, the points lapse', async () => {
    const { path, orderNo } = await leftGift();
    const { bearer } = receiver;
    const seen = await shop.call('getGift', { bearer, path });
    expect(seen.body).toMatchObject({ senderName: '', nextActions: ['CLAIM'], address: { receiverName: '김받음' } });
    const requested = await shop.call('requestGiftClaim', { bearer, path, headers: newKey(), body: FAULT });
    expect(requested.body).toMatchObject({ claim: { claimStatusType: 'RETURN_REQUEST' } });
    // What the sender left behind is deleted once more by now.
    shop.clock.advance(FORGET_AGAIN_MS);
    await shop.jobs.runDue();
    const { database } = shop.test;
    const { returnAddress } = await database.selectFrom('claim').select('returnAddress').executeTakeFirstOrThrow();
    expect(returnAddress).toMatchObject({ receiverDetailAddress: '비밀의 7호' });
    await decide('approve');
    await decide('receive');
    await shop.jobs.runDue();
    const refunds = database.selectFrom('refund').select(['status', 'refundMainPayAmt', 'refundSubPayAmt']);
    expect(await refunds.execute()).toEqual([{ status: 'DONE', refundMainPayAmt: 9_600, refundSubPayAmt: 400 }]);
    const paid = database.selectFrom('payment').select('canceledAmt').where('orderNo', '=', orderNo);
    expect(await paid.executeTakeFirst()).toEqual({ canceledAmt: 9_600 });
    const balance = database.selectFrom('pointBalance').select('balanceAmt').where('memberNo', '=', sender.memberNo);
    expect(await balance.executeTakeFirst()).toEqual({ balanceAmt: 0 });
    const lots = database.selectFrom('pointLot').select('restAmt').where('memberNo', '=', sender.memberNo);
    expect((await lots.execute()).every(({ restAmt }) => restAmt === 0)).toBe(true);
  });

  it('leaves nothing of its receiver behind who leaves after its sender', async () => {
    const { path } = await leftGift();
    await shop.call('requestGiftClaim', { bearer: receiver.bearer, path, headers: newKey(), body: FAULT });
    await decide('approve');
    await decide('receive');
    await shop.jobs.runDue();
    expect((await leave(shop, receiver, await proveLeaving(shop, receiver))).code).toBeNull();
    for (const word of ['비밀의 7호', '설명과 달라요', RECEIVER_PHONE]) {
      expect([word, await tablesWith(shop.test.database, word)]).toEqual([word, []]);
    }
  });
});
