import { defineText } from './locale/define-text.ts';

/** Words for the day on which goods are expected; days from today on. */
export const arrivalDayText = defineText({
  ko: {
    PAYMENT: '입금을 확인하면 도착일을 알려드려요',
    ADDRESS: '받는 분이 주소를 입력하면 도착일이 정해져요',
    near: ['오늘', '내일', '모레'],
    expected: (day: string) => `${day} 도착 예정`,
    expectedSoon: (near: string, day: string) => `${near} ${day} 도착 예정`,
    // Beside a word that says already that they arrive.
    day: (day: string) => `${day} 예정`,
    daySoon: (near: string, day: string) => `${near} ${day} 예정`,
  },
  en: {
    PAYMENT: 'We tell you the arrival day once your deposit is confirmed',
    ADDRESS: 'The arrival day is set once the recipient enters an address',
    near: ['today', 'tomorrow'],
    expected: (day) => `Arrives ${day}`,
    expectedSoon: (near, day) => `Arrives ${near} (${day})`,
    day: (day) => day,
    daySoon: (near, day) => `${near.charAt(0).toUpperCase()}${near.slice(1)} (${day})`,
  },
});
