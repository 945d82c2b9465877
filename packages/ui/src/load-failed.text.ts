import { defineText } from './locale/define-text.ts';

/** Words where something did not come. */
export const loadFailedText = defineText({
  ko: {
    failed: '불러오지 못했어요',
    promise: '인터넷에 연결되면 바로 불러올게요.',
    soon: '잠시 뒤 다시 불러올게요.',
    retry: '다시 시도',
  },
  en: {
    failed: 'We couldn’t load this',
    promise: 'It will load as soon as you’re back online.',
    soon: 'We’ll try again shortly.',
    retry: 'Try again',
  },
});
