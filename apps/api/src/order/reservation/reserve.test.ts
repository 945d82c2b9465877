import { randomUUID } from 'node:crypto';
import { STOCK_HOLD_MS, UNPAID_LIMITS } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCoupon, insertIssue } from '../../testing/rows/coupon-rows.ts';
import { brokenInvariants } from '../../testing/race/invariants.ts';
import type { TestMember } from '../../testing/rows/member-rows.ts';
import {
  approve,
  decide,
  insertBuyer,
  openOrderShop,
  openSheet,
  reserve,
  reserveBody,
  REQUIRED_TERMS,
  type OrderShop,
  type ReserveBody,
} from '../../testing/shop/order-shop.ts';
import { retryWhileBusy } from '../../testing/race/race.ts';

let shop: OrderShop;
let buyer: TestMember;
let strangersIssueNo: number;
let unfitIssueNo: number;

beforeAll(async () => {
  shop = await openOrderShop([{ productNo: 1 }, { productNo: 2, partnerNo: 2, deliveryTemplateNo: 2 }]);
  buyer = await insertBuyer(shop, 5_000);
  const stranger = await insertBuyer(shop);
  const { database } = shop.test;
  const couponNo = await insertCoupon(database);
  strangersIssueNo = await insertIssue(database, couponNo, stranger.memberNo);
  unfitIssueNo = await insertIssue(database, couponNo, buyer.memberNo);
});
afterAll(() => shop.test.drop());

const NO_COUPONS = { cartCouponIssueNo: null, deliveryCouponIssueNo: null, productCoupons: [] };
const address = (over: ReserveBody): ReserveBody => ({
  shippingAddress: { ...(reserveBody(0)['shippingAddress'] as ReserveBody), ...over },
});
const orderer = (over: ReserveBody): ReserveBody => ({
  orderer: { ordererName: '김주문', ordererContact1: '01000000002', ...over },
});

