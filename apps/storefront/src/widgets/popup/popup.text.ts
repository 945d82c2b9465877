import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of a popup. Source of the seven days: 전자상거래법 21조의2. */
export const popupText = defineText({
  ko: { today: '오늘 하루 보지 않기', week: '7일 동안 보지 않기', close: '닫기' },
  en: { today: 'Hide for today', week: 'Hide for 7 days', close: 'Close' },
});
