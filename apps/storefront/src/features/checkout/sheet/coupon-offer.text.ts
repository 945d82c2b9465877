import { defineText } from '../../../locale/define-text.ts';

/** Words of the coupons a sheet offers to get. */
export const couponOfferText = defineText({
  ko: { take: (count: number) => `쿠폰 ${count}장 받고 최대 할인 적용하기` },
  en: {
    take: (count) => (count === 1 ? 'Get 1 coupon and apply the best' : `Get ${count} coupons and apply the best`),
  },
});
