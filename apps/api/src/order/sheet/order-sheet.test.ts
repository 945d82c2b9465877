import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCoupon, insertIssue } from '../../testing/rows/coupon-rows.ts';
import { insertMember, logInAs, type TestMember } from '../../testing/rows/member-rows.ts';
import {
  approve,
  decide,
  insertBuyer,
  openOrderShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
} from '../../testing/shop/order-shop.ts';

let shop: OrderShop;
let buyer: TestMember;

beforeAll(async () => {
  shop = await openOrderShop([
    { productNo: 1 },
    { productNo: 2, partnerNo: 2, deliveryTemplateNo: 2 },
    { productNo: 3, adult: true },
    { productNo: 4, telecomOnly: true },
    { productNo: 5, saleStatusType: 'STOP' },
    { productNo: 6, displayable: false },
    { productNo: 7, minBuyCnt: 2, maxBuyTimeCnt: 3 },
    { productNo: 8, salePeriodType: 'PERIOD', saleStartAt: new Date('2099-01-01') },
  ]);
  buyer = await insertBuyer(shop, 3_250);
});
afterAll(() => shop.test.drop());

function create(member: Pick<TestMember, 'bearer'>, type: string, body: unknown) {
  return shop.call('createOrderSheet', { bearer: member.bearer, path: { type }, body });
}

function direct(member: TestMember, productNo: number, orderCnt = 1, optionNo = productNo * 10) {
  return create(member, 'direct', { products: [{ productNo, optionNo, orderCnt }] });
}

describe('createOrderSheet', () => {
  it('opens a sheet under a number that cannot be guessed [CALL-57]', async () => {
    const answer = await direct(buyer, 1);
    expect(answer).toMatchObject({ status: 201, code: null });
    expect(answer.body.orderSheetNo).toMatch(/^[\w-]{22}$/);
  });

  it.each([
    ['more than the stock', 1, 11, 10, 'STOCK_SHORT'],
    ['adult goods to somebody not verified', 3, 1, 30, 'ADULT_ONLY'],
    ['goods no longer on sale', 5, 1, 50, 'NOT_ON_SALE'],
    ['goods not yet on sale', 8, 1, 80, 'NOT_ON_SALE'],
    ['goods taken off the shelves', 6, 1, 60, 'NOT_FOUND'],
    ['goods that do not exist', 99, 1, 990, 'NOT_FOUND'],
    ['an option of other goods', 1, 1, 20, 'NOT_FOUND'],
    ['fewer than the least', 7, 1, 70, 'PURCHASE_LIMIT'],
    ['more than the most', 7, 4, 70, 'PURCHASE_LIMIT'],
    ['a count of 0', 1, 0, 10, 'INVALID_REQUEST'],
    ['a negative count', 1, -1, 10, 'INVALID_REQUEST'],
    ['half a piece', 1, 0.5, 10, 'INVALID_REQUEST'],
  ])('refuses %s [CALL-57, ROLE-05]', async (_what, productNo, orderCnt, optionNo, code) => {
    expect((await direct(buyer, productNo, orderCnt, optionNo)).code).toBe(code);
  });

  it('refuses goods for customers of the telecom to others [ROLE-07]', async () => {
    const { database } = shop.test;
    const other = await logInAs(database, await insertMember(database, { carrier: 'OTHER' }));
    expect((await direct(other, 4)).code).toBe('TELECOM_ONLY');
    expect((await direct(buyer, 4)).code).toBe(null);
  });

  it('names an option once that two lines want too much of [CALL-57]', async () => {
    const products = [1, 2].map(() => ({ productNo: 1, optionNo: 10, orderCnt: 6 }));
    const answer = await create(buyer, 'direct', { products });
    expect(answer).toMatchObject({ code: 'STOCK_SHORT', details: { optionNos: [10] } });
  });

  it('says which options are sold out [CALL-57]', async () => {
    const { database } = shop.test;
    await database.updateTable('productOption').set({ forcedSoldOut: true }).where('optionNo', '=', 70).execute();
    expect(await direct(buyer, 7, 2)).toMatchObject({ code: 'SOLD_OUT', details: { optionNos: [70] } });
    await database.updateTable('productOption').set({ forcedSoldOut: false }).where('optionNo', '=', 70).execute();
  });

  it("refuses another member's cart, a guest, gifts of several goods and sheets for nothing [ROLE-02, ROLE-14]", async () => {
    const line = { memberNo: buyer.memberNo, productNo: 1, optionNo: 10, orderCnt: 1 };
    const { cartNo } = await shop.test.database
      .insertInto('cartLine')
      .values(line)
      .returning('cartNo')
      .executeTakeFirstOrThrow();
    expect((await create(await insertBuyer(shop), 'cart', { cartNos: [cartNo] })).code).toBe('NOT_FOUND');
    expect((await create(buyer, 'cart', { cartNos: [cartNo] })).code).toBe(null);
    expect((await create(buyer, 'cart', {})).code).toBe('INVALID_REQUEST');
    expect((await create(buyer, 'cart', { cartNos: [] })).code).toBe('INVALID_REQUEST');
    expect((await create(buyer, 'direct', { cartNos: [cartNo] })).code).toBe('INVALID_REQUEST');
    const given = (...productNos: readonly number[]) =>
      create(buyer, 'gift', {
        products: productNos.map((productNo) => ({ productNo, optionNo: productNo * 10, orderCnt: 1 })),
      });
    expect((await given(1, 2)).code).toBe('INVALID_REQUEST');
    expect((await given(1)).code).toBe(null);
    expect((await create(buyer, 'gift', { cartNos: [cartNo] })).code).toBe(null);
    expect((await create(buyer, 'gift', { cartNos: [cartNo, cartNo + 1] })).code).toBe('INVALID_REQUEST');
    expect((await create(await insertBuyer(shop), 'gift', { cartNos: [cartNo] })).code).toBe('NOT_FOUND');
    const change = (giftUsable: boolean) =>
      shop.test.database.updateTable('product').set({ giftUsable }).where('productNo', '=', 1).execute();
    await change(false);
    expect(await given(1)).toMatchObject({ code: 'NOT_ON_SALE', details: { optionNos: [10] } });
    await change(true);
    expect((await create(buyer, 'present', {})).code).toBe('NOT_FOUND');
    expect((await shop.call('createOrderSheet', { path: { type: 'direct' }, body: {} })).code).toBe('AU99');
  });
});

