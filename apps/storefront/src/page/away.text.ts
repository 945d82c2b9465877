import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** What is said in place of a question that leads nowhere without a connection. */
export const awayText = defineText({
  ko: { away: '인터넷 연결이 끊겼어요. 연결을 확인하고 다시 눌러 주세요.' },
  en: { away: 'You’re offline. Check your connection and try again.' },
});
