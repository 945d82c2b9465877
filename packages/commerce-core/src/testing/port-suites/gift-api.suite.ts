import { describe, expect, it } from 'vitest';
import { GIFTS_TO_A_PHONE } from '../../gift/gift-refusal.ts';
import { GIFT_RESEND_PAUSE_MS, giftDeadline } from '../../gift/gift-deadline.ts';
import { cartOptions } from '../../cart/cart.ts';
import { formatYmdt } from '../../value/calendar.ts';
import type { OptionNo, VerificationId } from '../../value/identifiers.ts';
import { won } from '../../value/won.ts';
import { giftRequest } from '../gift-rows.ts';
import { GIFT_ADDRESS, giftSheet, payGift, provePhone, sendGift } from './suite-gift.ts';
import { reservationOf } from './suite-order.ts';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

const PRICES = /"\w*(?:price|amt|amount)\w*"/i;

/** What every GiftApi does. */
export function giftApiSuite(open: OpenSuiteShop): void {
  describe('GiftApi', () => {
    const shop = withShop(open);

    it('sends a gift: created, paid without an address, waiting for seven days [CALL-46, CALL-57, STATE-49]', async () => {
      const { member, clock, goods } = shop();
      const orderSheetNo = await giftSheet(shop(), goods.other);
      expect((await member.orderApi.sheet(orderSheetNo)).gift).toBeUndefined();
      const created = await member.giftApi.create(giftRequest(orderSheetNo), 'create-first');
      expect(created).toMatchObject({ status: 'WAITING_PAY', orderNo: null, receiverPhone: '010-****-0001' });
      const again = giftRequest(orderSheetNo, { receiverName: '이받음' });
      expect(await member.giftApi.create(again, 'create-second')).toMatchObject({ giftId: created.giftId });
      const sheet = await member.orderApi.sheet(orderSheetNo);
      expect(sheet.gift).toMatchObject({ giftId: created.giftId, receiverName: '이받음' });
      expect(sheet.orderSheetAddress.mainAddress).toBeNull();
      expect(sheet.availablePayTypes).not.toContain('VIRTUAL_ACCOUNT');
      const orderNo = await payGift(shop(), orderSheetNo, { amount: 13_000 });
      const gift = await member.giftApi.get(created.giftId);
      expect(gift).toMatchObject({
        side: 'SEND',
        status: 'WAITING_ADDRESS',
        orderNo,
        daysLeft: 7,
        expireYmdt: formatYmdt(giftDeadline(clock.now())),
        nextActions: ['SHARE', 'CANCEL', 'VIEW_ORDER'],
      });
      expect(await refusalOf(member.giftApi.create(again, 'create-late'))).toMatchObject({ code: 'STATE_CONFLICT' });
    });

    it('gives a line of the cart away, which is in the cart no more once it is paid', async () => {
      const { member, goods } = shop();
      await member.cartApi.add([
        { ...goods.other, orderCnt: 1 },
        { ...goods.plain, orderCnt: 1 },
      ]);
      const lines = async () => cartOptions(await member.cartApi.get());
      const [line, other] = await lines();
      const cartNos = [line, other].map((one) => one?.cartNo ?? 0);
      const both = member.orderApi.createSheet({ type: 'gift', cartNos });
      expect(await refusalOf(both)).toMatchObject({ code: 'INVALID_REQUEST' });
      const given = (await lines()).find(({ optionNo }) => optionNo === goods.other.optionNo);
      const orderSheetNo = await member.orderApi.createSheet({ type: 'gift', cartNos: [given?.cartNo ?? 0] });
      await member.giftApi.create(giftRequest(orderSheetNo), 'create-from-cart');
      expect(await lines()).toHaveLength(2);
      await payGift(shop(), orderSheetNo, { amount: 13_000 });
      const [cartLine] = await lines();
      expect(cartLine).toMatchObject({ optionNo: goods.plain.optionNo });
      const late = await member.orderApi.createSheet({ type: 'gift', cartNos: [cartLine?.cartNo ?? 0] });
      await member.giftApi.create(giftRequest(late), 'create-late');
      await member.cartApi.remove([cartLine?.cartNo ?? 0]);
      expect(await refusalOf(payGift(shop(), late, { amount: 10_000 }))).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('refuses a gift to oneself, one without its words, and an order without its gift', async () => {
      const { member, goods } = shop();
      const orderSheetNo = await giftSheet(shop(), goods.other);
      const { phone } = await member.accountApi.get();
      const create = (over: Parameters<typeof giftRequest>[1], sheetNo = orderSheetNo) =>
        refusalOf(member.giftApi.create(giftRequest(sheetNo, over), 'create-wrong'));
      expect(await create({ receiverPhone: phone })).toMatchObject({ code: 'INVALID_REQUEST' });
      expect(await create({ message: '가'.repeat(201) })).toMatchObject({ code: 'INVALID_REQUEST' });
      expect(await create({ receiverName: '' })).toMatchObject({ code: 'INVALID_REQUEST' });
      const products = [{ ...goods.plain, orderCnt: 1 }];
      const direct = await member.orderApi.createSheet({ type: 'direct', products });
      expect(await create({}, direct)).toMatchObject({ code: 'STATE_CONFLICT' });
      expect(await create({}, 'A'.repeat(22))).toMatchObject({ code: 'NOT_FOUND' });
      const sheet = await member.orderApi.sheet(orderSheetNo);
      const request = reservationOf(sheet, won(13_000), { shippingAddress: null });
      const reserve = (over = {}) => member.orderApi.reserve(orderSheetNo, { ...request, ...over }, 'reserve-wrong');
      expect(await refusalOf(reserve())).toMatchObject({ code: 'INVALID_REQUEST' });
      await member.giftApi.create(giftRequest(orderSheetNo), 'create-right');
      const { shippingAddress } = reservationOf(sheet, won(13_000));
      expect(await refusalOf(reserve({ shippingAddress }))).toMatchObject({ code: 'INVALID_REQUEST' });
      expect(await refusalOf(reserve({ payType: 'VIRTUAL_ACCOUNT' }))).toMatchObject({ code: 'INVALID_REQUEST' });
    });

    it('shows no price and no address by its link, and takes the address with the phone proven [GAP-22, CALL-51, ROLE-15, ROUTE-49, STATE-51]', async () => {
      const { member, readCode } = shop();
      const { giftId, orderNo } = await sendGift(shop());
      const token = await member.giftApi.link(giftId);
      const card = await member.giftApi.byToken(token);
      expect(card).toMatchObject({ giftId, status: 'WAITING_ADDRESS', senderName: '홍*동', phoneCodeNeeded: true });
      expect(card.nextActions).toEqual(['CONFIRM', 'REFUSE']);
      expect(JSON.stringify(card)).not.toMatch(PRICES);
      const confirm = (verificationId?: VerificationId) =>
        member.giftApi.confirm(
          giftId,
          { ...GIFT_ADDRESS, ...(verificationId !== undefined && { verificationId }) },
          token,
        );
      expect(await refusalOf(confirm())).toMatchObject({ code: 'CERTIFICATION_REQUIRED' });
      const { verificationId } = await member.giftApi.requestCode(token);
      expect(await refusalOf(confirm(verificationId))).toMatchObject({ code: 'CERTIFICATION_REQUIRED' });
      const right = await readCode('01055550001');
      const wrong = right === '000000' ? '000001' : '000000';
      const prove = (code: string) => member.giftApi.proveCode(token, { verificationId, code });
      expect(await refusalOf(prove(wrong))).toMatchObject({ code: 'CODE_MISMATCH' });
      await prove(right);
      const confirmed = await confirm(verificationId);
      expect(confirmed).toMatchObject({ status: 'CONFIRMED', address: null, nextActions: ['CHANGE_ADDRESS'] });
      expect(await confirm(verificationId)).toEqual(confirmed);
      const other = await provePhone(shop(), token);
      expect(await refusalOf(confirm(other))).toMatchObject({ code: 'STATE_CONFLICT' });
      for (const over of [{ receiverDetailAddress: '102호' }, { deliveryMemo: '경비실' }, { entranceCode: '' }]) {
        const elsewhere = { ...GIFT_ADDRESS, ...over, verificationId };
        expect(await refusalOf(member.giftApi.confirm(giftId, elsewhere, token))).toMatchObject({
          code: 'STATE_CONFLICT',
        });
      }
      for (const seen of [await member.giftApi.get(giftId), await member.orderApi.get(orderNo ?? '')]) {
        expect(JSON.stringify(seen)).not.toContain('비밀의 101호');
      }
    });

    it('goes on like every other order once it has an address, and lets it be corrected until then', async () => {
      const { member, fulfill } = shop();
      const { giftId, orderOptionNo } = await sendGift(shop());
      const optionNo = orderOptionNo ?? 0;
      expect(await refusalOf(fulfill(optionNo, 'PRODUCT_PREPARE'))).toMatchObject({ code: 'STATE_CONFLICT' });
      const token = await member.giftApi.link(giftId);
      const verificationId = await provePhone(shop(), token);
      await member.giftApi.confirm(giftId, { ...GIFT_ADDRESS, verificationId }, token);
      const corrected = { ...GIFT_ADDRESS, receiverDetailAddress: '102호', verificationId };
      await member.giftApi.changeAddress(giftId, corrected, token);
      expect(await refusalOf(member.giftApi.cancel(giftId, 'cancel-late'))).toMatchObject({ code: 'STATE_CONFLICT' });
      await fulfill(optionNo, 'PRODUCT_PREPARE');
      expect(await refusalOf(member.giftApi.changeAddress(giftId, corrected, token))).toMatchObject({
        code: 'STATE_CONFLICT',
      });
      await fulfill(optionNo, 'DELIVERY_PREPARE');
      await fulfill(optionNo, 'DELIVERY_ING');
      expect(await member.giftApi.get(giftId)).toMatchObject({ status: 'DELIVERING' });
      await fulfill(optionNo, 'DELIVERY_DONE');
      const ended = await member.giftApi.get(giftId);
      expect(ended.events.map(({ status }) => status)).toEqual([
        'WAITING_PAY',
        'WAITING_ADDRESS',
        'CONFIRMED',
        'DELIVERING',
        'COMPLETED',
      ]);
      // its link shows that it has arrived, and does nothing more
      expect(await member.giftApi.byToken(token)).toMatchObject({
        status: 'COMPLETED',
        address: null,
        nextActions: [],
      });
      expect(await refusalOf(member.giftApi.requestCode(token))).toMatchObject({ code: 'NOT_FOUND' });
      // for thirty days
      await shop().passDays(29);
      expect(await member.giftApi.byToken(token)).toMatchObject({ status: 'COMPLETED' });
      await shop().passDays(2);
      expect(await refusalOf(member.giftApi.byToken(token))).toMatchObject({ code: 'NOT_FOUND' });
    });

    it.each(['cancel', 'refuse', 'expire'] as const)(
      'gives everything back once when its end is %s [CALL-45, STATE-50, GAP-33]',
      async (way) => {
        const { member, goods } = shop();
        const points = async () => (await member.pointApi.get()).totalAvailableAmt;
        const before = await points();
        const { giftId, orderNo } = await sendGift(shop(), { points: 1_000 });
        expect(await points()).toBe(before - 1_000);
        const token = await member.giftApi.link(giftId);
        if (way === 'cancel') await member.giftApi.cancel(giftId, 'cancel-once');
        if (way === 'refuse') await member.giftApi.refuse(giftId, '마음만 받을게요', token);
        if (way === 'expire') await shop().passDays(8);
        const status = { cancel: 'CANCELED_BY_SENDER', refuse: 'REFUSED', expire: 'EXPIRED' }[way];
        const gift = await member.giftApi.get(giftId);
        expect(gift).toMatchObject({ status, refuseMessage: way === 'refuse' ? '마음만 받을게요' : null });
        expect(gift.nextActions).toEqual(['VIEW_ORDER']);
        expect(await member.orderApi.get(orderNo ?? '')).toMatchObject({ lastOrderAmount: { payAmt: 0 } });
        expect(await points()).toBe(before);
        const [claim] = (await member.claimApi.list({ pageSize: 10 })).items;
        expect(claim).toMatchObject({ claimType: 'CANCEL', orderNo, estimate: { refundPayAmt: 13_000 } });
        expect(claim?.claimReasonDetail).toContain({ cancel: '취소', refuse: '거절', expire: '기한' }[way]);
        expect(await refusalOf(member.giftApi.byToken(token))).toMatchObject({ code: 'NOT_FOUND' });
        expect(await refusalOf(member.giftApi.refuse(giftId, '', token))).toMatchObject({ code: 'NOT_FOUND' });
        const again = await refusalOf(member.giftApi.cancel(giftId, 'cancel-again'));
        expect(again).toMatchObject({ code: 'STATE_CONFLICT' });
        const { totalCount } = await member.giftApi.list('send-complete', { pageSize: 10 });
        expect([totalCount, (await member.giftApi.counts()).completeSendCnt]).toEqual([1, 1]);
        expect(goods.other.productNo).toBe(gift.productNo);
      },
    );

    it('sends the message again three times at most, an hour apart [CALL-55, CALL-56, STATE-52]', async () => {
      const { member, clock } = shop();
      const { giftId } = await sendGift(shop());
      expect(await member.giftApi.sendAlarm(giftId)).toMatchObject({ resendCnt: 0 });
      const resend = (key: string) => member.giftApi.resendAlarm(giftId, `resend-${key}`);
      const soon = { code: 'TOO_MANY_REQUESTS', details: { retryAfter: 3_600 } };
      expect(await refusalOf(resend('soon'))).toMatchObject(soon);
      for (const cnt of [1, 2, 3]) {
        clock.advance(GIFT_RESEND_PAUSE_MS);
        expect(await resend(String(cnt))).toMatchObject({ resendCnt: cnt });
      }
      clock.advance(GIFT_RESEND_PAUSE_MS);
      expect(await refusalOf(resend('often'))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    });

    it('sends so many gifts a day to one phone and no more, canceled ones counted', async () => {
      const { member, goods } = shop();
      for (let sent = 0; sent < GIFTS_TO_A_PHONE; sent += 1) {
        const { giftId } = await sendGift(shop());
        await member.giftApi.cancel(giftId, `cancel-${sent}`);
      }
      const send = async (receiverPhone: string) => {
        const orderSheetNo = await giftSheet(shop(), goods.other);
        await member.giftApi.create(giftRequest(orderSheetNo, { receiverPhone }), `create-${orderSheetNo}`);
        return payGift(shop(), orderSheetNo, { amount: 13_000 });
      };
      const { receiverPhone } = giftRequest('');
      expect(await refusalOf(send(receiverPhone))).toMatchObject({
        code: 'GIFT_LIMIT',
        details: { limit: GIFTS_TO_A_PHONE },
      });
      // nor is it sent there by changing whom it is for while it waits for its money
      const sheetNo = await giftSheet(shop(), goods.other);
      await member.giftApi.create(giftRequest(sheetNo, { receiverPhone: '01055550009' }), 'create-changed');
      const sheet = await member.orderApi.sheet(sheetNo);
      const request = reservationOf(sheet, won(13_000), { shippingAddress: null, deliveryMemo: '', entranceCode: '' });
      await member.orderApi.reserve(sheetNo, request, 'reserve-changed');
      const changed = member.giftApi.create(giftRequest(sheetNo), 'create-back');
      expect(await refusalOf(changed)).toMatchObject({ code: 'GIFT_LIMIT' });
      await shop().passDays(1);
      await send(receiverPhone);
    });

    it('lets the recipient pick an option while it is open, within what was paid', async () => {
      const { member, goods } = shop();
      const { giftId, orderNo } = await sendGift(shop(), { optionOpen: true });
      const token = await member.giftApi.link(giftId);
      const { options } = await member.giftApi.byToken(token);
      expect(options.map(({ optionNo }) => optionNo)).toContain(goods.otherOption.optionNo);
      const verificationId = await provePhone(shop(), token);
      const confirm = (optionNo: OptionNo) =>
        member.giftApi.confirm(giftId, { ...GIFT_ADDRESS, optionNo, verificationId }, token);
      expect(await refusalOf(confirm(999_999))).toMatchObject({ code: 'INVALID_REQUEST' });
      const picked = await confirm(goods.otherOption.optionNo);
      expect(picked).toMatchObject({ optionNo: goods.otherOption.optionNo });
      expect(await confirm(goods.otherOption.optionNo)).toEqual(picked);
      expect(await refusalOf(confirm(goods.other.optionNo))).toMatchObject({ code: 'STATE_CONFLICT' });
      const order = await member.orderApi.get(orderNo ?? '');
      expect(order.firstOrderAmount.payAmt).toBe(13_000);
      const otherGift = await sendGift(shop());
      const other = await member.giftApi.link(otherGift.giftId);
      const proof = await provePhone(shop(), other);
      const closed = { ...GIFT_ADDRESS, optionNo: goods.otherOption.optionNo, verificationId: proof };
      expect(await refusalOf(member.giftApi.confirm(otherGift.giftId, closed, other))).toMatchObject({
        code: 'INVALID_REQUEST',
      });
    });

    it('lists and counts sent gifts in the gift box [CALL-49, CALL-50, ENTITY-28, ENTITY-29]', async () => {
      const { member } = shop();
      const first = await sendGift(shop());
      const second = await sendGift(shop());
      await member.giftApi.cancel(first.giftId, 'cancel-first');
      const ids = async (box: 'send-usable' | 'send-complete') =>
        (await member.giftApi.list(box, { pageSize: 10 })).items.map(({ giftId }) => giftId);
      expect([await ids('send-usable'), await ids('send-complete')]).toEqual([[second.giftId], [first.giftId]]);
      expect(await member.giftApi.counts()).toEqual({
        usableReceiveCnt: 0,
        completeReceiveCnt: 0,
        usableSendCnt: 1,
        completeSendCnt: 1,
      });
    });

    it('rejects an unknown gift and an unknown link with NOT_FOUND', async () => {
      const { member, guest } = shop();
      expect(await refusalOf(member.giftApi.get(999_999))).toMatchObject({ code: 'NOT_FOUND' });
      expect(await refusalOf(guest.giftApi.byToken('A'.repeat(43)))).toMatchObject({ code: 'NOT_FOUND' });
      const { giftId } = await sendGift(shop());
      // what its recipient sends back is not its sender's to
      expect(await refusalOf(member.giftApi.claimable(giftId))).toMatchObject({ code: 'NOT_FOUND' });
      expect(await refusalOf(member.giftApi.withdrawClaim(giftId, 'withdraw-gift'))).toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await refusalOf(guest.giftApi.counts())).toMatchObject({ code: 'AU99' });
    });
  });
}
