import { defineText } from '../../locale/define-text.ts';

/** Words for the day on which goods are expected; days from today on, weekdays from Sunday on. */
export const arrivalDayText = defineText({
  ko: {
    near: ['오늘', '내일', '모레'],
    weekdays: ['일', '월', '화', '수', '목', '금', '토'],
    expected: (weekday: string, date: string) => `${date}(${weekday}) 도착 예정`,
    expectedSoon: (near: string, weekday: string, date: string) => `${near}(${weekday}) ${date} 도착 예정`,
  },
  en: {
    near: ['today', 'tomorrow'],
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    expected: (weekday, date) => `Arrives ${weekday} ${date}`,
    expectedSoon: (near, weekday, date) => `Arrives ${near}, ${weekday} ${date}`,
  },
});
