import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** What a carrier is usually asked, in the same order in both languages. */
export const deliveryMemoText = defineText({
  ko: {
    memos: ['문 앞에 놓아주세요', '경비실에 맡겨주세요', '택배함에 넣어주세요', '배송 전 연락 바랍니다'],
  },
  en: {
    memos: [
      'Leave it at the door',
      'Leave it at the security desk',
      'Put it in the parcel locker',
      'Call me before delivery',
    ],
  },
});
