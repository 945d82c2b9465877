import { defineText } from './locale/define-text.ts';

/** Words where something did not come. */
export const loadFailedText = defineText({
  ko: { failed: '불러오지 못했어요', retry: '다시 시도' },
  en: { failed: 'We couldn’t load this', retry: 'Try again' },
});