/** Everything a shopper's machine might send that is not what the shop offered, and what it hears. */
const TAMPERED: readonly (readonly [string, ReserveBody, string])[] = [
  ['a lower amount', { paymentAmtForVerification: 9_999 }, 'PRICE_CHANGED'],
  ['nothing to pay', { paymentAmtForVerification: 0 }, 'PRICE_CHANGED'],
  ['a higher amount', { paymentAmtForVerification: 10_001 }, 'PRICE_CHANGED'],
  ['a negative amount', { paymentAmtForVerification: -10_000 }, 'INVALID_REQUEST'],
  ['a broken amount', { paymentAmtForVerification: 9_999.5 }, 'INVALID_REQUEST'],
  ['an amount as text', { paymentAmtForVerification: '10000' }, 'INVALID_REQUEST'],
  ['an amount beyond exact numbers', { paymentAmtForVerification: 2 ** 53 }, 'INVALID_REQUEST'],
  ['no amount', { paymentAmtForVerification: undefined }, 'INVALID_REQUEST'],
  ['an amount of null', { paymentAmtForVerification: null }, 'INVALID_REQUEST'],
  ['more points than there are', { subPayAmt: 5_010, paymentAmtForVerification: 4_990 }, 'MB04'],
  ['a thousand million points', { subPayAmt: 1e9, paymentAmtForVerification: 0 }, 'MB04'],
  ['negative points', { subPayAmt: -1_000, paymentAmtForVerification: 11_000 }, 'INVALID_REQUEST'],
  ['broken points', { subPayAmt: 0.5 }, 'INVALID_REQUEST'],
  ['points off the unit', { subPayAmt: 105, paymentAmtForVerification: 9_895 }, 'PRICE_CHANGED'],
  ['points below the least', { subPayAmt: 50, paymentAmtForVerification: 9_950 }, 'PRICE_CHANGED'],
  ['points with the full price', { subPayAmt: 1_000 }, 'PRICE_CHANGED'],
  [
    "another member's coupon",
    { coupons: () => ({ ...NO_COUPONS, cartCouponIssueNo: strangersIssueNo }) },
    'COUPON_UNUSABLE',
  ],
  [
    'a coupon below its least amount',
    { coupons: () => ({ ...NO_COUPONS, cartCouponIssueNo: unfitIssueNo }) },
    'COUPON_UNUSABLE',
  ],
  [
    'a cart coupon as a delivery coupon',
    { coupons: () => ({ ...NO_COUPONS, deliveryCouponIssueNo: unfitIssueNo }) },
    'COUPON_UNUSABLE',
  ],
  [
    'a cart coupon on a product',
    { coupons: () => ({ ...NO_COUPONS, productCoupons: [{ productNo: 1, couponIssueNo: unfitIssueNo }] }) },
    'COUPON_UNUSABLE',
  ],
  ['a coupon nobody has', { coupons: { ...NO_COUPONS, cartCouponIssueNo: 999_999 } }, 'COUPON_UNUSABLE'],
  ['a coupon number of 0', { coupons: { ...NO_COUPONS, cartCouponIssueNo: 0 } }, 'INVALID_REQUEST'],
  [
    'a coupon on a product not ordered',
    { coupons: { ...NO_COUPONS, productCoupons: [{ productNo: 77, couponIssueNo: 1 }] } },
    'COUPON_UNUSABLE',
  ],
  ['coupons of null', { coupons: null }, 'INVALID_REQUEST'],
  ['a discount of its own', { couponDiscountAmt: 9_000 }, 'INVALID_REQUEST'],
  ['a price of its own', { buyAmt: 1 }, 'INVALID_REQUEST'],
  ['products of its own', { products: [{ productNo: 1, optionNo: 10, orderCnt: 1, price: 1 }] }, 'INVALID_REQUEST'],
  ['a member of its own', { memberNo: 1 }, 'INVALID_REQUEST'],
  ['a grade of its own', { gradeCode: 'GOLD' }, 'INVALID_REQUEST'],
  ['a delivery fee of its own', { deliveryAmt: 0 }, 'INVALID_REQUEST'],
  ['a prototype', { ['__proto__x']: { isAdmin: true } }, 'INVALID_REQUEST'],
  ['a method nobody offers', { payType: 'BITCOIN' }, 'INVALID_REQUEST'],
  ['points as the method of a charge', { payType: 'ACCUMULATION' }, 'INVALID_REQUEST'],
  ['nothing as the method of a charge', { payType: 'ZERO_PAY' }, 'INVALID_REQUEST'],
  ['installments of a small charge', { installmentMonths: 3 }, 'INVALID_REQUEST'],
  ['thirteen installments', { installmentMonths: 13 }, 'INVALID_REQUEST'],
  ['no consent', { agreementTermsAgrees: [] }, 'INVALID_REQUEST'],
  [
    'a consent refused',
    { agreementTermsAgrees: REQUIRED_TERMS.map((termsType) => ({ termsType, isAgree: false })) },
    'INVALID_REQUEST',
  ],
  [
    'one consent of two',
    { agreementTermsAgrees: [{ termsType: REQUIRED_TERMS[0], isAgree: true }] },
    'INVALID_REQUEST',
  ],
  ['a consent as text', { agreementTermsAgrees: [{ termsType: 'USE', isAgree: 'true' }] }, 'INVALID_REQUEST'],
  ['a way back to another site', { clientReturnUrl: 'https://evil.test/order' }, 'INVALID_REQUEST'],
  ['a way back without a scheme', { clientReturnUrl: '//evil.test/order' }, 'INVALID_REQUEST'],
  ['a way back past the host', { clientReturnUrl: 'http://shop.test@evil.test/' }, 'INVALID_REQUEST'],
  ['a way back with a back-slash', { clientReturnUrl: '/\\evil.test' }, 'INVALID_REQUEST'],
  ['a way back through dots', { clientReturnUrl: '/..//evil.test' }, 'INVALID_REQUEST'],
  ['a way back as script', { clientReturnUrl: 'javascript:alert(1)' }, 'INVALID_REQUEST'],
  ["another's address", address({ addressNo: 987_654 }), 'NOT_FOUND'],
  ['a negative address', address({ addressNo: -1 }), 'INVALID_REQUEST'],
  ['a zip of four digits', address({ receiverZipCd: '0623' }), 'INVALID_REQUEST'],
  ['a zip of nowhere', address({ receiverZipCd: '99999' }), 'INVALID_REQUEST'],
  ['a zip that costs less than the address', address({ receiverAddress: '제주 제주시 첨단로 1' }), 'INVALID_REQUEST'],
  ['a phone of ten digits', address({ receiverContact1: '0100000000' }), 'INVALID_REQUEST'],
  ['no receiver', address({ receiverName: '' }), 'INVALID_REQUEST'],
  ['a very long address', address({ receiverAddress: '가'.repeat(201) }), 'INVALID_REQUEST'],
  ['no orderer', orderer({ ordererName: '' }), 'INVALID_REQUEST'],
  ["an orderer's phone with a hyphen", orderer({ ordererContact1: '010-0000-0002' }), 'INVALID_REQUEST'],
  ['an e-mail with a line of its own', orderer({ ordererEmail: 'x@y.kr\r\nBcc: z@z.com' }), 'INVALID_REQUEST'],
  ['an e-mail that is none', orderer({ ordererEmail: 'nonsense' }), 'INVALID_REQUEST'],
  ['a memo of 51 letters', { deliveryMemo: '가'.repeat(51) }, 'INVALID_REQUEST'],
];

