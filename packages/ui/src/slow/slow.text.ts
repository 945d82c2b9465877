import { defineText } from '../locale/define-text.ts';

/** Words beside what is awaited for long. */
export const slowText = defineText({
  ko: { loading: '연결이 느려요. 계속 불러오고 있어요.', answering: '응답이 늦어지고 있어요. 잠시만 기다려 주세요.' },
  en: {
    loading: 'Your connection is slow. Still loading.',
    answering: 'This is taking a while. Please wait a moment.',
  },
});
