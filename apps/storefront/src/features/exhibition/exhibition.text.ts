import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of exhibitions, sections, events and recommendations. */
export const exhibitionText = defineText({
  ko: {
    parts: '기획전 구성',
    period: (from: string, to: string) => `${from} ~ ${to}`,
    daily: '오늘의 추천',
    similar: '취향에 맞는 추천',
    popular: '지금 인기 있는 상품',
    empty: '지금은 보여드릴 상품이 없어요',
  },
  en: {
    parts: 'In this promotion',
    period: (from, to) => `${from} – ${to}`,
    daily: 'Today’s picks',
    similar: 'Picked for you',
    popular: 'Popular right now',
    empty: 'There’s nothing to show right now',
  },
});
