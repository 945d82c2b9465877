import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of an order whose money is on its way. */
export const paymentWaitText = defineText({
  ko: {
    checking: '결제 확인 중',
    checkingBody: (time: string) =>
      `이미 결제했다면 다시 결제하지 않아도 돼요. ${time}까지 결제되지 않으면 저절로 취소돼요.`,
    deposit: '입금을 기다리고 있어요',
    bank: '은행',
    account: '계좌번호',
    copy: '복사',
    copied: '계좌번호를 복사했어요',
    depositor: '예금주',
    amount: '입금할 금액',
    due: '입금 기한',
    dueAt: (time: string) => `${time}까지`,
    dueBody: '기한까지 입금하지 않으면 주문이 취소되고 쿠폰과 포인트를 돌려드려요.',
    expired: '입금 기한이 지나 취소됐어요',
    canceled: '입금하기 전에 취소했어요',
    unpaidBody: '이 주문에 쓰신 쿠폰과 포인트는 돌려드렸어요. 안내해 드린 계좌로는 더 입금하지 마세요.',
    inCart: '결제 확인 중인 주문이 있어요',
    inCartBody: '같은 상품을 다시 결제하기 전에 주문 내역을 확인해 주세요.',
    orders: '주문 내역 보기',
  },
  en: {
    checking: 'Checking your payment',
    checkingBody: (time) =>
      `If you’ve already paid, there’s no need to pay again. If it isn’t paid by ${time}, the order is canceled automatically.`,
    deposit: 'Waiting for your deposit',
    bank: 'Bank',
    account: 'Account',
    copy: 'Copy',
    copied: 'Account number copied',
    depositor: 'Account holder',
    amount: 'Amount to deposit',
    due: 'Deposit by',
    dueAt: (time) => time,
    dueBody: 'If nothing is deposited by then, the order is canceled and you get your coupons and points back.',
    expired: 'Canceled: no deposit arrived in time',
    canceled: 'You canceled it before paying',
    unpaidBody:
      'You have the coupons and points of this order back. Please don’t transfer money to its account anymore.',
    inCart: 'A payment is being checked',
    inCartBody: 'Check your orders before paying for the same items again.',
    orders: 'See my orders',
  },
});
