import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of money that came too late and goes back. */
export const lateRefundText = defineText({
  ko: {
    title: '주문이 끝난 뒤에 입금됐어요',
    done: '늦게 입금된 금액을 돌려드렸어요',
    came: (time: string, amount: string) => `${time}에 ${amount}을 받았지만 주문이 이미 끝나 모두 돌려드려요.`,
    ask: '입금하신 금액을 돌려드릴 계좌를 알려 주세요',
    onItsWay: '알려 주신 곳으로 돌려드리고 있어요.',
    refunded: (time: string, amount: string) => `${time}에 ${amount}을 돌려드렸어요.`,
    send: '이 계좌로 돌려받기',
    sent: '계좌를 받았어요. 곧 돌려드릴게요',
  },
  en: {
    title: 'Your payment came after the order had ended',
    done: 'Your late payment has been refunded',
    came: (time, amount) => `We received ${amount} on ${time}. The order had ended, so you get it all back.`,
    ask: 'Which account should we refund?',
    onItsWay: 'Your refund is on its way.',
    refunded: (time, amount) => `${amount} was sent back on ${time}.`,
    send: 'Refund to this account',
    sent: 'Thank you. Your refund is on its way',
  },
});
