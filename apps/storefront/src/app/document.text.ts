import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** What a page says while its app is on its way, and when it cannot be had; only the server reads it. Spec §8. */
export const noticeText = defineText({
  ko: { loading: '불러오는 중이에요', failed: '화면을 불러오지 못했어요', reload: '새로고침' },
  en: { loading: 'Loading', failed: 'We couldn’t load this', reload: 'Reload' },
});

/** What a search engine and a share card say of a page that describes itself by nothing better; only the server reads it. */
export const documentText = defineText({
  ko: {
    home: (brand: string) => `${brand}에서 매일 새로운 특가와 기획전, 쿠폰 혜택을 만나 보세요`,
    page: (title: string, brand: string) => `${title} – 매일 새로운 특가와 기획전, 쿠폰 혜택이 있는 ${brand}`,
  },
  en: {
    home: (brand) => `New deals, promotions and coupons every day at ${brand}`,
    page: (title, brand) => `${title} – ${brand}, with new deals, promotions and coupons every day`,
  },
});
