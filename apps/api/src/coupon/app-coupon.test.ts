import { APP_COUPON_RATE } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCoupon, insertIssue } from '../testing/rows/coupon-rows.ts';
import { insertMember, logInAs } from '../testing/rows/member-rows.ts';
import { openOrderShop, openSheet, reserveBody, type OrderShop } from '../testing/shop/order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop([{ productNo: 1 }]);
});
afterAll(() => shop.test.drop());

/** How each platform names itself in the headers of a call. Spec §7. */
const HEADERS = {
  'a PC': { 'connect-type': 'WEB', 'phone-os': 'PC' },
  'the web of a phone': { 'connect-type': 'WEB', 'phone-os': 'AOS' },
  'a caller that says nothing': {},
  'a browser that says it is the app': { 'connect-type': 'APP', 'phone-os': 'IOS' },
} as const;
const APP = { 'connect-type': 'APP', 'phone-os': 'IOS' } as const;

/** A member with the coupon of the app and a sheet of ten thousand won. */
async function openWithCoupon(client: 'WEB' | 'APP' = 'WEB') {
  const { database } = shop.test;
  const buyer = await logInAs(database, await insertMember(database), undefined, { client });
  const coupon = {
    couponType: 'PRODUCT',
    fixedAmt: false,
    discountAmt: 0,
    discountRate: APP_COUPON_RATE,
    minSalePrice: 0,
    usablePlatforms: ['MOBILE_APP'],
  } as const;
  const couponIssueNo = await insertIssue(
    database,
    await insertCoupon(database, { ...coupon, usablePlatforms: [...coupon.usablePlatforms] }),
    buyer.memberNo,
  );
  const orderSheetNo = await openSheet(shop, buyer);
  const request = {
    cartCouponIssueNo: null,
    deliveryCouponIssueNo: null,
    productCoupons: [{ productNo: 1, couponIssueNo }],
  };
  return { buyer, couponIssueNo, orderSheetNo, request };
}

describe('the coupon of the app', () => {
  it.each(Object.entries(HEADERS))(
    'takes nothing off on %s, whatever is sent [OVERLAY-14, CONST-30]',
    async (_, headers) => {
      const { buyer, couponIssueNo, orderSheetNo, request } = await openWithCoupon();
      const sheetCall = { bearer: buyer.bearer, path: { orderSheetNo }, headers };
      const { body: sheet } = await shop.call('getOrderSheet', sheetCall);
      expect(sheet.coupons.find((coupon) => coupon.couponIssueNo === couponIssueNo)?.reason).toBe('PLATFORM');
      const full = sheet.paymentInfo.paymentAmt;
      const body = { couponRequest: request, accumulationUseAmt: 0 };
      expect((await shop.call('calculateOrderSheet', { ...sheetCall, body })).code).not.toBe(null);
      const reserved = await shop.call('reservePayment', {
        ...sheetCall,
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        body: reserveBody(full - 1_000, { coupons: request }),
      });
      expect(reserved.code).not.toBe(null);
    },
  );

  it('takes ten percent off in the app, and its order is paid that much less [OVERLAY-14, CONST-30]', async () => {
    const { buyer, orderSheetNo, request } = await openWithCoupon('APP');
    const sheetCall = { bearer: buyer.bearer, path: { orderSheetNo }, headers: APP };
    const { body: sheet } = await shop.call('getOrderSheet', sheetCall);
    expect(sheet.paymentInfo).toMatchObject({ productAmt: 10_000, productCouponAmt: 1_000 });
    const reserved = await shop.call('reservePayment', {
      ...sheetCall,
      headers: { ...APP, 'idempotency-key': crypto.randomUUID() },
      body: reserveBody(sheet.paymentInfo.paymentAmt, { coupons: request }),
    });
    expect(reserved.code).toBe(null);
  });
});
