import { DAY_MS } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { advance } from '../order/fulfillment/advance.ts';
import { stepClaim } from '../order/claim/step-claim.ts';
import { closeSoundShop } from '../testing/race/invariants.ts';
import { logInAs, type TestMember } from '../testing/rows/member-rows.ts';
import { GIFT_ADDRESS, newKey, sendGift, insertGiftParties } from '../testing/shop/gift-shop.ts';
import { insertBuyer, openOrderShop, type OrderShop } from '../testing/shop/order-shop.ts';

let shop: OrderShop;
let sender: TestMember;
let receiver: TestMember;

beforeEach(async () => {
  shop = await openOrderShop([{ productNo: 1 }]);
  ({ sender, receiver } = await insertGiftParties(shop, 1_000));
});
afterEach(() => closeSoundShop(shop));

const move = (orderOptionNo: number, to: Parameters<typeof advance>[1]['to'], by: 'SELLER' | 'BUYER' = 'SELLER') =>
  withTransaction(shop.test.database, (transaction) =>
    advance(transaction, { orderOptionNo, to, by, at: shop.clock.now() }),
  );

/** A gift of 10,000 won, 400 of it in points, that its recipient has. */
async function arrivedGift() {
  const gift = await sendGift(shop, sender, { points: 400 });
  const path = { giftId: gift.giftId };
  await shop.call('confirmGift', { bearer: receiver.bearer, path, body: GIFT_ADDRESS });
  const orderOptionNo = gift.orderOptionNo ?? 0;
  for (const to of ['PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING', 'DELIVERY_DONE'] as const) {
    await move(orderOptionNo, to);
  }
  return { giftId: gift.giftId, path, orderNo: gift.orderNo ?? '', orderOptionNo };
}

const RETURN = { claimType: 'RETURN', claimReasonType: 'CHANGE_MIND', claimReasonDetail: '저에게 작아요' };

const ask = (path: { readonly giftId: number }, body: object = RETURN, bearer = receiver.bearer) =>
  shop.call('requestGiftClaim', { bearer, path, headers: newKey(), body });

async function decide(event: 'approve' | 'receive' | 'send'): Promise<void> {
  const { claimNo } = await shop.test.database.selectFrom('claim').select('claimNo').executeTakeFirstOrThrow();
  await withTransaction(shop.test.database, (transaction) =>
    stepClaim(transaction, { claimNo, event, by: 'SELLER', at: shop.clock.now() }),
  );
}

const alarmsOf = async ({ memberNo }: TestMember) => {
  const alarms = shop.test.database.selectFrom('alarm').select('title').where('memberNo', '=', memberNo);
  return (await alarms.orderBy('alarmNo', 'desc').execute()).map(({ title }) => title);
};

