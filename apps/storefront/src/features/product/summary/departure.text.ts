import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words for the day goods leave. */
export const departureText = defineText({
  ko: {
    today: (time: string) => `오늘 ${time}까지 주문하면 오늘 출발`,
    on: (day: string) => `지금 주문하면 ${day} 출발`,
  },
  en: {
    today: (time) => `Today if ordered by ${time}`,
    on: (day) => `${day} if ordered now`,
  },
});
