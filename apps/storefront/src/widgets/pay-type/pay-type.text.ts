import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** What the payment methods are called. */
export const payTypeText = defineText({
  ko: {
    CREDIT_CARD: '신용/체크카드',
    VIRTUAL_ACCOUNT: '가상계좌(무통장입금)',
    REALTIME_ACCOUNT_TRANSFER: '계좌이체',
    MOBILE: '휴대폰결제',
    KAKAO_PAY: '카카오페이',
    NAVER_EASY_PAY: '네이버페이',
    TOSS_PAY: '토스페이',
    ACCUMULATION: '포인트 결제',
    ZERO_PAY: '결제금액 없음',
  },
  en: {
    CREDIT_CARD: 'Card',
    VIRTUAL_ACCOUNT: 'Virtual account',
    REALTIME_ACCOUNT_TRANSFER: 'Bank transfer',
    MOBILE: 'Mobile billing',
    KAKAO_PAY: 'KakaoPay',
    NAVER_EASY_PAY: 'Naver Pay',
    TOSS_PAY: 'Toss Pay',
    ACCUMULATION: 'Points only',
    ZERO_PAY: 'Nothing to pay',
  },
});
