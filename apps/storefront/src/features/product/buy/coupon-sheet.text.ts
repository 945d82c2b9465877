import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of a product's coupons and of getting them. */
export const couponSheetText = defineText({
  ko: {
    title: '쿠폰 받기',
    from: (amount: string) => `${amount} 이상 구매 시`,
    upTo: (amount: string) => `최대 ${amount}`,
    until: (date: string) => `${date}까지`,
    get: '받기',
    got: '받음',
    getAll: '모두 받기',
    gotOne: '쿠폰을 받았어요',
    gotAll: '받을 수 있는 쿠폰을 모두 받았어요',
  },
  en: {
    title: 'Get coupons',
    from: (amount) => `On orders of ${amount} or more`,
    upTo: (amount) => `Up to ${amount}`,
    until: (date) => `Until ${date}`,
    get: 'Get',
    got: 'Added',
    getAll: 'Get all',
    gotOne: 'Coupon added',
    gotAll: 'All available coupons added',
  },
});