describe('a tampered reservation', () => {
  it.each(TAMPERED)('is refused with %s and holds nothing [GAP-20]', async (_what, over, code) => {
    const orderSheetNo = await openSheet(shop, buyer);
    const { coupons } = over;
    const body = { ...over, ...(typeof coupons === 'function' ? { coupons: coupons() as unknown } : {}) };
    const answer = await reserve(shop, buyer, orderSheetNo, reserveBody(10_000, body));
    expect(answer.code).toBe(code);
    expect(answer.status).toBeLessThan(500);
    expect(await shop.test.database.selectFrom('shopOrder').select('orderNo').execute()).toEqual([]);
    expect(await brokenInvariants(shop.test.database, shop.answeredPaid)).toEqual([]);
  });

  it.each([1, 7, 11])('is refused with %i installments, which are not offered [GAP-20]', async (installmentMonths) => {
    const orderSheetNo = await openSheet(shop, buyer, [{ productNo: 1, orderCnt: 5 }]);
    const answer = await reserve(shop, buyer, orderSheetNo, reserveBody(50_000, { installmentMonths }));
    expect(answer).toMatchObject({ code: 'INVALID_REQUEST', details: { place: 'body/installmentMonths' } });
  });

  it.each([
    ['payType', { payType: 'ZERO_PAY' }],
    [
      'cashReceipt',
      { cashReceipt: { cashReceiptIssuePurposeType: 'INCOME_TAX_DEDUCTION', cashReceiptKey: '01000000002' } },
    ],
    ['installmentMonths', { installmentMonths: 3 }],
  ] as const)('is refused naming the field %s that does not fit [GAP-20]', async (field, over) => {
    const orderSheetNo = await openSheet(shop, buyer);
    const answer = await reserve(shop, buyer, orderSheetNo, reserveBody(10_000, over));
    expect(answer).toMatchObject({ status: 400, details: { place: `body/${field}`, rule: field } });
  });

  it('is refused with the new amounts when the price has changed [GAP-20]', async () => {
    const orderSheetNo = await openSheet(shop, buyer);
    const answer = await reserve(shop, buyer, orderSheetNo, reserveBody(9_000));
    expect(answer).toMatchObject({ status: 409, details: { paymentInfo: { paymentAmt: 10_000, productAmt: 10_000 } } });
  });

  it('is refused without a key, for an unknown sheet and for another member [ROLE-14]', async () => {
    const orderSheetNo = await openSheet(shop, buyer);
    const path = { orderSheetNo };
    const body = reserveBody(10_000);
    expect((await shop.call('reservePayment', { bearer: buyer.bearer, path, body })).code).toBe(
      'IDEMPOTENCY_KEY_REQUIRED',
    );
    expect((await reserve(shop, await insertBuyer(shop), orderSheetNo, body)).code).toBe('NOT_FOUND');
    expect((await reserve(shop, buyer, 'A'.repeat(22), body)).code).toBe('NOT_FOUND');
    expect((await reserve(shop, buyer, 'short', body)).code).toBe('NOT_FOUND');
    expect((await reserve(shop, buyer, orderSheetNo, body, 'k'.repeat(256))).code).toBe('INVALID_REQUEST');
    const guest = await shop.call('reservePayment', { path, body, headers: { 'idempotency-key': 'guest-key-1' } });
    expect(guest.status).toBe(401);
  });
});

/** A shop of one product with more pieces than anybody may hold. */
async function openStockedShop(): Promise<OrderShop> {
  const stocked = await openOrderShop([{ productNo: 1 }]);
  await stocked.test.database.updateTable('productOption').set({ openingCnt: 1_000, stockCnt: 1_000 }).execute();
  return stocked;
}

