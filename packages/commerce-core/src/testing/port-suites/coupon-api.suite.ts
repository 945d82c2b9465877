import { describe, expect, it } from 'vitest';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

const FIRST_PAGE = { pageNumber: 1, pageSize: 100 };

/** What every CouponApi does. */
export function couponApiSuite(open: OpenSuiteShop): void {
  describe('CouponApi', () => {
    const shop = withShop(open);

    it('gives a coupon once and keeps it [CALL-36, CALL-40, ENTITY-21]', async () => {
      const { couponApi } = shop().member;
      const { couponNo } = shop();
      expect((await couponApi.list(FIRST_PAGE)).totalCount).toBe(0);
      const issued = await couponApi.download(couponNo, 'PC');
      expect(issued.couponNo).toBe(couponNo);
      expect(await refusalOf(couponApi.download(couponNo, 'PC'))).toMatchObject({ code: 'STATE_CONFLICT' });
      const held = await couponApi.list({ ...FIRST_PAGE, usable: true });
      expect(held.items).toMatchObject([{ couponIssueNo: issued.couponIssueNo, used: false, useYmdt: null }]);
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

    it('knows no coupon of a number nobody gave, and none of a guest', async () => {
      expect(await refusalOf(shop().member.couponApi.download(999_999_999, 'PC'))).toMatchObject({ code: 'NOT_FOUND' });
      expect(await refusalOf(shop().guest.couponApi.list(FIRST_PAGE))).toMatchObject({ code: 'AU99' });
    });
  });
}
