import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the way to a bill's entries. */
export const priceEntriesText = defineText({
  ko: {
    open: '금액 자세히 보기',
    title: '결제금액 계산 내역',
  },
  en: {
    open: 'Price details',
    title: 'How your total adds up',
  },
});
