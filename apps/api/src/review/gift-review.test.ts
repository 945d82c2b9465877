import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { advance } from '../order/order.ts';
import { callerOf, type TestCaller } from '../testing/http/test-call.ts';
import { brokenInvariants } from '../testing/race/invariants.ts';
import { insertMember, logInAs, type TestMember } from '../testing/rows/member-rows.ts';
import { GIFT_ADDRESS, RECEIVER_PHONE, sendGift } from '../testing/shop/gift-shop.ts';
import { insertBuyer, openOrderShop, type OrderShop } from '../testing/shop/order-shop.ts';
import { picture } from '../testing/shop/review-shop.ts';
import { reviewRoutes } from './review.routes.ts';

const WORDS = '선물로 받았는데 색이 곱고 포장도 정성스러웠어요. 잘 쓰고 있어요.';

let shop: OrderShop;
let call: TestCaller;
let sender: TestMember;
let receiver: TestMember;

beforeEach(async () => {
  shop = await openOrderShop([{ productNo: 1 }]);
  await sql`update product set photo_review_accumulation_amt = 500`.execute(shop.test.database);
  sender = await insertBuyer(shop);
  receiver = await logInAs(shop.test.database, await insertMember(shop.test.database, { phone: RECEIVER_PHONE }));
  call = callerOf(shop.parts, reviewRoutes(shop.parts));
});
afterEach(async () => {
  expect(await brokenInvariants(shop.test.database, shop.answeredPaid)).toEqual([]);
  await shop.test.drop();
});

/** A gift on its way; answers what it is of. */
async function acceptedGift() {
  const { giftId, orderNo, orderOptionNo } = await sendGift(shop, sender);
  await shop.call('confirmGift', { bearer: receiver.bearer, path: { giftId }, body: GIFT_ADDRESS });
  const move = (to: Parameters<typeof advance>[1]['to']) =>
    withTransaction(shop.test.database, (transaction) =>
      advance(transaction, { orderOptionNo: orderOptionNo ?? 0, to, by: 'SELLER', at: shop.clock.now() }),
    );
  for (const to of ['PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING'] as const) await move(to);
  return { orderNo: orderNo ?? '', orderOptionNo: orderOptionNo ?? 0, arrive: () => move('DELIVERY_DONE') };
}

const write = async (writer: TestMember, orderOptionNo: number) =>
  call('writeReview', {
    bearer: writer.bearer,
    headers: { 'idempotency-key': randomUUID() },
    body: { orderOptionNo, rate: 5, content: WORDS, fileNames: [await picture(shop, writer)] },
  });

const writable = async ({ bearer }: TestMember) =>
  (await call('getWritableReviews', { bearer })).body.items.map(({ bought }) => bought.orderOptionNo);

describe('a gift', () => {
  it('is reviewed by its recipient once it has come, and brings them the points [GAP-08]', async () => {
    const { orderNo, orderOptionNo, arrive } = await acceptedGift();
    expect(await writable(receiver)).toEqual([]);
    expect((await write(receiver, orderOptionNo)).code).toBe('NOT_REVIEWABLE');
    await arrive();
    expect([await writable(receiver), await writable(sender)]).toEqual([[orderOptionNo], []]);
    const query = { productNo: '1', optionNo: '10', orderNo };
    const form = await call('getReviewForm', { bearer: receiver.bearer, query });
    expect(form).toMatchObject({ code: null, body: { bought: { orderOptionNo }, photoReviewAccumulationAmt: 500 } });
    expect(JSON.stringify(form.body)).not.toMatch(/"\w*(?:price|chargeAmt|buyAmt)\w*"/i);
    expect((await call('getReviewForm', { bearer: sender.bearer, query })).code).toBe('NOT_FOUND');
    expect((await write(sender, orderOptionNo)).code).toBe('NOT_FOUND');
    expect((await write(receiver, orderOptionNo)).body.givenAccumulationAmt).toBe(500);
    expect(await writable(receiver)).toEqual([]);
    const own = await call('getMyReviews', { bearer: receiver.bearer });
    expect(own.body.items).toMatchObject([{ content: WORDS, bought: { orderOptionNo } }]);
  });

  it('accepted by its link is reviewed only by the member who has its phone', async () => {
    const { orderOptionNo, arrive } = await acceptedGift();
    await arrive();
    await sql`update gift set receiver_member_no = null`.execute(shop.test.database);
    const other = await logInAs(shop.test.database, await insertMember(shop.test.database));
    expect([await writable(other), await writable(receiver)]).toEqual([[], [orderOptionNo]]);
    expect((await write(other, orderOptionNo)).code).toBe('NOT_FOUND');
    await sql`update gift set receiver_member_no = ${other.memberNo}`.execute(shop.test.database);
    expect((await write(receiver, orderOptionNo)).code).toBe('NOT_FOUND');
    expect((await write(other, orderOptionNo)).code).toBeNull();
  });
});
