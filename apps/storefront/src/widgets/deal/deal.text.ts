import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of today's deals, on the home and on the product's own page. */
export const dealText = defineText({
  ko: {
    deal: '오늘의 특가',
    left: (timer: string) => `${timer} 남음`,
    over: '오늘 특가가 끝났어요',
    sold: (rate: number) => `${rate}% 판매`,
  },
  en: {
    deal: 'Today’s deals',
    left: (timer) => `${timer} left`,
    over: 'Today’s deals are over',
    sold: (rate) => `${rate}% sold`,
  },
});
