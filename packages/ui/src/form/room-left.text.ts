import { defineText } from '../locale/define-text.ts';

/** How much a field for own words holds. */
export const roomLeftText = defineText({
  ko: {
    holds: (limit: number) => `${limit}자까지 쓸 수 있어요`,
    left: (count: number) => `${count}자 더 쓸 수 있어요`,
  },
  en: {
    holds: (limit) => `Up to ${limit} characters`,
    left: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
  },
});
