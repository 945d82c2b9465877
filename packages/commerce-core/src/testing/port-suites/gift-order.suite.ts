import { describe, expect, it } from 'vitest';
import { GIFT_LINKS } from '../../gift/gift-refusal.ts';
import { won } from '../../value/won.ts';
import { GIFT_ADDRESS, provePhone, sendGift } from './suite-gift.ts';
import { confirmedOrder } from './suite-order.ts';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** What every shop's orders and claims know of gifts. */
export function giftOrderSuite(open: OpenSuiteShop): void {
  describe('the order of a gift', () => {
    const shop = withShop(open);

    it('is marked in the list and in its detail, for whom it is and where it stands', async () => {
      const { member } = shop();
      const { giftId, orderNo, expireYmdt } = await sendGift(shop());
      const { orderNo: bought } = await confirmedOrder(shop(), { upTo: 'PAY_DONE' });
      const listed = async () => {
        const { items } = await member.orderApi.list({ pageSize: 10 });
        return new Map(items.map((order) => [order.orderNo, order.gift]));
      };
      expect(expireYmdt).not.toBeNull();
      const receiver = { receiverName: '김받음', receiverPhone: '010-****-0001' };
      const gift = { giftId, status: 'WAITING_ADDRESS', ...receiver, expireYmdt };
      expect([(await listed()).get(orderNo ?? ''), (await listed()).get(bought)]).toEqual([gift, null]);
      expect((await member.orderApi.get(orderNo ?? '')).gift).toEqual(gift);
      expect((await member.orderApi.get(bought)).gift).toBeNull();
      await member.giftApi.cancel(giftId, 'cancel-marked');
      expect((await listed()).get(orderNo ?? '')).toEqual({ ...gift, status: 'CANCELED_BY_SENDER' });
    });

    it('is its sender’s alone: by its number another member finds neither gift nor order', async () => {
      const { member, stranger } = shop();
      const { giftId, orderNo } = await sendGift(shop());
      for (const call of [
        () => stranger.giftApi.get(giftId),
        () => stranger.giftApi.link(giftId),
        () => stranger.giftApi.cancel(giftId, 'cancel-foreign'),
        () => stranger.orderApi.get(orderNo ?? ''),
      ]) {
        expect(await refusalOf(call())).toMatchObject({ code: 'NOT_FOUND' });
      }
      expect((await stranger.giftApi.counts()).usableSendCnt).toBe(0);
      expect(await member.giftApi.get(giftId)).toMatchObject({ status: 'WAITING_ADDRESS' });
    });

    it('ends with its order when a claim takes all of it back', async () => {
      const { member } = shop();
      const { giftId, orderNo, orderOptionNo } = await sendGift(shop());
      const question = {
        orderNo: orderNo ?? '',
        claimType: 'CANCEL',
        claimReasonType: 'CHANGE_MIND',
        claimedProductOptions: [{ orderOptionNo: orderOptionNo ?? 0, productCnt: 1 }],
      } as const;
      const request = { ...question, claimReasonDetail: '', refundAmtForVerification: won(13_000) };
      expect((await member.claimApi.claimable(orderNo ?? '')).waitingGiftId).toBe(giftId);
      // the seller is asked nothing meanwhile: the recipient could not end the gift then
      const claimRequest = { ...request, claimReasonType: 'DELAY_DELIVERY', claimReasonDetail: '늦어요' } as const;
      expect(await refusalOf(member.claimApi.request(claimRequest, 'ask-gift'))).toMatchObject({
        code: 'STATE_CONFLICT',
      });
      await member.claimApi.request(request, 'claim-gift');
      expect(await member.giftApi.get(giftId)).toMatchObject({ status: 'CANCELED_BY_SENDER' });
    });

    it('shows the rest once its sender has canceled a part', async () => {
      const { member } = shop();
      const { giftId, orderNo, orderOptionNo } = await sendGift(shop(), { orderCnt: 2 });
      const token = await member.giftApi.link(giftId);
      const verificationId = await provePhone(shop(), token);
      await member.giftApi.confirm(giftId, { ...GIFT_ADDRESS, verificationId }, token);
      const question = {
        orderNo: orderNo ?? '',
        claimType: 'CANCEL',
        claimReasonType: 'CHANGE_MIND',
        claimedProductOptions: [{ orderOptionNo: orderOptionNo ?? 0, productCnt: 1 }],
      } as const;
      const { refundPayAmt } = await member.claimApi.estimate(question);
      const request = { ...question, claimReasonDetail: '', refundAmtForVerification: refundPayAmt };
      await member.claimApi.request(request, 'cancel-part');
      expect(await member.giftApi.get(giftId)).toMatchObject({ status: 'CONFIRMED', orderCnt: 1 });
      expect(await member.giftApi.byToken(token)).toMatchObject({ orderCnt: 1 });
    });

    it('has so many links and no more', async () => {
      const { giftId } = await sendGift(shop());
      for (let made = 1; made < GIFT_LINKS; made += 1) await shop().member.giftApi.link(giftId);
      await shop()
        .member.giftApi.link(giftId)
        .catch(() => null);
      expect(await refusalOf(shop().member.giftApi.link(giftId))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    });

    it('is not its sender’s to confirm, nor to review [GAP-08]', async () => {
      const { member, fulfill } = shop();
      const { giftId, orderNo, orderOptionNo } = await sendGift(shop());
      const token = await member.giftApi.link(giftId);
      const verificationId = await provePhone(shop(), token);
      await member.giftApi.confirm(giftId, { ...GIFT_ADDRESS, verificationId }, token);
      for (const step of ['PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING', 'DELIVERY_DONE'] as const) {
        await fulfill(orderOptionNo ?? 0, step);
      }
      for (const confirm of [member.orderApi.confirmPurchase, member.orderApi.markDelivered]) {
        expect(await refusalOf(confirm(orderOptionNo ?? 0, `confirm-${confirm.name}`))).toMatchObject({
          code: 'STATE_CONFLICT',
        });
      }
      expect(await member.reviewApi.writable()).toEqual([]);
      const words = '받은 사람이 마음에 들어 해서 저도 기뻤어요. 포장도 좋아요.';
      const review = { orderOptionNo: orderOptionNo ?? 0, rate: 5, content: words, fileNames: [] };
      expect(await refusalOf(member.reviewApi.write(review, 'gift-review'))).toMatchObject({ code: 'NOT_FOUND' });
      const { items } = await member.orderApi.list({ pageSize: 10 });
      const sent = items.find((order) => order.orderNo === orderNo);
      const actions = sent?.orderOptions.flatMap(({ nextActions }) => nextActions) ?? [];
      expect(sent).toBeDefined();
      expect(actions.map(({ nextActionType }) => nextActionType)).not.toContain('WRITE_REVIEW');
    });
  });
}
