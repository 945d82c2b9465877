import { defineText } from './locale/define-text.ts';

/** Words for the day on which goods are expected; days from today on, weekdays from Sunday on. */
export const arrivalDayText = defineText({
  ko: {
    PAYMENT: '입금을 확인하면 도착일을 알려 드려요',
    ADDRESS: '받는 분이 주소를 입력하면 도착일이 정해져요',
    near: ['오늘', '내일', '모레'],
    weekdays: ['일', '월', '화', '수', '목', '금', '토'],
    expected: (weekday: string, date: string) => `${date}(${weekday}) 도착 예정`,
    day: (weekday: string, date: string) => `${date}(${weekday}) 도착 예정`,
    expectedSoon: (near: string, weekday: string, date: string) => `${near}(${weekday}) ${date} 도착 예정`,
    daySoon: (near: string, weekday: string, date: string) => `${near}(${weekday}) ${date} 도착 예정`,
  },
  en: {
    PAYMENT: 'We tell you the arrival day once your deposit is confirmed',
    ADDRESS: 'The arrival day is set once the recipient enters an address',
    near: ['today', 'tomorrow'],
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    expected: (weekday, date) => `Arrives ${weekday}, ${date}`,
    day: (weekday, date) => `${weekday}, ${date}`,
    expectedSoon: (near, weekday, date) => `Arrives ${near} (${weekday}, ${date})`,
    daySoon: (near, weekday, date) => `${near.charAt(0).toUpperCase()}${near.slice(1)} (${weekday}, ${date})`,
  },
});
