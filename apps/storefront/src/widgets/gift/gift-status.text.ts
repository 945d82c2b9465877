import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Texts of a gift's status and recipient. */
export const giftStatusText = defineText({
  ko: {
    gift: '선물',
    to: (name: string) => `${name}님에게`,
    toGift: '선물 상세 보기',
    waiting: (day: string) => (day === '' ? '선물 수락 대기' : `선물 수락 대기 · ${day}까지`),
    WAITING_PAY: '결제 대기',
    WAITING_ADDRESS: '수락 대기',
    CONFIRMED: '배송지 입력 완료',
    DELIVERING: '배송중',
    COMPLETED: '배송완료',
    CANCELED_BY_SENDER: '취소됨',
    REFUSED: '거절됨',
    EXPIRED: '기간 만료',
  },
  en: {
    gift: 'Gift',
    to: (name) => `To ${name}`,
    toGift: 'View the gift',
    waiting: (day) => (day === '' ? 'Waiting to be accepted' : `Waiting to be accepted · until ${day}`),
    WAITING_PAY: 'Waiting for payment',
    WAITING_ADDRESS: 'Awaiting acceptance',
    CONFIRMED: 'Address received',
    DELIVERING: 'On its way',
    COMPLETED: 'Delivered',
    CANCELED_BY_SENDER: 'Canceled',
    REFUSED: 'Declined',
    EXPIRED: 'Expired',
  },
});
