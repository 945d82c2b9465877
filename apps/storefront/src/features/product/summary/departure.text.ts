import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words for the day goods leave; a weekday is a number, Sunday being 0. */
export const departureText = defineText({
  ko: {
    today: (time: string) => `오늘 ${time}까지 주문하면 오늘 출발`,
    on: (date: string, weekday: number) => `지금 주문하면 ${date}(${'일월화수목금토'.charAt(weekday)}) 출발`,
  },
  en: {
    today: (time) => `Today if ordered by ${time}`,
    on: (date, weekday) =>
      `${['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][weekday] ?? ''}, ${date} if ordered now`,
  },
});
