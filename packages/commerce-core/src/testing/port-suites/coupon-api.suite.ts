import { describe, expect, it } from 'vitest';
import { confirmedOrder } from './suite-order.ts';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

const FIRST_PAGE = { pageNumber: 1, pageSize: 100 };

/** What every CouponApi does. */
export function couponApiSuite(open: OpenSuiteShop): void {
  describe('CouponApi', () => {
    const shop = withShop(open);

    it('gives a coupon once and keeps it [CALL-36, CALL-40]', async () => {
      const { couponApi } = shop().member;
      const { couponNo } = shop();
      expect((await couponApi.list(FIRST_PAGE)).totalCount).toBe(0);
      const issued = await couponApi.download(couponNo, 'PC');
      expect(issued.couponNo).toBe(couponNo);
      expect(await refusalOf(couponApi.download(couponNo, 'PC'))).toMatchObject({ code: 'STATE_CONFLICT' });
      const owned = await couponApi.list({ ...FIRST_PAGE, usable: true });
      expect(owned.items).toMatchObject([{ couponIssueNo: issued.couponIssueNo, used: false, useYmdt: null }]);
      expect((await couponApi.list({ ...FIRST_PAGE, usable: false })).items).toEqual([]);
    });

    it('shows what a product can be bought with, and gives all of it [CALL-38, CALL-42]', async () => {
      const { couponApi } = shop().member;
      const { productNo } = shop().goods.plain;
      const offered = await couponApi.issuableFor(productNo);
      expect(offered).toMatchObject([{ couponNo: shop().couponNo, downloadable: true, issued: false }]);
      const first = await couponApi.downloadFor(productNo, 'PC');
      expect([first.issuedCoupons.length, first.issueFailCoupons.length]).toEqual([1, 0]);
      const second = await couponApi.downloadFor(productNo, 'PC');
      expect(second.issueFailCoupons).toMatchObject([{ couponNo: shop().couponNo, errorCode: 'STATE_CONFLICT' }]);
    });

    it('lists usable coupons by their end, and counts them [ENTITY-23]', async () => {
      const { couponApi } = shop().member;
      const none = { usableCouponCnt: 0, expiringCouponCnt: 0, usedCouponCnt: 0, expiredCouponCnt: 0 };
      expect(await couponApi.summary()).toEqual(none);
      const code = await couponApi.registerCode('hello-2026', 'PC');
      const plain = await couponApi.download(shop().couponNo, 'PC');
      expect(await couponApi.summary()).toMatchObject({ usableCouponCnt: 2, expiringCouponCnt: 2 });
      const first = await couponApi.wallet({ status: 'USABLE', pageSize: 1 });
      expect(first).toMatchObject({ totalCount: 2, items: [{ couponIssueNo: code.couponIssueNo, targetNames: [] }] });
      const rest = await couponApi.wallet({ status: 'USABLE', pageSize: 1, cursor: first.nextCursor ?? '' });
      expect(rest).toMatchObject({ items: [{ couponIssueNo: plain.couponIssueNo }], nextCursor: null });
      for (const status of ['USED', 'EXPIRED'] as const) {
        expect(await couponApi.wallet({ status, pageSize: 9 })).toMatchObject({ items: [], totalCount: 0 });
      }
    });

    it('shows every coupon to get, of the shop or of some products [CALL-37]', async () => {
      const { couponApi } = shop().member;
      const { plain, other } = shop().goods;
      const offered = { couponNo: shop().couponNo, downloadable: true, issued: false, targetCnt: 0 };
      expect(await couponApi.issuable({})).toMatchObject([offered]);
      const productNos = [plain.productNo, other.productNo];
      expect(await couponApi.issuable({ productNos })).toMatchObject([
        { ...offered, productNos, maxSalePrice: null, minDeliveryAmt: 0 },
      ]);
      await couponApi.download(shop().couponNo, 'PC');
      expect(await couponApi.issuable({})).toMatchObject([{ ...offered, downloadable: false, issued: true }]);
    });

    it('gives several coupons at once, and names the refused ones [CALL-41]', async () => {
      const { couponApi } = shop().member;
      const { issuedCoupons, issueFailCoupons } = await couponApi.downloadAll([shop().couponNo, 999_999], 'PC');
      expect(issuedCoupons).toMatchObject([{ couponNo: shop().couponNo }]);
      expect(issueFailCoupons).toMatchObject([{ couponNo: 999_999, errorCode: 'NOT_FOUND' }]);
    });

    it('gives the coupon of a promotion code once, and none for a wrong one [CALL-39]', async () => {
      const { couponApi } = shop().member;
      const { codeCouponNo } = shop();
      expect(await refusalOf(couponApi.registerCode('HELLO-2027', 'PC'))).toMatchObject({ code: 'NOT_FOUND' });
      expect(await refusalOf(couponApi.registerCode('HÉLLO', 'PC'))).toMatchObject({ code: 'NOT_FOUND' });
      expect(await couponApi.registerCode('HELLO-2026', 'PC')).toMatchObject({ couponNo: codeCouponNo });
      expect(await refusalOf(couponApi.registerCode('hello-2026', 'PC'))).toMatchObject({ code: 'STATE_CONFLICT' });
      expect(await refusalOf(couponApi.download(codeCouponNo, 'PC'))).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('takes the coupon of the first purchase until something was bought, and says why not afterwards', async () => {
      const { couponApi, orderApi } = shop().member;
      const { couponIssueNo } = await couponApi.registerCode('HELLO-2026', 'PC');
      const products = [{ ...shop().goods.plain, orderCnt: 3 }];
      const seen = async () => {
        const { coupons } = await orderApi.sheet(await orderApi.createSheet({ type: 'direct', products }));
        return coupons.find((coupon) => coupon.couponIssueNo === couponIssueNo);
      };
      expect(await seen()).toMatchObject({ usable: true, reason: null });
      await confirmedOrder(shop(), { upTo: 'PAY_DONE' });
      expect(await seen()).toMatchObject({ usable: false, reason: 'FIRST_PURCHASE' });
      const { items } = await couponApi.list(FIRST_PAGE);
      expect(items).toMatchObject([{ firstPurchaseOnly: true }]);
    });

    it('gives one membership coupon in a Korean month, whichever it is [CALL-43, CALL-44]', async () => {
      const { couponApi } = shop().member;
      const [small, large] = shop().membershipCouponNos;
      const month = { issueMonth: '2026-11', issuedCouponNo: null };
      expect(await couponApi.benefit()).toMatchObject({ ...month, items: [{ couponNo: small }, { couponNo: large }] });
      expect(await refusalOf(couponApi.issueMembership(shop().couponNo))).toMatchObject({ code: 'NOT_FOUND' });
      expect(await couponApi.issueMembership(large)).toMatchObject({ couponNo: large });
      expect(await refusalOf(couponApi.issueMembership(small))).toMatchObject({ code: 'MB08' });
      expect(await refusalOf(couponApi.issueMembership(large))).toMatchObject({ code: 'MB08' });
      expect(await couponApi.benefit()).toMatchObject({
        issuedCouponNo: large,
        items: [
          { downloadable: false, issued: false },
          { downloadable: false, issued: true },
        ],
      });
    });

    it('rejects an unknown coupon with NOT_FOUND, and a guest', async () => {
      expect(await refusalOf(shop().member.couponApi.download(999_999_999, 'PC'))).toMatchObject({ code: 'NOT_FOUND' });
      expect(await refusalOf(shop().guest.couponApi.list(FIRST_PAGE))).toMatchObject({ code: 'AU99' });
    });
  });
}
