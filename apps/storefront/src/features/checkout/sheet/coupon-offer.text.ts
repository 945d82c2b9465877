import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the coupons a sheet offers to get. */
export const couponOfferText = defineText({
  ko: {
    toGet: (names: string) => `아직 받지 않은 쿠폰: ${names}`,
    take: (count: number) => `쿠폰 ${count}장 더 받고 할인받기`,
  },
  en: {
    toGet: (names) => `Not added yet: ${names}`,
    take: (count) => (count === 1 ? 'Get 1 more coupon and save' : `Get ${count} more coupons and save`),
  },
});