describe('a gift that has arrived', () => {
  it('is sent back by its recipient from where it went, which its sender never sees, and refunds the sender', async () => {
    const { path, orderNo } = await arrivedGift();
    const received = await shop.call('getGift', { bearer: receiver.bearer, path });
    expect(received.body).toMatchObject({ status: 'COMPLETED', nextActions: ['CLAIM'], claim: null });
    const requested = await ask(path);
    expect(requested.body).toMatchObject({
      claim: { claimType: 'RETURN', claimStatusType: 'RETURN_REQUEST' },
      nextActions: ['WITHDRAW_CLAIM'],
    });
    const stored = await shop.test.database.selectFrom('claim').selectAll().executeTakeFirstOrThrow();
    expect(stored.returnAddress).toMatchObject({ receiverDetailAddress: '비밀의 7호' });
    const claimPath = { claimNo: stored.claimNo };
    const bySender = [
      await shop.call('getClaim', { bearer: sender.bearer, path: claimPath }),
      await shop.call('getClaims', { bearer: sender.bearer }),
      await shop.call('getOrder', { bearer: sender.bearer, path: { orderNo } }),
      await shop.call('getGift', { bearer: sender.bearer, path }),
    ];
    for (const { code, body } of bySender) {
      expect(code).toBeNull();
      expect(JSON.stringify(body)).not.toMatch(/비밀의|테헤란로|저에게 작아요/);
    }
    expect(bySender[0]?.body).toMatchObject({ withdrawable: false, returnAddress: null });
    const withdrawn = await shop.call('withdrawClaim', { bearer: sender.bearer, path: claimPath, headers: newKey() });
    expect(withdrawn.code).toBe('STATE_CONFLICT');
    await decide('approve');
    await decide('receive');
    await shop.jobs.runDue();
    const refunds = shop.test.database.selectFrom('refund').select(['status', 'refundMainPayAmt', 'refundSubPayAmt']);
    expect(await refunds.execute()).toEqual([{ status: 'DONE', refundMainPayAmt: 9_600, refundSubPayAmt: 400 }]);
    const done = await shop.call('getGift', { bearer: receiver.bearer, path });
    expect(done.body).toMatchObject({ claim: { claimStatusType: 'RETURN_DONE' }, nextActions: [] });
    expect(JSON.stringify([requested.body, done.body])).not.toMatch(/"\w*(?:price|amt|amount)\w*"/i);
    expect((await alarmsOf(sender)).slice(0, 2)).toEqual(['환불이 완료됐어요', '받는 분이 교환·반품을 신청했어요']);
    expect((await alarmsOf(receiver)).slice(0, 2)).toEqual(['교환·반품이 끝났어요', '교환·반품 신청이 승인됐어요']);
  });

  it('is exchanged for another at the same price, and the sender sees no more of where it goes', async () => {
    await shop.test.database
      .insertInto('productOption')
      .columns(['optionNo', 'productNo', 'label', 'value', 'optionType', 'optionOrder', 'stockCnt', 'openingCnt'])
      .expression((from) =>
        from
          .selectFrom('productOption')
          .select((row) => [
            row.lit(11).as('optionNo'),
            'productNo',
            'label',
            row.val('다른 것').as('value'),
            'optionType',
            'optionOrder',
            'openingCnt as stockCnt',
            'openingCnt',
          ])
          .where('optionNo', '=', 10),
      )
      .execute();
    const { path, orderNo, orderOptionNo } = await arrivedGift();
    const { body } = await shop.call('getGiftClaimable', { bearer: receiver.bearer, path });
    expect(body.choices.map(({ claimType }) => claimType)).toEqual(['RETURN', 'EXCHANGE']);
    expect(body.exchangeOptions.map(({ optionNo }) => optionNo)).toEqual([10, 11]);
    expect(JSON.stringify(body)).not.toMatch(/"\w*(?:price|amt|amount)\w*"/i);
    const exchange = { ...RETURN, claimType: 'EXCHANGE', exchangeOptionNo: 11 };
    expect((await ask(path, exchange)).body.claim).toMatchObject({ exchangeOptionValue: '다른 것' });
    await decide('approve');
    await decide('receive');
    await decide('send');
    const received = await shop.call('getGift', { bearer: receiver.bearer, path });
    expect(received.body).toMatchObject({ optionNo: 11, claim: { claimStatusType: 'EXCHANGE_DONE' }, nextActions: [] });
    // the other is on its way: the recipient does not have it to send it back
    expect((await shop.call('getGiftClaimable', { bearer: receiver.bearer, path })).body.choices).toEqual([]);
    expect((await ask(path)).code).toBe('STATE_CONFLICT');
    await move(orderOptionNo, 'DELIVERY_DONE');
    const arrived = await shop.call('getGift', { bearer: receiver.bearer, path });
    expect(arrived.body).toMatchObject({ nextActions: ['CLAIM'] });
    const order = await shop.call('getOrder', { bearer: sender.bearer, path: { orderNo } });
    expect(JSON.stringify(order.body)).not.toContain('비밀의');
    expect((await alarmsOf(receiver))[0]).toBe('교환·반품이 끝났어요');
  });

  it('is exchanged at the price of what its recipient picked, and for no additional goods', async () => {
    await sql`insert into product_option
        (option_no, product_no, label, value, option_type, add_price, option_order, stock_cnt, opening_cnt)
      select 11 + place, product_no, label, 'other', type, add_price + more, option_order, opening_cnt, opening_cnt
      from product_option, (values (0, 'NORMAL_OPTION', 0), (1, 'ADDITIONAL_PRODUCT', 0), (2, 'NORMAL_OPTION', 500))
        as other (place, type, more)
      where option_no = 10`.execute(shop.test.database);
    const { path, orderOptionNo } = await arrivedGift();
    // paid for the dearer one, of which the recipient picked the cheaper
    await sql`update order_option set add_price = add_price + 500
      where order_option_no = ${orderOptionNo}`.execute(shop.test.database);
    const { body } = await shop.call('getGiftClaimable', { bearer: receiver.bearer, path });
    expect(body.exchangeOptions.map(({ optionNo }) => optionNo)).toEqual([10, 11]);
    const dearer = await ask(path, { ...RETURN, claimType: 'EXCHANGE', exchangeOptionNo: 13 });
    expect(dearer).toMatchObject({ code: 'INVALID_REQUEST', details: { place: 'body/exchangeOptionNo' } });
  });

  it('is its recipient’s to send back and to confirm, not its sender’s nor a stranger’s', async () => {
    const { path, orderNo, orderOptionNo } = await arrivedGift();
    const order = await shop.call('getOrder', { bearer: sender.bearer, path: { orderNo } });
    const [option] = order.body.orderOptionsGroupByPartner.flatMap((partner) =>
      partner.orderOptionsGroupByDelivery.flatMap((parcel) => parcel.orderOptions),
    );
    const offered = option?.nextActions.map(({ nextActionType }) => nextActionType);
    expect(offered).toEqual(['VIEW_DELIVERY']);
    const claimable = await shop.call('getClaimable', { bearer: sender.bearer, path: { orderNo } });
    expect(claimable.body).toMatchObject({ lines: [{ choices: [] }], returnAddress: null });
    const options = [{ orderOptionNo, productCnt: 1 }];
    const claim = { orderNo, claimType: 'RETURN', claimReasonType: 'CHANGE_MIND', claimedProductOptions: options };
    const estimate = await shop.call('estimateClaim', { bearer: sender.bearer, body: claim });
    expect(estimate.code).toBe('STATE_CONFLICT');
    await expect(move(orderOptionNo, 'BUY_CONFIRM', 'BUYER')).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    const stranger = await insertBuyer(shop);
    for (const { bearer } of [sender, stranger]) {
      expect((await ask(path, RETURN, bearer)).code).toBe('NOT_FOUND');
      expect((await shop.call('getGiftClaimable', { bearer, path })).code).toBe('NOT_FOUND');
      expect((await shop.call('withdrawGiftClaim', { bearer, path, headers: newKey() })).code).toBe('NOT_FOUND');
    }
    expect((await shop.call('requestGiftClaim', { path, headers: newKey(), body: RETURN })).code).toBe('AU99');
  });

  it('goes back once of many who ask at once, within the days the law gives, and not before it came', async () => {
    const { giftId } = await sendGift(shop, sender);
    await shop.call('confirmGift', { bearer: receiver.bearer, path: { giftId }, body: GIFT_ADDRESS });
    expect((await ask({ giftId })).code).toBe('STATE_CONFLICT');
    const { path } = await arrivedGift();
    const codes = (await Promise.all(Array.from({ length: 10 }, () => ask(path)))).map(({ code }) => code);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    const again = await shop.call('withdrawGiftClaim', { bearer: receiver.bearer, path, headers: newKey() });
    expect(again.body).toMatchObject({ claim: { claimStatusType: 'WITHDRAWN' }, nextActions: ['CLAIM'] });
    shop.clock.advance(8 * DAY_MS);
    Object.assign(receiver, await logInAs(shop.test.database, receiver.memberNo, shop.clock.now()));
    expect((await ask(path)).code).toBe('STATE_CONFLICT');
  });
});

describe('the messages of a gift', () => {
  it.each([
    ['en', 'Dealstore', 'sent a gift to', 'accepted your gift'],
    ['ko', '딜스토어', '선물을 보냈어요', '선물을 받기로 했어요'],
  ])('are written in the language it was sent in (%s)', async (language, ...words) => {
    const { giftId } = await sendGift(shop, sender, { headers: { 'accept-language': language } });
    await shop.jobs.runDue();
    await shop.call('confirmGift', { bearer: receiver.bearer, path: { giftId }, body: GIFT_ADDRESS });
    await shop.jobs.runDue();
    const sent = await shop.test.database.selectFrom('messageSent').select('body').orderBy('messageNo').execute();
    const texts = sent.map(({ body }) => body).join('\n');
    for (const word of words) expect(texts).toContain(word);
  });
});
