import type { Language } from '@dealstore/commerce-core/domain';
import type { SandboxPaymentStatus } from './sandbox-payment.ts';

type Sentence = Readonly<Record<Language, string>>;

/** Words of the payment window. Korean is 해요체. */
export const PAYMENT_TEXT = {
  title: { ko: '샌드박스 결제', en: 'Sandbox payment' },
  shop: { ko: '가맹점', en: 'Shop' },
  shopName: { ko: '딜스토어', en: 'Dealstore' },
  order: { ko: '주문', en: 'Order' },
  orderNo: { ko: '주문번호', en: 'Order no.' },
  method: { ko: '결제수단', en: 'Method' },
  amount: { ko: '결제금액', en: 'Amount' },
  choose: { ko: '어떤 카드로 결제할까요?', en: 'Which test card?' },
  chooseBank: { ko: '어느 은행 계좌로 입금할까요?', en: 'Which bank issues the account?' },
  issue: { ko: '가상계좌 발급받기', en: 'Issue the account' },
  account: { ko: '입금 계좌', en: 'Account' },
  due: { ko: '입금 기한', en: 'Deposit by' },
  deposit: { ko: '이 계좌에 입금하기', en: 'Deposit on this account' },
  openApp: { ko: '결제 앱 열기', en: 'Open the payment app' },
  afterApp: {
    ko: '앱에서 결제를 마치고 돌아왔다고 생각하고, 아래에서 결과를 골라 주세요.',
    en: 'Pretend that you paid in the app and came back: choose below how it went.',
  },
  pay: { ko: '{amount} 결제하기', en: 'Pay {amount}' },
  cancel: { ko: '취소하고 돌아가기', en: 'Cancel and go back' },
  goBack: { ko: '쇼핑몰로 돌아가기', en: 'Back to the shop' },
  lost: {
    ko: '결제는 승인됐지만 쇼핑몰로 돌아가지 못했어요. 쇼핑몰이 스스로 알아내야 해요.',
    en: 'The payment was approved, but the way back was lost. The shop has to find out by itself.',
  },
  decided: { ko: '이미 처리된 결제예요.', en: 'This payment has been decided already.' },
  payments: { ko: '결제', en: 'Payments' },
  noPayments: { ko: '아직 결제가 없어요.', en: 'No payments yet.' },
} as const satisfies Record<string, Sentence>;

/** Names of the methods of payment. */
export const PAY_TYPE_TEXT: Readonly<Record<string, Sentence>> = {
  CREDIT_CARD: { ko: '신용/체크카드', en: 'Card' },
  VIRTUAL_ACCOUNT: { ko: '가상계좌(무통장입금)', en: 'Virtual account' },
  REALTIME_ACCOUNT_TRANSFER: { ko: '계좌이체', en: 'Bank transfer' },
  MOBILE: { ko: '휴대폰결제', en: 'Phone bill' },
  KAKAO_PAY: { ko: '카카오페이', en: 'KakaoPay' },
  NAVER_EASY_PAY: { ko: '네이버페이', en: 'Naver Pay' },
  TOSS_PAY: { ko: '토스페이', en: 'Toss Pay' },
};

/** What the book says, in words. */
export const STATUS_TEXT: Readonly<Record<SandboxPaymentStatus, Sentence>> = {
  WAITING: { ko: '결제 대기', en: 'Waiting' },
  DEPOSIT_WAIT: { ko: '입금 대기', en: 'Waiting for the deposit' },
  APPROVED: { ko: '승인', en: 'Approved' },
  LOST: { ko: '승인(복귀 유실)', en: 'Approved (return lost)' },
  DECLINED: { ko: '거절', en: 'Declined' },
  DELAYED: { ko: '승인 지연', en: 'Delayed' },
  CANCELED: { ko: '취소', en: 'Canceled' },
};
