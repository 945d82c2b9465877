import { describe, expect, it } from 'vitest';
import { createCouponView } from './coupon.view.ts';

const coupon = (couponNo: number) => ({
  couponNo,
  couponIssueNo: couponNo,
  couponName: '쿠폰',
  useEndYmdt: '2026-12-31 23:59:59',
});

describe('the coupon view', () => {
  it('knows nothing of a promotion code before the first one [ENTITY-25]', () => {
    expect(createCouponView().state.promotionSearchSuccess).toBeNull();
  });

  it('is true once a code brought a coupon, false once it brought none, and neither while one is typed [STATE-40, STATE-41, ENTITY-25]', () => {
    const view = createCouponView();
    view.type('WELCOME5000');
    view.found(coupon(1));
    expect(view.state).toMatchObject({ promotionSearchSuccess: true, refusal: null, code: '' });
    view.missed({ code: 'COUPON_EXPIRED' });
    expect(view.state).toMatchObject({ promotionSearchSuccess: false, refusal: 'COUPON_EXPIRED' });
    view.type('W');
    expect(view.state).toMatchObject({ promotionSearchSuccess: null, refusal: null, code: 'W' });
  });

  it('keeps the coupons that were got, the last first [ENTITY-24]', () => {
    const view = createCouponView();
    expect(view.state.downloaded).toEqual([]);
    view.got([coupon(1), coupon(2)]);
    view.found(coupon(3));
    expect(view.state.downloaded.map(({ couponNo }) => couponNo)).toEqual([3, 1, 2]);
  });
});
