import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestMember } from '../testing/rows/member-rows.ts';
import { brokenInvariants } from '../testing/race/invariants.ts';
import { GIFT_ADDRESS, newKey, RECEIVER_PHONE, sendGift, insertGiftParties } from '../testing/shop/gift-shop.ts';
import { openOrderShop, type OrderShop } from '../testing/shop/order-shop.ts';

let shop: OrderShop;
let sender: TestMember;
let receiver: TestMember;

beforeAll(async () => {
  shop = await openOrderShop([{ productNo: 1 }]);
  ({ sender, receiver } = await insertGiftParties(shop));
});
afterAll(() => shop.test.drop());

/** A gift its recipient has accepted. */
async function acceptedGift(over: Partial<typeof GIFT_ADDRESS> = {}) {
  const { giftId, orderNo, orderOptionNo } = await sendGift(shop, sender);
  const [path, body] = [{ giftId }, { ...GIFT_ADDRESS, ...over }];
  const confirmed = await shop.call('confirmGift', { bearer: receiver.bearer, path, body });
  expect(confirmed.code).toBeNull();
  return { path, giftId, orderNo: orderNo ?? '', orderOptionNo: orderOptionNo ?? 0 };
}

const textsTo = async (phone: string) => {
  for (let turn = 0; turn < 2; turn += 1) await shop.jobs.runDue();
  const messages = shop.test.database.selectFrom('messageSent').select('body').where('recipient', '=', phone);
  return (await messages.orderBy('messageNo').execute()).map(({ body }) => body);
};

async function insertOtherOption(optionNo: number, addPrice = 0): Promise<void> {
  await sql`insert into product_option
      (option_no, product_no, label, value, option_type, option_order, stock_cnt, opening_cnt, add_price)
    select ${optionNo}::bigint, product_no, label, '다른 것', option_type, option_order, opening_cnt, opening_cnt, ${addPrice}::bigint
    from product_option where option_no = 10`.execute(shop.test.database);
}

async function stockOf(optionNos: readonly number[]): Promise<readonly number[]> {
  const options = shop.test.database.selectFrom('productOption').select('stockCnt').where('optionNo', 'in', optionNos);
  return (await options.orderBy('optionNo').execute()).map(({ stockCnt }) => stockCnt);
}

describe('an accepted gift', () => {
  it('keeps its door code when its recipient corrects something else', async () => {
    const { path, orderNo } = await acceptedGift({ entranceCode: '#1234*' });
    const seen = await shop.call('getGift', { bearer: receiver.bearer, path });
    if (seen.body.side !== 'RECEIVE' || seen.body.address === null) throw new Error('a gift is its recipient’s');
    const corrected = { ...seen.body.address, deliveryMemo: '경비실에 맡겨 주세요' };
    const changed = await shop.call('changeGiftAddress', { bearer: receiver.bearer, path, body: corrected });
    expect(changed.code).toBeNull();
    const stored = shop.test.database.selectFrom('orderDelivery').select(['deliveryMemo', 'entranceCode']);
    expect(await stored.where('orderNo', '=', orderNo).execute()).toEqual([
      { deliveryMemo: '경비실에 맡겨 주세요', entranceCode: '#1234*' },
    ]);
    const bySender = await shop.call('getGift', { bearer: sender.bearer, path });
    expect(JSON.stringify(bySender.body)).not.toContain('#1234*');
  });

  it('tells its phone once that its order was canceled, and that the goods do not come', async () => {
    const { orderNo, orderOptionNo } = await acceptedGift();
    const estimateRequest = {
      orderNo,
      claimType: 'CANCEL' as const,
      claimReasonType: 'CHANGE_MIND' as const,
      claimedProductOptions: [{ orderOptionNo, productCnt: 1 }],
    };
    const { body: estimate } = await shop.call('estimateClaim', { bearer: sender.bearer, body: estimateRequest });
    const body = { ...estimateRequest, claimReasonDetail: '', refundAmtForVerification: estimate.refundPayAmt };
    const claim = await shop.call('requestClaim', { bearer: sender.bearer, headers: newKey(), body });
    expect(claim.code).toBeNull();
    const messages = (await textsTo(RECEIVER_PHONE)).filter((text) => text.includes('취소되어 배송되지 않아요'));
    expect(messages).toEqual(['[딜스토어] 보*이님이 보낸 선물이 취소되어 배송되지 않아요.']);
    expect(await brokenInvariants(shop.test.database, shop.answeredPaid)).toEqual([]);
  });
});

describe('a gift that waits', () => {
  it('tells its phone nothing when it is canceled before it was accepted', async () => {
    const before = (await textsTo(RECEIVER_PHONE)).filter((text) => text.includes('취소'));
    const { giftId } = await sendGift(shop, sender);
    await shop.call('cancelGift', { bearer: sender.bearer, path: { giftId }, headers: newKey() });
    expect((await textsTo(RECEIVER_PHONE)).filter((text) => text.includes('취소'))).toEqual(before);
  });

  it('is told to its sender as sender alone, also when the sender has the recipient’s phone by now', async () => {
    const receiverPhone = '01055550077';
    const { giftId } = await sendGift(shop, sender, { over: { receiverPhone } });
    const { memberNo } = sender;
    await shop.test.database
      .updateTable('member')
      .set({ phone: receiverPhone })
      .where('memberNo', '=', memberNo)
      .execute();
    await shop.call('cancelGift', { bearer: sender.bearer, path: { giftId }, headers: newKey() });
    const alarms = shop.test.database.selectFrom('alarm').select('effectKey').where('giftNo', '=', giftId);
    const sides = (await alarms.execute()).map(({ effectKey }) => effectKey?.split(':').at(-1));
    expect(new Set(sides)).toEqual(new Set(['SEND']));
  });

  it('is not accepted as an additional product in place of the goods', async () => {
    await sql`insert into product_option (option_no, product_no, label, value, option_type, option_order, stock_cnt, opening_cnt)
      select 11, product_no, label, '덤', 'ADDITIONAL_PRODUCT', option_order, opening_cnt, opening_cnt
      from product_option where option_no = 10`.execute(shop.test.database);
    const { giftId } = await sendGift(shop, sender, { over: { optionOpen: true } });
    const body = { ...GIFT_ADDRESS, optionNo: 11 };
    const refused = await shop.call('confirmGift', { bearer: receiver.bearer, path: { giftId }, body });
    expect(refused).toMatchObject({ code: 'INVALID_REQUEST', details: { place: 'body/optionNo' } });
  });

  it('is not accepted as an option that costs more than the one paid', async () => {
    await insertOtherOption(12, 500);
    const { giftId } = await sendGift(shop, sender, { over: { optionOpen: true } });
    const body = { ...GIFT_ADDRESS, optionNo: 12 };
    const refused = await shop.call('confirmGift', { bearer: receiver.bearer, path: { giftId }, body });
    expect(refused).toMatchObject({ code: 'INVALID_REQUEST', details: { place: 'body/optionNo' } });
  });

  it('puts the units of the sent option back on sale when another is picked', async () => {
    await insertOtherOption(13);
    const before = await stockOf([10, 13]);
    const { giftId } = await sendGift(shop, sender, { over: { optionOpen: true } });
    const body = { ...GIFT_ADDRESS, optionNo: 13 };
    expect((await shop.call('confirmGift', { bearer: receiver.bearer, path: { giftId }, body })).code).toBeNull();
    const [sent = 0, picked = 0] = before;
    expect(await stockOf([10, 13])).toEqual([sent, picked - 1]);
  });
});