describe('goods held for buyers who do not pay', () => {
  it('are held for ten orders and two hundred pieces of a member, however many ask at once', async () => {
    const own = await openStockedShop();
    const heldBy = async (orders: number, orderCnt: number) => {
      const member = await insertBuyer(own);
      const tries = Array.from({ length: orders }, async () => {
        const orderSheetNo = await openSheet(own, member, [{ productNo: 1, orderCnt }]);
        const key = randomUUID();
        return (await retryWhileBusy(() => reserve(own, member, orderSheetNo, reserveBody(10_000 * orderCnt), key)))
          .code;
      });
      return (await Promise.all(tries)).filter((code) => code !== 'UNPAID_LIMIT');
    };
    expect(await heldBy(13, 1)).toEqual(Array(UNPAID_LIMITS.orderCnt).fill(null));
    expect(await heldBy(5, 60)).toEqual([null, null, null]);
    expect(await heldBy(1, UNPAID_LIMITS.pieceCnt + 1)).toEqual([]);
    expect(await brokenInvariants(own.test.database, own.answeredPaid)).toEqual([]);
    await own.test.drop();
  });

  it('are not asked for while an account waits for its deposit with the most there may be', async () => {
    const own = await openStockedShop();
    const member = await insertBuyer(own);
    const { pieceCnt } = UNPAID_LIMITS;
    const most = await openSheet(own, member, [{ productNo: 1, orderCnt: pieceCnt }]);
    const body = reserveBody(10_000 * pieceCnt, { payType: 'VIRTUAL_ACCOUNT' });
    const held = await reserve(own, member, most, body);
    await decide(own, held.body.key, 'ISSUE_ACCOUNT');
    expect((await approve(own, member, held.body)).body.order?.defaultOrderStatusType).toBe('DEPOSIT_WAIT');
    // Its hold has run out by now, and it waits on.
    own.clock.advance(STOCK_HOLD_MS);
    const more = await reserve(own, member, await openSheet(own, member), reserveBody(10_000));
    expect(more).toMatchObject({ status: 409, code: 'UNPAID_LIMIT', details: { reason: 'PIECES', limit: pieceCnt } });
    // A buyer who pays may have more.
    await decide(own, held.body.key, 'DEPOSIT');
    await approve(own, member, held.body);
    await own.jobs.runDue();
    expect((await reserve(own, member, await openSheet(own, member), reserveBody(10_000))).code).toBe(null);
    await own.test.drop();
  });
});

describe('a hold that has run out', () => {
  it('counts until its goods are back: its account may be issued late', async () => {
    const own = await openStockedShop();
    const member = await insertBuyer(own);
    const { pieceCnt } = UNPAID_LIMITS;
    const most = await openSheet(own, member, [{ productNo: 1, orderCnt: pieceCnt }]);
    await reserve(own, member, most, reserveBody(10_000 * pieceCnt, { payType: 'VIRTUAL_ACCOUNT' }));
    own.clock.advance(STOCK_HOLD_MS + 1);
    const order = async () => (await reserve(own, member, await openSheet(own, member), reserveBody(10_000))).code;
    expect(await order()).toBe('UNPAID_LIMIT');
    await own.jobs.runDue();
    expect(await order()).toBe(null);
    await own.test.drop();
  });
});

describe('a sheet with several sellers, a coupon and points', () => {
  it('is charged to the won and entered as a bill [GAP-20]', async () => {
    const own = await insertBuyer(shop, 2_000);
    const couponNo = await insertCoupon(shop.test.database, { minSalePrice: 20_000 });
    const cartCouponIssueNo = await insertIssue(shop.test.database, couponNo, own.memberNo);
    const orderSheetNo = await openSheet(shop, own, [{ productNo: 1 }, { productNo: 2 }]);
    const sheet = await shop.call('getOrderSheet', { bearer: own.bearer, path: { orderSheetNo } });
    expect(sheet.body.appliedCoupons.cartCouponIssueNo).toBe(cartCouponIssueNo);
    expect(sheet.body.paymentInfo).toMatchObject({ productAmt: 20_000, deliveryAmt: 3_000, paymentAmt: 20_000 });
    const body = reserveBody(18_500, {
      coupons: sheet.body.appliedCoupons,
      subPayAmt: 1_500,
      ...address({ receiverZipCd: '63122', receiverAddress: '제주특별자치도 제주시 문연로 6' }),
    });
    expect((await reserve(shop, own, orderSheetNo, body)).code).toBe('PRICE_CHANGED');
    const held = await reserve(shop, own, orderSheetNo, { ...body, paymentAmtForVerification: 21_500 });
    expect(held.code).toBe(null);
    const order = await shop.call('getOrder', { bearer: own.bearer, path: { orderNo: held.body.orderNo } });
    expect(order.body.firstOrderAmount).toMatchObject({
      standardAmt: 20_000,
      cartCouponDiscountAmt: 3_000,
      deliveryAmt: 3_000,
      remoteDeliveryAmt: 3_000,
      subPayAmt: 1_500,
      chargeAmt: 21_500,
    });
    expect(order.body.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(21_500);
    expect(order.body.lines.filter(({ rule }) => rule === 'CART_COUPON')).toHaveLength(1);
    expect(order.body.lines.filter(({ rule }) => rule === 'POINT')).toHaveLength(1);
    expect(order.body.orderOptionsGroupByPartner.map(({ partnerNo }) => partnerNo)).toEqual([1, 2]);
    expect(await brokenInvariants(shop.test.database, shop.answeredPaid)).toEqual([]);
  });
});
