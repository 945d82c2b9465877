/** Words while the app is on its way and when it cannot be had: inline in every document, so in both languages and few. */
export const noticeText = {
  ko: { loading: '불러오는 중이에요', failed: '화면을 불러오지 못했어요', reload: '새로고침' },
  en: { loading: 'Loading', failed: 'Failed to load', reload: 'Reload' },
} as const;
