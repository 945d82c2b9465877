import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** The heading over what sells best. */
export const bestSellersText = defineText({
  ko: { title: '지금 많이 찾는 상품' },
  en: { title: 'Popular right now' },
});
