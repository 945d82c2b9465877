import { kst, SECOND_MS } from '@dealstore/commerce-core/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { estimateClaim, requestClaim } from '../order/order.ts';
import { closeSoundShop } from '../testing/race/invariants.ts';
import { type TestMember } from '../testing/rows/member-rows.ts';
import { newKey, sendGift, insertGiftParties } from '../testing/shop/gift-shop.ts';
import { openOrderShop, type OrderShop } from '../testing/shop/order-shop.ts';

let shop: OrderShop;
let sender: TestMember;
let receiver: TestMember;

beforeEach(async () => {
  shop = await openOrderShop([{ productNo: 1 }]);
  ({ sender, receiver } = await insertGiftParties(shop, 1_000));
});
afterEach(() => closeSoundShop(shop));

type Waiting = Awaited<ReturnType<typeof waitingGift>>;
type Reason = 'DELAY_DELIVERY' | 'CHANGE_MIND';

/** Two pieces that wait for their address. */
async function waitingGift() {
  const gift = await sendGift(shop, sender, { orderCnt: 2, paid: 20_000, points: 400 });
  const { giftId, orderNo, orderOptionNo } = gift;
  return { ...gift, giftId, path: { giftId }, orderNo: orderNo ?? '', orderOptionNo: orderOptionNo ?? 0 };
}

const question = (
  { orderNo, orderOptionNo }: { readonly orderNo: string; readonly orderOptionNo: number },
  claimReasonType: Reason,
  productCnt: number,
) => ({
  orderNo,
  claimType: 'CANCEL' as const,
  claimReasonType,
  claimedProductOptions: [{ orderOptionNo, productCnt }],
});

/** A claim as gifts could have them once: asked for while the address was waited for. */
function plantClaim(estimateRequest: ReturnType<typeof question>): Promise<number> {
  return withTransaction(shop.test.database, async (transaction) => {
    const { memberNo } = sender;
    const recipient = { recipientNo: memberNo, types: ['CANCEL' as const] };
    const asker = { memberNo, language: 'ko' as const, now: shop.clock.now(), recipient };
    const { refundPayAmt } = await estimateClaim(transaction, estimateRequest, asker);
    return requestClaim(
      transaction,
      { ...estimateRequest, claimReasonDetail: '늦어요', refundAmtForVerification: refundPayAmt },
      asker,
    );
  });
}

const refuse = (path: { readonly giftId: number }) =>
  shop.call('refuseGift', { bearer: receiver.bearer, path, body: { message: '' } });

const goneBack = async () => {
  const order = shop.test.database.selectFrom('shopOrder').select(['refundedChargeAmt', 'refundedSubPayAmt']);
  return order.executeTakeFirstOrThrow();
};

/** How a gift ends; each throws when it does not. */
const END = {
  refuse: async ({ path }: Waiting) => expect((await refuse(path)).code).toBeNull(),
  cancel: async ({ path }: Waiting) => {
    const canceled = await shop.call('cancelGift', { bearer: sender.bearer, path, headers: newKey() });
    expect(canceled.code).toBeNull();
  },
  expire: async ({ expireYmdt }: Waiting) => {
    shop.clock.advance(kst(expireYmdt ?? '') + SECOND_MS - shop.clock.now());
    await shop.jobs.runDue();
  },
};

describe('the order of a gift that waits for its address', () => {
  it('goes back whole and at once, or not at all, until its recipient has refused', async () => {
    const gift = await waitingGift();
    const { orderNo, path } = gift;
    const order = await shop.call('getOrder', { bearer: sender.bearer, path: { orderNo } });
    const [option] = order.body.orderOptionsGroupByPartner.flatMap((partner) =>
      partner.orderOptionsGroupByDelivery.flatMap((parcel) => parcel.orderOptions),
    );
    expect(option?.nextActions).toEqual([{ nextActionType: 'CANCEL_ALL' }]);
    const claimable = await shop.call('getClaimable', { bearer: sender.bearer, path: { orderNo } });
    const choices = claimable.body.lines.flatMap((line) => line.choices);
    expect(choices.map(({ claimType }) => claimType)).toEqual(['CANCEL']);
    expect(choices.flatMap(({ reasons }) => reasons).every((reason) => reason.refundsImmediately)).toBe(true);
    for (const estimateRequest of [question(gift, 'DELAY_DELIVERY', 2), question(gift, 'CHANGE_MIND', 1)]) {
      const estimate = await shop.call('estimateClaim', { bearer: sender.bearer, body: estimateRequest });
      expect(estimate.code).toBe('STATE_CONFLICT');
      const body = { ...estimateRequest, claimReasonDetail: '늦어요', refundAmtForVerification: 20_000 };
      const claim = await shop.call('requestClaim', { bearer: sender.bearer, headers: newKey(), body });
      expect(claim.code).toBe('STATE_CONFLICT');
    }
    expect((await refuse(path)).code).toBeNull();
    expect(await goneBack()).toEqual({ refundedChargeAmt: 19_600, refundedSubPayAmt: 400 });
  });

  it('says why it went back in the language its sender gave it in', async () => {
    const { giftId } = await sendGift(shop, sender, { headers: { 'accept-language': 'en' } });
    expect((await refuse({ giftId })).code).toBeNull();
    const claim = shop.test.database.selectFrom('claim').select('claimReasonDetail');
    expect(await claim.executeTakeFirstOrThrow()).toEqual({ claimReasonDetail: 'The recipient declined the gift' });
  });
});

describe('a gift of which a claim was left open', () => {
  it.each(['refuse', 'cancel', 'expire'] as const)('ends all the same: %s', async (way) => {
    const gift = await waitingGift();
    await plantClaim(question(gift, 'DELAY_DELIVERY', 1));
    await END[way](gift);
    const claims = shop.test.database.selectFrom('claim').select('claimStatusType').orderBy('claimNo');
    expect((await claims.execute())[0]).toEqual({ claimStatusType: 'WITHDRAWN' });
    expect(await goneBack()).toEqual({ refundedChargeAmt: 19_600, refundedSubPayAmt: 400 });
    await shop.jobs.runDue();
  });

  it('says that it is being refunded while one of them is, and ends once that is done', async () => {
    const gift = await waitingGift();
    await plantClaim(question(gift, 'CHANGE_MIND', 1));
    const busy = { code: 'STATE_CONFLICT', details: { reason: 'OPEN_CLAIM' } };
    expect(await refuse(gift.path)).toMatchObject(busy);
    const cancel = () => shop.call('cancelGift', { bearer: sender.bearer, path: gift.path, headers: newKey() });
    expect(await cancel()).toMatchObject(busy);
    await shop.jobs.runDue();
    expect((await cancel()).code).toBeNull();
    await shop.jobs.runDue();
    expect(await goneBack()).toEqual({ refundedChargeAmt: 19_600, refundedSubPayAmt: 400 });
  });

  it('shows what is left of it, and gives back once what two claims took back', async () => {
    const gift = await waitingGift();
    await plantClaim(question(gift, 'CHANGE_MIND', 1));
    await shop.jobs.runDue();
    const seen = await shop.call('getGift', { bearer: receiver.bearer, path: gift.path });
    expect(seen.body).toMatchObject({ orderCnt: 1 });
    expect((await refuse(gift.path)).code).toBeNull();
    await shop.jobs.runDue();
    expect(await goneBack()).toEqual({ refundedChargeAmt: 19_600, refundedSubPayAmt: 400 });
  });
});