describe('getOrderSheet', () => {
  it('shows groups, the best coupons with reasons for the others, points, contacts and terms [GAP-20]', async () => {
    const own = await insertBuyer(shop, 3_250);
    const { database } = shop.test;
    const fits = await insertIssue(database, await insertCoupon(database, { minSalePrice: 20_000 }), own.memberNo);
    const better = await insertIssue(
      database,
      await insertCoupon(database, { minSalePrice: 20_000, discountAmt: 4_000 }),
      own.memberNo,
    );
    const tooFew = await insertIssue(database, await insertCoupon(database), own.memberNo);
    const appOnly = await insertIssue(
      database,
      await insertCoupon(database, { minSalePrice: 0, usablePlatforms: ['MOBILE_APP'] }),
      own.memberNo,
    );
    const orderSheetNo = await openSheet(shop, own, [{ productNo: 1 }, { productNo: 2 }]);
    const { body } = await shop.call('getOrderSheet', { bearer: own.bearer, path: { orderSheetNo } });
    expect(body).toMatchObject({
      type: 'direct',
      deliveryGroups: [
        { partnerNo: 1, deliveryAmt: 0 },
        { partnerNo: 2, deliveryAmt: 3_000 },
      ],
      invalidProducts: [],
      appliedCoupons: { cartCouponIssueNo: better },
      lastPayType: null,
      paymentInfo: {
        productAmt: 20_000,
        cartCouponAmt: 4_000,
        paymentAmt: 19_000,
        accumulationAmt: 3_250,
        availableMaxAccumulationAmt: 3_250,
        minAccumulationLimit: 100,
        accumulationUnit: 10,
      },
    });
    const reasons = new Map(body.coupons.map((coupon) => [coupon.couponIssueNo, coupon.reason]));
    expect(reasons).toEqual(
      new Map([
        [better, null],
        [fits, null],
        [tooFew, 'MIN_PRICE'],
        [appOnly, 'PLATFORM'],
      ]),
    );
    expect(body.sellerPrivacyUsagePartners).toEqual([{ partnerName: '햇살상회' }, { partnerName: '별빛전자' }]);
    expect(body.termsInfos.map(({ termsType, required }) => [termsType, required])).toEqual([
      ['PI_COLLECTION_AND_USE_ON_ORDER', true],
      ['PI_SELLER_PROVISION', true],
      ['E_COMMERCE', false],
    ]);
  });

  it('speaks English when asked [I18N-16]', async () => {
    const orderSheetNo = await openSheet(shop, buyer);
    const headers = { 'accept-language': 'en' };
    const { body } = await shop.call('getOrderSheet', { bearer: buyer.bearer, path: { orderSheetNo }, headers });
    expect(body.deliveryGroups[0]).toMatchObject({
      partnerName: 'Sunny',
      orderProducts: [{ productName: 'Product 1' }],
    });
  });

  it('answers its own member only, and for one day [ROLE-14]', async () => {
    const orderSheetNo = await openSheet(shop, buyer);
    const path = { orderSheetNo };
    const stranger = await insertBuyer(shop);
    expect((await shop.call('getOrderSheet', { bearer: stranger.bearer, path })).code).toBe('NOT_FOUND');
    const body = {
      couponRequest: { cartCouponIssueNo: null, deliveryCouponIssueNo: null, productCoupons: [] },
      accumulationUseAmt: 0,
    };
    expect((await shop.call('calculateOrderSheet', { bearer: stranger.bearer, path, body })).code).toBe('NOT_FOUND');
    await shop.test.database
      .updateTable('orderSheet')
      .set({ expiresAt: new Date(shop.clock.now()) })
      .where('orderSheetNo', '=', orderSheetNo)
      .execute();
    expect((await shop.call('getOrderSheet', { bearer: buyer.bearer, path })).code).toBe('NOT_FOUND');
  });

  it.each([
    ['direct', 'VIRTUAL_ACCOUNT'],
    ['gift', null],
  ])('offers a %s sheet the last method of payment if it can be paid so', async (type, lastPayType) => {
    const own = await insertBuyer(shop);
    const member = shop.test.database.updateTable('member').set({ lastPayType: 'VIRTUAL_ACCOUNT' });
    await member.where('memberNo', '=', own.memberNo).execute();
    const opened = await create(own, type, { products: [{ productNo: 1, optionNo: 10, orderCnt: 1 }] });
    const path = { orderSheetNo: opened.body.orderSheetNo };
    expect((await shop.call('getOrderSheet', { bearer: own.bearer, path })).body).toMatchObject({ lastPayType });
  });

  it('remembers the address, and the method of payment when asked to [GAP-20]', async () => {
    const own = await insertBuyer(shop);
    const first = await openSheet(shop, own);
    const body = reserveBody(10_000, { payType: 'KAKAO_PAY', rememberPayType: true, useDefaultAddress: true });
    const { body: held } = await reserve(shop, own, first, body);
    await decide(shop, held.key, 'APPROVE');
    await approve(shop, own, held);
    const second = await openSheet(shop, own);
    const sheet = await shop.call('getOrderSheet', { bearer: own.bearer, path: { orderSheetNo: second } });
    expect(sheet.body.lastPayType).toBe('KAKAO_PAY');
    expect(sheet.body.orderSheetAddress).toMatchObject({
      mainAddress: { receiverName: '김받음' },
      bookedAddresses: [{ receiverZipCd: '06236' }],
      recentAddresses: [],
    });
  });
});

