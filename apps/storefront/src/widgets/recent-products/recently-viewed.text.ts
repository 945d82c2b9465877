import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** The heading over what was looked at last. */
export const recentlyViewedText = defineText({
  ko: { title: '최근 본 상품' },
  en: { title: 'Recently viewed' },
});
