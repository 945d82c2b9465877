import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the alarm that tells when a sold-out option is back. */
export const restockText = defineText({
  ko: {
    title: '재입고 알림',
    body: '다시 들어오면 알림함으로 알려드려요',
    get: '알림 받기',
    waits: '알림 신청됨',
    only: '이 상품',
    asked: '다시 들어오면 알려드릴게요',
    isBack: '다시 들어왔어요. 지금 살 수 있어요',
    dropped: '재입고 알림을 취소했어요',
  },
  en: {
    title: 'Back-in-stock alert',
    body: 'We’ll send you a notification as soon as it’s back',
    get: 'Notify me',
    waits: 'We’ll let you know',
    only: 'This product',
    asked: 'We’ll let you know when it’s back',
    isBack: 'It’s back in stock',
    dropped: 'You won’t be notified anymore',
  },
});