describe('calculateOrderSheet', () => {
  it('prices a choice, clamps points and keeps it for a reload [GAP-20]', async () => {
    const own = await insertBuyer(shop, 3_250);
    const orderSheetNo = await openSheet(shop, own, [{ productNo: 2 }]);
    const path = { orderSheetNo };
    const couponRequest = { cartCouponIssueNo: null, deliveryCouponIssueNo: null, productCoupons: [] };
    const body = { receiverZipCd: '63000', couponRequest, accumulationUseAmt: 9_999 };
    const priced = await shop.call('calculateOrderSheet', { bearer: own.bearer, path, body });
    expect(priced.body.paymentInfo).toMatchObject({
      deliveryAmt: 3_000,
      remoteDeliveryAmt: 3_000,
      payAmt: 16_000,
      usedAccumulationAmt: 3_250,
      paymentAmt: 12_750,
    });
    expect(priced.body.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(12_750);
    const reloaded = await shop.call('getOrderSheet', { bearer: own.bearer, path });
    expect(reloaded.body.paymentInfo).toEqual(priced.body.paymentInfo);
  });

  it('refuses a coupon that cannot be used [GAP-20]', async () => {
    const own = await insertBuyer(shop);
    const issueNo = await insertIssue(shop.test.database, await insertCoupon(shop.test.database), own.memberNo);
    const orderSheetNo = await openSheet(shop, own);
    const couponRequest = { cartCouponIssueNo: issueNo, deliveryCouponIssueNo: null, productCoupons: [] };
    const body = { couponRequest, accumulationUseAmt: 0 };
    const answer = await shop.call('calculateOrderSheet', { bearer: own.bearer, path: { orderSheetNo }, body });
    expect(answer).toMatchObject({ code: 'COUPON_UNUSABLE', details: { couponIssueNo: issueNo, reason: 'MIN_PRICE' } });
  });
});
