import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Texts of a request without network or answer; the only ones for it. */
export const noAnswerText = defineText({
  ko: {
    UNPRESSED: '인터넷에 연결되면 계속할 수 있어요',
    AWAY: '인터넷 연결이 끊겼어요. 연결을 확인하고 다시 시도해 주세요.',
    BACK: '연결됐어요. 다시 시도해 주세요.',
    NETWORK: '인터넷 연결이 원활하지 않아요. 연결을 확인하고 다시 시도해 주세요.',
    TIMEOUT: '응답이 늦어지고 있어요. 잠시 후 다시 시도해 주세요.',
  },
  en: {
    UNPRESSED: 'You can go on once you’re back online',
    AWAY: 'You’re offline. Check your connection and try again.',
    BACK: 'You’re back online. Please try again.',
    NETWORK: 'We couldn’t get an answer. Check your connection and try again.',
    TIMEOUT: 'This is taking longer than usual. Please try again in a moment.',
  },
});
