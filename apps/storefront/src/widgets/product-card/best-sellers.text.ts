import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** The heading over what sells best. */
export const bestSellersText = defineText({
  ko: { title: '지금 많이 찾는 상품', more: '더보기', moreOf: '지금 많이 찾는 상품 더보기' },
  en: { title: 'Popular right now', more: 'More', moreOf: 'More popular items' },
});
